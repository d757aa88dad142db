import { __, sprintf } from '@wordpress/i18n';

import { editWithNotice } from '../config/edit-with-undo';
import { useGlobalStyles } from '../config/use-global-styles';
import { describePath } from '../rules/describe-path';
import type { CssProperty } from '../rules/why/css-properties';
import type { CascadeEntry } from '../rules/why/cascade';
import {
	getEntryPart,
	planForAll,
	planReset,
	type StylesEdit,
} from '../rules/why/cascade-edits';
import { nameBlock } from './name-element';

/** Actions for an entry of a cascade; undefined where they do not apply. */
export interface EntryActions {
	/** Removes the person's value. */
	reset: ( () => void ) | undefined;
	/** Sets the value of one block for all blocks of its kind. */
	useForAll: ( () => void ) | undefined;
}

const NO_ACTIONS: EntryActions = { reset: undefined, useForAll: undefined };

/** Returns a function that lists the actions for an entry. Each action is one unsaved edit with a notice that undoes it. */
export function useEntryActions(): (
	entry: CascadeEntry,
	properties: readonly CssProperty[],
	blockName: string | undefined
) => EntryActions {
	const { canEdit, setUser } = useGlobalStyles();
	const toAction = (
		change: StylesEdit | undefined,
		message: string,
		part: 'styles' | 'settings' = 'styles'
	) =>
		change &&
		( () =>
			editWithNotice(
				setUser,
				{
					name: 'why',
					update: ( config ) => ( {
						...config,
						[ part ]: change( config[ part ] ),
					} ),
				},
				message
			) );
	return ( entry, properties, blockName ) => {
		if ( ! canEdit ) {
			return NO_ACTIONS;
		}
		const name = describePath( entry.path );
		return {
			reset: toAction(
				planReset( entry, properties ),
				sprintf(
					/* translators: %s: name of a value, for example "Typography, font size". */
					__( '%s reset. It is not saved yet.', 'atelier' ),
					name
				),
				getEntryPart( entry )
			),
			useForAll: toAction(
				planForAll( entry, properties, blockName ),
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
