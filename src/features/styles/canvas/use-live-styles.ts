import { useEffect, useLayoutEffect } from 'react';
import { useSelect } from '@wordpress/data';

import { useGlobalStylesRecord } from '@/data/site/use-global-styles-record';
import { store } from '@/data/store';
import type { CanvasRegistry } from './canvas-registry';
import { cleanRecord } from './clean-record';

/**
 * Shows the current styles in the canvas: those that a person previews without applying them, or else the site's with their unsaved edits.
 * The latter are not replaced where the editor itself has rendered them.
 *
 * @param canvas         The style sheets of the canvas.
 * @param editorSettings Settings of the editor.
 */
export function useLiveStyles(
	canvas: Pick< CanvasRegistry, 'isRenderedRecord' | 'show' | 'end' >,
	editorSettings: Readonly< Record< string, unknown > >
): void {
	const { record, base, canEdit } = useGlobalStylesRecord();
	const isReady = canEdit === true && base !== undefined;

	const previewed = useSelect(
		( select ) => select( store ).getPreviewedStyles(),
		[]
	);

	useLayoutEffect( () => {
		const current = cleanRecord( record );
		const live = previewed ? { ...record, ...previewed } : current;
		if (
			! isReady ||
			( ! previewed && canvas.isRenderedRecord( current ) )
		) {
			canvas.show( null );
			return undefined;
		}
		let isCurrent = true;
		import( /* webpackChunkName: "styles" */ './generate-sheets' ).then(
			( { generateSheets } ) => {
				if ( isCurrent ) {
					canvas.show( generateSheets( base, live, editorSettings ) );
				}
			},
			// The screen that edits is in the same chunk; the next edit tries again.
			() => {}
		);
		return () => {
			isCurrent = false;
		};
	}, [ canvas, record, previewed, base, isReady, editorSettings ] );

	useEffect( () => canvas.end, [ canvas ] );
}
