import { isRecord } from '@/utils/is-record';
import type { FontFace, FontFamily } from '../types';

const FACE_TEXTS = [
	'fontStyle',
	'fontStretch',
	'fontDisplay',
	'unicodeRange',
	'preview',
] as const;

/**
 * Returns the families of a stored list; entries and faces of a wrong type are omitted.
 *
 * @param list Unchecked value of a record, a collection or a theme.
 */
export function readFamilies( list: unknown ): FontFamily[] {
	return ( Array.isArray( list ) ? list : [] ).flatMap( ( entry ) => {
		const family = readFamily( entry );
		return family ? [ family ] : [];
	} );
}

/**
 * Returns a stored family; undefined without a slug or a CSS family.
 *
 * @param entry Unchecked stored value.
 */
export function readFamily( entry: unknown ): FontFamily | undefined {
	if ( ! isRecord( entry ) ) {
		return undefined;
	}
	const { slug, name, fontFamily, fontFace, preview } = entry;
	if ( ! isText( slug ) || ! isText( fontFamily ) ) {
		return undefined;
	}
	return {
		slug,
		fontFamily,
		...( isText( name ) && { name } ),
		...( isText( preview ) && { preview } ),
		...( Array.isArray( fontFace ) && {
			fontFace: fontFace.flatMap( ( face ) => {
				const readable = readFace( face );
				return readable ? [ readable ] : [];
			} ),
		} ),
	};
}

/**
 * Returns a stored face; undefined without a CSS family.
 *
 * @param entry Unchecked stored value.
 */
export function readFace( entry: unknown ): FontFace | undefined {
	if ( ! isRecord( entry ) || ! isText( entry.fontFamily ) ) {
		return undefined;
	}
	const { fontFamily, fontWeight, src } = entry;
	const sources = ( Array.isArray( src ) ? src : [ src ] ).filter( isText );
	return {
		fontFamily,
		...Object.fromEntries(
			FACE_TEXTS.flatMap( ( key ) => {
				const value = entry[ key ];
				return isText( value ) ? [ [ key, value ] ] : [];
			} )
		),
		...( ( isText( fontWeight ) || typeof fontWeight === 'number' ) && {
			fontWeight,
		} ),
		...( sources.length > 0 && {
			src: Array.isArray( src ) ? sources : sources[ 0 ],
		} ),
	};
}

function isText( value: unknown ): value is string {
	return typeof value === 'string' && value !== '';
}
