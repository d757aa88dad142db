import type { CanvasContainerView } from '@/data/store';

/** Conditions for the canvas's container view. */
export interface CanvasContainerInput {
	/** Whether Styles is open, as a screen or in the editor's sidebar. */
	isStylesOpen: boolean;
	/** Whether the canvas shows blocks, and not their code. */
	isVisual: boolean;
	/** `section` of the address. */
	section: string | undefined;
	/** `preview` of the address. */
	preview: string | undefined;
}

/**
 * Returns the view that the canvas shows instead of the record (specification 3, editor store, and 4.2); null for the record.
 *
 * @param input The conditions.
 */
export function chooseCanvasContainerView( {
	isStylesOpen,
	isVisual,
	section = '/',
	preview,
}: CanvasContainerInput ): CanvasContainerView | null {
	if ( ! isStylesOpen || ! isVisual ) {
		return null;
	}
	const hasBook = preview === 'stylebook';
	if ( section.startsWith( '/revisions' ) ) {
		return hasBook
			? 'global-styles-revisions:style-book'
			: 'global-styles-revisions';
	}
	if ( hasBook ) {
		return 'style-book';
	}
	return section === '/css' ? 'global-styles-css' : null;
}
