/** Sizes in pixels of a preview: the frame at its own width, and how it is scaled into its place. */
export interface PreviewFit {
	scale: number;
	/** Height of the frame before it is scaled. */
	height: number;
	/** Width of the frame before it is scaled. */
	width: number;
	/** Space within the frame around the record. */
	padding: number;
}

/** Sizes in pixels that decide how a preview fits. */
export interface PreviewSizes {
	/** Width of the place. */
	width: number;
	/** Height of the place. */
	height: number;
	/** Width at which the record is rendered. */
	viewportWidth: number;
	/** Height of the record at that width; `undefined` until it is measured. */
	contentHeight: number | undefined;
}

/** A width at which a record is rendered, and its height there, in pixels. */
export type MeasuredPreview = Pick< PreviewSizes, 'viewportWidth' > & {
	contentHeight: number;
};

/** Share of its place's height below which a record counts as short. */
const LITTLE = 0.5;

/** Space around short content, in pixels: its text does not touch the edges of a card. */
const INSET_PX = 16;

/**
 * Viewport widths for short records. Columns are side by side in both, and the links of a menu are visible, which are
 * behind a button below 600 px.
 */
const VIEWPORTS = [ 800, 600 ];

/** Smallest scale at which the text of a theme, of 16 px and more, can be read. */
const READABLE_SCALE = 0.625;

/** Narrowest canvas of specification 9. */
const MIN_VIEWPORT_PX = 320;

/**
 * Fits a preview into its box: as wide as the box, from its top, and clipped at its end. Short content has space around it.
 *
 * @param sizes The sizes.
 */
export function fitPreview( {
	width,
	height,
	viewportWidth,
	contentHeight,
}: PreviewSizes ): PreviewFit {
	const isLittle =
		contentHeight !== undefined &&
		( contentHeight * width ) / viewportWidth < height * LITTLE;
	const inset = isLittle ? Math.min( INSET_PX, width / 4 ) : 0;
	const scale = ( width - 2 * inset ) / viewportWidth;
	const room = scale > 0 ? Math.ceil( height / scale ) : 0;
	const padding = inset && inset / scale;
	return {
		scale,
		padding,
		width: viewportWidth + 2 * padding,
		// The page's background is around short content, and below it.
		height:
			contentHeight === undefined || isLittle
				? room
				: Math.min( contentHeight, room ),
	};
}

/**
 * Chooses the width at which a record is rendered: its own, or a narrower one where it would be a thin band of tiny
 * text. It is the first one at which the record fills half of its place, else the narrowest.
 *
 * @param sizes         The place, and the record's own width.
 * @param hasNavigation Whether it has a menu, whose links are not shown below 600 px.
 * @param measure       Returns the height of the record at a width.
 */
export function chooseViewport(
	{ width, height, viewportWidth }: Omit< PreviewSizes, 'contentHeight' >,
	hasNavigation: boolean,
	measure: ( viewportWidth: number ) => number
): MeasuredPreview {
	const readable = Math.max(
		MIN_VIEWPORT_PX,
		Math.round( width / READABLE_SCALE )
	);
	const narrower = [ ...VIEWPORTS, ...( hasNavigation ? [] : [ readable ] ) ]
		.filter(
			( candidate ) =>
				candidate < viewportWidth &&
				// Nothing is enlarged.
				candidate >= Math.min( width, readable )
		)
		.sort( ( a, b ) => b - a );
	let chosen = { viewportWidth, contentHeight: measure( viewportWidth ) };
	for ( const candidate of narrower ) {
		const shown = ( chosen.contentHeight * width ) / chosen.viewportWidth;
		if ( shown >= height * LITTLE ) {
			break;
		}
		chosen = {
			viewportWidth: candidate,
			contentHeight: measure( candidate ),
		};
	}
	return chosen;
}
