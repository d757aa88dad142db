import equal from 'fast-deep-equal';
import { isConfigNode, type ConfigNode, type Look } from './config';
import { getAtPath, pruneEmpty } from './value-at-path';

/** A whole look: what a theme offers as a style variation, or what a person saved. */
export interface StyleVariation {
	title: string;
	description?: string;
	settings: ConfigNode;
	styles: ConfigNode;
}

/** The parts of a look that a palette or a typeset is made of. */
export type VariationProperty = 'color' | 'typography';

/** Where colours and type stand besides in the node named like them. */
const RELATED_KEYS: Readonly<
	Record< VariationProperty, ReadonlySet< string > >
> = {
	color: new Set( [ 'color', 'filter', 'duotone' ] ),
	typography: new Set( [ 'typography' ] ),
};

/**
 * Reads a list of variations as the server gave it; entries that are no objects are left out, missing parts are empty.
 *
 * @param list Whatever stood in the response.
 */
export function readVariations( list: unknown ): StyleVariation[] {
	if ( ! Array.isArray( list ) ) {
		return [];
	}
	return list.filter( isConfigNode ).map( ( entry ) => ( {
		title: typeof entry.title === 'string' ? entry.title : '',
		...( typeof entry.description === 'string'
			? { description: entry.description }
			: {} ),
		settings: isConfigNode( entry.settings ) ? entry.settings : {},
		styles: isConfigNode( entry.styles ) ? entry.styles : {},
	} ) );
}

/**
 * Tells whether two looks are the same: equal styles and settings, where leaving something out and saying nothing about
 * it are equal too.
 *
 * @param a One look.
 * @param b The other.
 */
export function areLooksEqual( a: Look, b: Look ): boolean {
	return (
		equal( pruneEmpty( a.styles ) ?? {}, pruneEmpty( b.styles ) ?? {} ) &&
		equal( pruneEmpty( a.settings ) ?? {}, pruneEmpty( b.settings ) ?? {} )
	);
}

/**
 * Tells whether a look is the one in force. The server does not keep styles for style variations that a block does not have:
 * what a look says about these counts only when the person's styles have it.
 *
 * @param user The person's look.
 * @param look Look of the theme or of the person's own.
 */
export function isLookInForce( user: Look, look: Look ): boolean {
	return areLooksEqual( user, {
		settings: look.settings,
		styles: keepVariationsOf( look.styles, user.styles ),
	} );
}

function keepVariationsOf( styles: ConfigNode, kept: ConfigNode ): ConfigNode {
	if ( ! isConfigNode( styles.blocks ) ) {
		return styles;
	}
	const blocks = Object.entries( styles.blocks ).map( ( [ name, block ] ) => {
		if ( ! isConfigNode( block ) || ! isConfigNode( block.variations ) ) {
			return [ name, block ] as const;
		}
		const variations = Object.entries( block.variations ).filter(
			( [ slug ] ) =>
				getAtPath( kept, [ 'blocks', name, 'variations', slug ] ) !==
				undefined
		);
		return [
			name,
			{ ...block, variations: Object.fromEntries( variations ) },
		] as const;
	} );
	return { ...styles, blocks: Object.fromEntries( blocks ) };
}

/**
 * Tells whether a look says nothing at all, so that the site shows the theme alone.
 *
 * @param look Settings and styles.
 */
export function isEmptyLook( look: Look ): boolean {
	return areLooksEqual( look, { settings: {}, styles: {} } );
}

/**
 * Returns the part of a look that concerns colour or type only, at any depth.
 *
 * @param look     Settings and styles.
 * @param property Which part.
 */
export function pickProperty( look: Look, property: VariationProperty ): Look {
	return {
		settings: pick( look.settings, property ),
		styles: pick( look.styles, property ),
	};
}

/**
 * Returns a look without its part that concerns colour or type.
 *
 * @param look     Settings and styles.
 * @param property Which part to leave out.
 */
