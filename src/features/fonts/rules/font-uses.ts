import { parseWeight } from '@/utils/font-weight';
import { isRecord } from '@/utils/is-record';
import type { FontFamily } from '../types';
import { readFirstFamily } from './css-family';

/** A node of the styles with typography. */
export interface FontUse {
	/** Path of the node below `styles`. */
	path: readonly string[];
	/** Font family that applies at the node; `undefined` if none is set. */
	fontFamily: string | undefined;
	/** Whether the node sets the family itself. */
	isOwn: boolean;
	weight: number;
	style: string;
}

// The deepest node is styles.blocks.{name}.variations.{name}.elements.{name}.{state}.
const MAX_DEPTH = 12;

/** Keys of a node that contain no further nodes. */
const LEAVES = new Set( [ 'typography', 'color', 'spacing', 'border', 'css' ] );

/**
 * Lists the nodes of styles with typography, and the font family that applies at each.
 *
 * @param styles Styles of the merged config.
 */
export function listFontUses( styles: unknown ): FontUse[] {
	const uses: FontUse[] = [];
	visit( styles, [], undefined, uses );
	return uses;
}

/**
 * Lists the paths below `styles` that have to be set for a font family to apply to all text.
 *
 * @param styles Styles of the merged config.
 */
export function listFontPaths(
	styles: unknown
): ReadonlyArray< readonly string[] > {
	return [
		[],
		...listFontUses( styles )
			.filter( ( { isOwn } ) => isOwn )
			.map( ( { path } ) => path ),
	];
}

/**
 * Returns all custom CSS of styles: that of the site and of blocks.
 *
 * @param styles Styles of the merged config.
 */
export function collectCss( styles: unknown ): string {
	const texts: string[] = [];
	const collect = ( value: unknown, depth: number ) => {
		if ( ! isRecord( value ) || depth > MAX_DEPTH ) {
			return;
		}
		for ( const [ key, child ] of Object.entries( value ) ) {
			if ( key === 'css' && typeof child === 'string' ) {
				texts.push( child );
			} else {
				collect( child, depth + 1 );
			}
		}
	};
	collect( styles, 0 );
	return texts.join( '\n' );
}

/**
 * Returns whether CSS refers to a family by its preset, its class or its name.
 *
 * @param css    CSS.
 * @param family Family.
 */
export function isNamedInCss(
	css: string,
	{ slug, fontFamily }: Pick< FontFamily, 'slug' | 'fontFamily' >
): boolean {
	const presets = [
		...css.matchAll(
			/--wp--preset--font-family--([a-z0-9-]+)|has-([a-z0-9-]+)-font-family/g
		),
	];
	const name = readFirstFamily( fontFamily ).toLowerCase();
	return (
		presets.some( ( [ , ...slugs ] ) => slugs.includes( slug ) ) ||
		[
			...css.matchAll( /(?<![\w-])font(?:-family)?\s*:([^;{}!]+)/gi ),
		].some( ( [ , value = '' ] ) =>
			value
				.split( ',' )
				.some( ( part ) =>
					` ${ part
						.toLowerCase()
						.replace( /["']/g, '' )
						.trim() }`.endsWith( ` ${ name }` )
				)
		)
	);
}

/**
 * Returns the slug of the preset in a CSS value; `undefined` without one.
 *
 * @param value Value of `fontFamily`.
 */
export function readPresetSlug(
	value: string | undefined
): string | undefined {
	return /^var:preset\|font-family\|([^|]+)$|^var\(\s*--wp--preset--font-family--([a-z0-9-]+)\s*\)$/
		.exec( value?.trim() ?? '' )
		?.slice( 1 )
		.find( Boolean );
}

/**
 * Returns whether a node uses a family, by its preset or by its name.
 *
 * @param use    Node of the styles.
 * @param family Family.
 */
export function usesFamily(
	{ fontFamily }: FontUse,
	family: FontFamily
): boolean {
	if ( fontFamily === undefined ) {
		return false;
	}
	const slug = readPresetSlug( fontFamily );
	return slug === undefined
		? readFirstFamily( fontFamily ).toLowerCase() ===
				readFirstFamily( family.fontFamily ).toLowerCase()
		: slug === family.slug;
}

function visit(
	value: unknown,
	path: readonly string[],
	inherited: string | undefined,
	uses: FontUse[]
): void {
	if ( ! isRecord( value ) || path.length > MAX_DEPTH ) {
		return;
	}
	const typography = isRecord( value.typography )
		? value.typography
		: undefined;
	const own = toText( typography?.fontFamily );
	const fontFamily = own ?? inherited;
	if ( typography || path.length === 0 ) {
		uses.push( {
			path,
			fontFamily,
			isOwn: own !== undefined,
			weight: parseWeight( toText( typography?.fontWeight ) ).min,
			style: toText( typography?.fontStyle ) ?? 'normal',
		} );
	}
	for ( const [ key, child ] of Object.entries( value ) ) {
		if ( ! LEAVES.has( key ) ) {
			visit( child, [ ...path, key ], fontFamily, uses );
		}
	}
}

function toText( value: unknown ): string | undefined {
	return typeof value === 'string' || typeof value === 'number'
		? String( value )
		: undefined;
}
