import { type ConfigNode } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { resolveThemeFile, type ThemeFiles } from '../theme-files';

const DESCRIPTORS: ReadonlyArray< readonly [ string, string ] > = [
	[ 'fontStyle', 'font-style' ],
	[ 'fontWeight', 'font-weight' ],
	[ 'fontStretch', 'font-stretch' ],
	[ 'unicodeRange', 'unicode-range' ],
];

/**
 * Returns `@font-face` rules for the font families of a config, for samples outside the canvas.
 * Invalid faces are omitted.
 *
 * @param settings Settings of the config.
 * @param files    Addresses of the theme's files.
 */
export function getFontFaceCss(
	settings: ConfigNode,
	files: ThemeFiles
): string {
	const families = getAtPath( settings, [ 'typography', 'fontFamilies' ] );
	const lists = isRecord( families )
		? Object.values( families )
		: [ families ];
	return lists
		.flatMap( ( list ) => ( Array.isArray( list ) ? list : [] ) )
		.filter( isRecord )
		.flatMap( ( { fontFace } ) =>
			Array.isArray( fontFace ) ? fontFace : []
		)
		.filter( isRecord )
		.map( ( face ) => formatFace( face, files ) )
		.filter( Boolean )
		.join( '\n' );
}

/**
 * Returns the address of a face's file; `undefined` if it has none.
 *
 * @param face     Face.
 * @param face.src Addresses of its files.
 * @param files    Addresses of the theme's files.
 */
export function getFontFileUrl(
	{ src }: { readonly src?: unknown },
	files: ThemeFiles
): string | undefined {
	return listSources( src, files )[ 0 ];
}

function listSources( src: unknown, files: ThemeFiles ): string[] {
	return ( Array.isArray( src ) ? src : [ src ] )
		.filter(
			( source ): source is string =>
				typeof source === 'string' && source !== ''
		)
		.map( ( source ) => resolveThemeFile( source, files ) );
}

function formatFace( face: ConfigNode, files: ThemeFiles ): string {
	const sources = listSources( face.src, files );
	if ( typeof face.fontFamily !== 'string' || sources.length === 0 ) {
		return '';
	}
	const family = JSON.stringify(
		face.fontFamily.replace( /^["']|["']$/g, '' )
	);
	const src = sources
		.map( ( source ) => `url(${ JSON.stringify( source ) })` )
		.join( ', ' );
	const descriptors = DESCRIPTORS.flatMap( ( [ key, name ] ) => {
		const value = face[ key ];
		return ( typeof value === 'string' || typeof value === 'number' ) &&
			! /[;{}<]/.test( String( value ) )
			? [ `${ name }: ${ value };` ]
			: [];
	} );
	return `@font-face { font-family: ${ family }; src: ${ src }; ${ descriptors.join(
		' '
	) } font-display: swap; }`;
}
