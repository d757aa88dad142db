import { __, sprintf } from '@wordpress/i18n';

import { joinList } from './join-facts';
import { describeLengths } from './lengths';

/** Widths and spaces of a page, as the browser computes them. */
export interface ShownLayout {
	/** Largest width of the content. */
	content: string | undefined;
	/** Largest width of wide blocks. */
	wide: string | undefined;
	/** Space between blocks. */
	gap: string | undefined;
	/** Space between the content and the edge of the page. */
	padding: string | undefined;
}

/**
 * Returns the layout of a page in words: *content 645 px, wide 1340 px, block spacing 19.2 px, padding 0 px 50 px*.
 *
 * @param layout Computed values of the layout.
 */
export function describeLayout( {
	content,
	wide,
	gap,
	padding,
}: ShownLayout ): string {
	const contentWidth = readWidth( content );
	const wideWidth = readWidth( wide );
	const space = describeLengths( gap ?? '' );
	const edges = describeLengths( padding ?? '' );
	return joinList( [
		contentWidth
			? sprintf(
					/* translators: %s: width of the content, for example "645 px". */
					__( 'content %s', 'atelier' ),
					contentWidth
			  )
			: __( 'content as wide as its place', 'atelier' ),
		...( wideWidth && wideWidth !== contentWidth
			? [
					sprintf(
						/* translators: %s: width of wide blocks, for example "1340 px". */
						__( 'wide %s', 'atelier' ),
						wideWidth
					),
			  ]
			: [] ),
		space
			? sprintf(
					/* translators: %s: space between blocks, for example "24 px". */
					__( 'block spacing %s', 'atelier' ),
					space
			  )
			: __( 'no block spacing', 'atelier' ),
		edges
			? sprintf(
					/* translators: %s: space between the edge and the content, for example "12 px 24 px". */
					__( 'padding %s', 'atelier' ),
					edges
			  )
			: __( 'no padding', 'atelier' ),
	] );
}

function readWidth( width = '' ): string {
	return width === 'none' ? '' : describeLengths( width );
}
