import { __, sprintf } from '@wordpress/i18n';

import { describeFill, type WordContext } from './fill-words';
import { joinList } from './join-facts';
import { describeLengths } from './lengths';

/** The background of a page, as the browser computes it. */
export interface ShownBackground {
	color: string;
	image: string;
	size: string;
	position: string;
	repeat: string;
	attachment: string;
}

/**
 * Returns the background of a page in words: its color, and the image with its position and size.
 *
 * @param background Computed values of the background.
 * @param context    Names of the site's presets.
 */
export function describeBackground(
	background: ShownBackground,
	context: WordContext
): string {
	const { color, image } = background;
	const hasImage = /url\(/.test( image );
	const fill = describeFill( [ { color, image: 'none' } ], context );
	if ( ! hasImage ) {
		return joinList( [
			image === 'none' || image === ''
				? fill
				: describeFill( [ { color, image } ], context ),
			__( 'no image', 'atelier' ),
		] );
	}
	return joinList( [
		fill,
		describeImageName( image ),
		describeSize( background.size ),
		...( background.position === '0% 0%'
			? []
			: [
					sprintf(
						/* translators: %s: position of an image, for example "50% 50%". */
						__( 'at %s', 'atelier' ),
						describeLengths( background.position ) || '0 0'
					),
			  ] ),
		background.repeat === 'no-repeat'
			? __( 'once', 'atelier' )
			: __( 'repeated', 'atelier' ),
		...( background.attachment === 'fixed'
			? [ __( 'fixed while the page scrolls', 'atelier' ) ]
			: [] ),
	] );
}

function describeImageName( image: string ): string {
	const url = /url\(\s*["']?([^"')]*)/.exec( image )?.[ 1 ] ?? '';
	const name = url.startsWith( 'data:' )
		? ''
		: url.split( /[?#]/ )[ 0 ]?.split( '/' ).pop();
	return name
		? sprintf(
				/* translators: %s: file name of an image. */
				__( 'the image %s', 'atelier' ),
				name
		  )
		: __( 'an image', 'atelier' );
}

function describeSize( size: string ): string {
	const sizes: Record< string, string | undefined > = {
		cover: __( 'covering all', 'atelier' ),
		contain: __( 'fitted in', 'atelier' ),
		auto: __( 'in its own size', 'atelier' ),
	};
	return (
		sizes[ size ] ??
		sprintf(
			/* translators: %s: size of an image, for example "200 px". */
			__( 'size %s', 'atelier' ),
			describeLengths( size ) || size
		)
	);
}
