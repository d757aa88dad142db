import { LAYOUT_WIDTHS } from '@/utils/layout-widths';

/**
 * Widths in pixels of the areas beside the sidebar, in their order: `null` for one that grows, `undefined` for one that
 * the screen does not have.
 */
export interface AreaWidths {
	content: number | null | undefined;
	edit: number | null | undefined;
	preview: number | null | undefined;
}

/**
 * Areas that fit beside the sidebar: all areas; the panels (content and edit) without the preview; or a single
 * panel, where *edit*, which a person opened and can close, covers the content.
 */
export type AreaFit = 'all' | 'panels' | 'single';

/**
 * Returns the areas that fit beside each other. An area that grows needs at least 320 px, the narrowest canvas of
 * specification 9. Without that width the preview is hidden first, then the content if there is an *edit* area.
 *
 * @param widths   Widths of the route's areas.
 * @param viewport Width of the window in pixels, from 782 on: below, there is one area anyway (specification 2.1).
 */
export function fitAreas( widths: AreaWidths, viewport: number ): AreaFit {
	const panels = [ widths.content, widths.edit ].filter( isDefined );
	const hasRoom = ( areas: readonly ( number | null )[] ) =>
		areas.reduce< number >(
			( sum, width ) =>
				sum +
				( width ?? LAYOUT_WIDTHS.growingAreaMin ) +
				LAYOUT_WIDTHS.gap,
			LAYOUT_WIDTHS.sidebar
		) <= viewport;

	if (
		panels.length === 0 ||
		hasRoom( [ ...panels, ...[ widths.preview ].filter( isDefined ) ] )
	) {
		return 'all';
	}
	return panels.length > 1 && hasRoom( panels ) ? 'panels' : 'single';
}

function isDefined( width: number | null | undefined ): width is number | null {
	return width !== undefined;
}
