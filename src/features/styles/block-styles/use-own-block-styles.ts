import { __, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { setAtPath } from '@/utils/theme-json/value-at-path';
import { editWithUndo } from '../config/edit-with-undo';
import { useGlobalStyles } from '../config/use-global-styles';
import type { OwnBlockStyle } from '../reads/own-block-styles';
import {
	addBlockStyle,
	removeBlockStyle,
	renameBlockStyle,
} from '../writes/own-block-styles';

/** Functions that change the site's own block styles, each with a notice that undoes the change. */
export interface OwnBlockStyles {
	/** Adds a style to a block. */
	add: (
		block: string,
		label: string,
		onAdded: ( style: OwnBlockStyle ) => void
	) => void;
	rename: ( style: OwnBlockStyle, label: string ) => void;
	/** Removes a style, and its values as an unsaved edit of the styles. */
	remove: ( style: OwnBlockStyle ) => void;
}

/** Returns functions that change the site's own block styles. */
export function useOwnBlockStyles(): OwnBlockStyles {
	const { setUser } = useGlobalStyles();
	const run = (
		style: OwnBlockStyle | { name: string; label: string },
		work: () => Promise< () => Promise< void > >,
		done: string
	) =>
		void runOnItems( [ { id: style.name } ], {
			subject: 'block-style',
			getTitle: () => style.label,
			run: work,
			done: () => done,
		} );
	return {
		add: ( block, label, onAdded ) =>
			run(
				{ name: label, label },
				async () => {
					const style = await addBlockStyle( { block, label } );
					onAdded( style );
					return () => removeBlockStyle( style );
				},
				sprintf(
					/* translators: %s: name of a block style. */
					__( '“%s” added.', 'atelier' ),
					label
				)
			),
		rename: ( style, label ) =>
			run(
				{ ...style, label },
				async () => {
					const renamed = await renameBlockStyle( style, label );
					return async () => {
						await renameBlockStyle( renamed, style.label );
					};
				},
				sprintf(
					/* translators: %s: new name of a block style. */
					__( 'Renamed to “%s”.', 'atelier' ),
					label
				)
			),
		remove: ( style ) => {
			const path = [ 'blocks', style.block, 'variations', style.name ];
			run(
				style,
				async () => {
					await removeBlockStyle( style );
					const bringValuesBack = editWithUndo( setUser, {
						name: `styles.${ path.join( '.' ) }`,
						update: ( config ) => ( {
							...config,
							styles: setAtPath( config.styles, path, undefined ),
						} ),
					} );
					return async () => {
						await addBlockStyle( style );
						bringValuesBack();
					};
				},
				sprintf(
					/* translators: %s: name of a block style. */
					__( '“%s” removed.', 'atelier' ),
					style.label
				)
			);
		},
	};
}
