import {
	PRESET_ORIGINS,
	type Config,
	type ConfigNode,
} from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { readDarkValue, type DarkKind } from '../dark/dark-values';
import { parseLength } from '../css-length';
import type { Rgba } from '../oklab';
import type { PresetKind } from '../preset-kinds';
import { readShownPresets } from '../read-shown-presets';
import { splitCss } from '../split-css';

/** Returns the channels of a CSS color; undefined for values that are no color, or depend on their element. */
export type ResolveColor = ( color: string ) => Rgba | undefined;

/** Names of the site's presets by their values in one scheme. */
export interface KnownPresets {
	colors: ReadonlyMap< string, string >;
	gradients: ReadonlyMap< string, string >;
	shadows: ReadonlyMap< string, string >;
	/** By slug, which is a part of a duotone's name in a page. */
	duotones: ReadonlyMap< string, string >;
	/** By the first family of their list. */
	fonts: ReadonlyMap< string, string >;
}

/**
 * Lists the names of the presets by their look. Of several with the same look the first name is used: the theme's, WordPress's, the person's.
 *
 * @param config  Merged config.
 * @param isDark  Whether the dark scheme is shown.
 * @param resolve Reads a color.
 */
export function listKnownPresets(
	config: Pick< Config, 'settings' >,
	isDark: boolean,
	resolve: ResolveColor
): KnownPresets {
	const { colors, gradients, shadows, duotones, fonts } = {
		colors: new Map< string, string >(),
		gradients: new Map< string, string >(),
		shadows: new Map< string, string >(),
		duotones: new Map< string, string >(),
		fonts: new Map< string, string >(),
	};
	const inScheme = ( kind: DarkKind, slug: string, value: string ) =>
		( isDark ? readDarkValue( config, kind, slug ) : undefined ) ?? value;
	for ( const origin of PRESET_ORIGINS ) {
		const read = < K extends PresetKind >( kind: K ) =>
			readShownPresets( config, kind, origin );
		for ( const { slug, name, color } of read( 'color' ) ) {
			const rgba = resolve( inScheme( 'color', slug, color ) );
			addName( colors, rgba && toHex( rgba ), name );
		}
		for ( const { slug, name, gradient } of read( 'gradient' ) ) {
			const value = inScheme( 'gradient', slug, gradient );
			addName( gradients, normalizeCss( value, resolve ), name );
		}
		for ( const { name, shadow } of read( 'shadow' ) ) {
			addName( shadows, normalizeShadow( shadow, resolve ), name );
		}
		for ( const { slug, name } of read( 'duotone' ) ) {
			addName( duotones, slug, name );
		}
		for ( const { name, fontFamily } of readFonts( config, origin ) ) {
			addName( fonts, getFirstFamily( fontFamily ), name );
		}
	}
	return { colors, gradients, shadows, duotones, fonts };
}

/**
 * Returns a color as eight or six digits, the same for all notations of one color.
 *
 * @param rgba Its channels.
 */
export function toHex( { r, g, b, a }: Rgba ): string {
	const digits = ( channel: number ) =>
		Math.min( 255, Math.max( 0, Math.round( channel ) ) )
			.toString( 16 )
			.padStart( 2, '0' );
	const alpha = digits( a * 255 );
	return `#${ [ r, g, b ].map( digits ).join( '' ) }${
		alpha === 'ff' ? '' : alpha
	}`;
}

/**
 * Returns the name of the first family of a list, without its quotes.
 *
 * @param list CSS `font-family`.
 */
export function getFirstFamily( list: string ): string {
	return ( list.split( ',' )[ 0 ] ?? '' )
		.trim()
		.replace( /^(["'])(.*)\1$/, '$2' );
}

const SRGB =
	/^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/;

/**
 * Reads a color in the notation that browsers use for mixed colors; undefined for any other notation.
 *
 * @param css CSS color.
 */
export function readSrgb( css: string ): Rgba | undefined {
	const match = SRGB.exec( css );
	if ( ! match ) {
		return undefined;
	}
	const [ r = 0, g = 0, b = 0 ] = match
		.slice( 1, 4 )
		.map( ( share ) => Number( share ) * 255 );
	return { r, g, b, a: Number( match[ 4 ] ?? 1 ) };
}

// Digits, functions, and whole words; words that name no color are not replaced.
const COLOR =
	/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?)\([^()]*\)|(?<![\w-])[a-z]{3,}(?![\w(-])/gi;

/**
 * Returns CSS in one spelling: colors as digits, one space between words.
 *
 * @param css     A value.
 * @param resolve Reads a color.
 */
export function normalizeCss( css: string, resolve: ResolveColor ): string {
	return css
		.replace( COLOR, ( color ) => {
			const rgba = resolve( color );
			return rgba ? toHex( rgba ) : color;
		} )
		.replace( /\s*([(),])\s*/g, '$1' )
		.replace( /\s+/g, ' ' )
		.trim()
		.toLowerCase();
}

/**
 * Returns a shadow in one spelling. Browsers name the color first, and all four lengths.
 *
 * @param css     CSS `box-shadow`.
 * @param resolve Reads a color.
 */
export function normalizeShadow( css: string, resolve: ResolveColor ): string {
	return splitCss( normalizeCss( css, resolve ), ',' )
		.map( ( layer ) => {
			const words = splitCss( layer, ' ' );
			const lengths = words
				.map( toPixels )
				.filter( ( length ) => length !== undefined );
			return [
				...words
					.filter( ( word ) => toPixels( word ) === undefined )
					.sort(),
				...[ 0, 1, 2, 3 ].map( ( at ) => lengths[ at ] ?? 0 ),
			].join( ' ' );
		} )
		.join( ',' );
}

const ROOT_PX = 16;

function toPixels( word: string ): number | undefined {
	const length = parseLength( word );
	switch ( length?.unit ) {
		case 'px':
			return length.value;
		case 'rem':
		case 'em':
			return length.value * ROOT_PX;
		default:
			return undefined;
	}
}

function addName(
	names: Map< string, string >,
	value: string | undefined,
	name: string
): void {
	if ( value && ! names.has( value ) ) {
		names.set( value, name );
	}
}

function readFonts(
	{ settings }: Pick< Config, 'settings' >,
	origin: string
): { name: string; fontFamily: string }[] {
	const list = getAtPath( settings, [
		'typography',
		'fontFamilies',
		origin,
	] );
	return ( Array.isArray( list ) ? list : [] )
		.filter( isRecord )
		.flatMap( ( { name, slug, fontFamily }: ConfigNode ) => {
			const title = typeof name === 'string' && name ? name : slug;
			return typeof fontFamily === 'string' && typeof title === 'string'
				? [ { name: title, fontFamily } ]
				: [];
		} );
}
