import { isRecord } from '@/utils/is-record';

/** Widths of WordPress, where a theme sets none. */
const DEFAULTS = { mobile: '480px', tablet: '782px' };

const LENGTH = /^(\d+|\d*\.\d+)(px|em|rem)$/;
const FONT_SIZE = 16;

/**
 * Returns the media queries of the viewports that styles can be limited to, by their keys in the styles.
 *
 * @param viewport The settings' `viewport`.
 */
export function getViewportQueries(
	viewport: unknown
): Record< string, string > {
	const { mobile, tablet } = readWidths( viewport );
	const isBoth =
		mobile !== undefined &&
		tablet !== undefined &&
		toPixels( mobile ) < toPixels( tablet );
	return {
		...( mobile !== undefined && { '@mobile': `(width <= ${ mobile })` } ),
		...( isBoth && {
			'@tablet': `(${ mobile } < width <= ${ tablet })`,
		} ),
		...( mobile === undefined &&
			tablet !== undefined && { '@tablet': `(width <= ${ tablet })` } ),
	};
}

function readWidths( viewport: unknown ): {
	mobile?: string;
	tablet?: string;
} {
	const read = ( name: string ) => {
		const value = isRecord( viewport ) ? viewport[ name ] : undefined;
		return typeof value === 'string' && LENGTH.test( value.trim() )
			? { [ name ]: value.trim() }
			: {};
	};
	const own = { ...read( 'mobile' ), ...read( 'tablet' ) };
	return Object.keys( own ).length > 0 ? own : DEFAULTS;
}

function toPixels( width: string ): number {
	return (
		Number.parseFloat( width ) * ( width.endsWith( 'px' ) ? 1 : FONT_SIZE )
	);
}
