import { __, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { useGlobalStyles } from '../config/use-global-styles';
import { describePath } from '../rules/describe-path';
import { applyDifferences, diffConfigs } from '../rules/diff-configs';
import type { CssProperty } from '../rules/why/css-properties';
import type { Rung } from '../rules/why/ladder';
import {
	getRungPart,
	planForAll,
	planReset,
	type StylesEdit,
} from '../rules/why/rung-edits';
import { nameBlock } from './name-element';

/** Actions for a step of a ladder; an action is missing where it does not apply. */
export interface RungActions {
	/** Takes the person's value away. */
	reset: ( () => void ) | undefined;
	/** Gives all blocks of the kind the value that one block has of its own. */
	useForAll: ( () => void ) | undefined;
}

const STYLES = { id: 'user' };
const NO_ACTIONS: RungActions = { reset: undefined, useForAll: undefined };

/** Returns a function that tells what can be done about a step of a ladder. Each is one unsaved edit, and its notice undoes it. */
export function useRungActions(): (
	rung: Rung,
	properties: readonly CssProperty[],
	blockName: string | undefined
) => RungActions {
	const { canEdit, setUser } = useGlobalStyles();
	const toAction = (
		change: StylesEdit | undefined,
		message: string,
		part: 'styles' | 'settings' = 'styles'
	) =>
		change &&
		( () =>
			void runOnItems( [ STYLES ], {
				subject: 'styles',
				run: async () => {
					let back: ReturnType< typeof diffConfigs > = [];
					setUser( ( config ) => {
						const next = {
							...config,
							[ part ]: change( config[ part ] ),
						};
						back = diffConfigs( next, config );
						return next;
					}, `why.${ Date.now() }` );
					return async () =>
						setUser(
							( config ) => applyDifferences( config, back ),
							`why.undo.${ Date.now() }`
						);
				},
				done: () => message,
			} ) );
	return ( rung, properties, blockName ) => {
		if ( ! canEdit ) {
			return NO_ACTIONS;
		}
		const name = describePath( rung.path );
		return {
			reset: toAction(
				planReset( rung, properties ),
				sprintf(
					/* translators: %s: name of a value, for example "Typography, font size". */
					__( '%s reset. It is not saved yet.', 'atelier' ),
					name
				),
				getRungPart( rung )
			),
			useForAll: toAction(
				planForAll( rung, properties, blockName ),
				sprintf(
					/* translators: 1: name of a value, for example "Color, text". 2: name of a block. */
					__(
						'%1$s is now the same for all blocks “%2$s”. It is not saved yet.',
						'atelier'
					),
					name,
					nameBlock( blockName ?? '' )
				)
			),
		};
	};
}