export function omitProperty( look: Look, property: VariationProperty ): Look {
	return {
		settings: omit( look.settings, property ),
		styles: omit( look.styles, property ),
	};
}

/**
 * Tells whether a variation is about colour alone (a palette) or about type alone (a typeset).
 *
 * @param variation Variation of the theme.
 * @param property  Which part.
 */
export function isOnly(
	variation: Look,
	property: VariationProperty
): boolean {
	return (
		! isEmptyLook( variation ) &&
		areLooksEqual( pickProperty( variation, property ), variation )
	);
}

/**
 * Splits a theme's variations into whole looks, palettes (colour only) and typesets (type only).
 *
 * @param variations Variations of the theme.
 */
export function groupVariations( variations: readonly StyleVariation[] ): {
	looks: StyleVariation[];
	palettes: StyleVariation[];
	typesets: StyleVariation[];
} {
	const palettes = variations.filter( ( variation ) =>
		isOnly( variation, 'color' )
	);
	const typesets = variations.filter( ( variation ) =>
		isOnly( variation, 'typography' )
	);
	const looks = variations.filter(
		( variation ) =>
			! palettes.includes( variation ) && ! typesets.includes( variation )
	);
	return { looks, palettes, typesets };
}

/**
 * Returns the user's look with its colour or type replaced by a variation's; the rest stays.
 *
 * @param user      The user's look.
 * @param variation Palette or typeset.
 * @param property  Which part to replace.
 */
export function applyProperty(
	user: Look,
	variation: Look,
	property: VariationProperty
): Look {
	const kept = omitProperty( user, property );
	const picked = pickProperty( variation, property );
	return {
		settings: mergeNodes( kept.settings, picked.settings ),
		styles: mergeNodes( kept.styles, picked.styles ),
	};
}

/**
 * Returns the colours that show what a palette is like: the palette's own when it defines them, the merged ones otherwise.
 *
 * @param look Merged settings and styles of the look.
 */
export function getLookColors( look: Pick< Look, 'settings' > ): string[] {
	const palettes = getAtPath( look.settings, [ 'color', 'palette' ] );
	const lists = isConfigNode( palettes )
		? [ palettes.theme, palettes.custom ]
		: [ palettes ];
	const colors = lists
		.flatMap( ( list ) => ( Array.isArray( list ) ? list : [] ) )
		.filter( isConfigNode )
		.map( ( entry ) => entry.color )
		.filter( ( color ): color is string => typeof color === 'string' );
	return [ ...new Set( colors ) ];
}

function pick( node: ConfigNode, property: VariationProperty ): ConfigNode {
	const entries = Object.entries( node ).flatMap( ( [ key, value ] ) => {
		if ( RELATED_KEYS[ property ].has( key ) ) {
			return [ [ key, value ] as const ];
		}
		const inner = isConfigNode( value ) ? pick( value, property ) : {};
		return Object.keys( inner ).length === 0
			? []
			: [ [ key, inner ] as const ];
	} );
	return Object.fromEntries( entries );
}

function omit( node: ConfigNode, property: VariationProperty ): ConfigNode {
	const entries = Object.entries( node )
		.filter( ( [ key ] ) => ! RELATED_KEYS[ property ].has( key ) )
		.map(
			( [ key, value ] ) =>
				[
					key,
					isConfigNode( value ) ? omit( value, property ) : value,
				] as const
		);
	return ( pruneEmpty( Object.fromEntries( entries ) ) ?? {} ) as ConfigNode;
}

function mergeNodes( a: ConfigNode, b: ConfigNode ): ConfigNode {
	const merged: ConfigNode = { ...a };
	for ( const [ key, value ] of Object.entries( b ) ) {
		const before = merged[ key ];
		merged[ key ] =
			isConfigNode( before ) && isConfigNode( value )
				? mergeNodes( before, value )
				: value;
	}
	return merged;
}
