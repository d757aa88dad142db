import type { Config, ConfigNode } from '@/utils/theme-json/config';
import { areEqualValues } from '@/utils/theme-json/equal-values';
import {
	getAtPath,
	pruneEmpty,
	setAtPath,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';
import { DARK_KINDS, getDarkPath } from './dark/dark-values';
import { PRESET_KINDS } from './preset-kinds';

/** A config with a title: a variation of the theme, or a look. */
export interface TitledConfig {
	title: string;
	description?: string;
	settings: ConfigNode;
	styles: ConfigNode;
}

/** The parts of a config that a palette or a typeset is made of. */
export type VariationProperty = 'color' | 'typography';

/** Keys of colours and of type, at any depth. */
const RELATED_KEYS: Readonly<
	Record< VariationProperty, ReadonlySet< string > >
> = {
	// Dark values are in a tree of that name, by kind.
	color: new Set( [ 'color', 'filter', 'duotone', 'dark' ] ),
	typography: new Set( [ 'typography' ] ),
};

/**
 * Reads the server's list of variations; entries that are no objects are left out, missing parts are empty.
 *
 * @param list Unchecked list of the response.
 */
export function readVariations( list: unknown ): TitledConfig[] {
	if ( ! Array.isArray( list ) ) {
		return [];
	}
	return list.filter( isRecord ).map( ( entry ) => ( {
		title: toText( entry.title ),
		...( typeof entry.description === 'string'
			? { description: entry.description }
			: {} ),
		settings: isRecord( entry.settings ) ? entry.settings : {},
		styles: isRecord( entry.styles ) ? entry.styles : {},
	} ) );
}

/**
 * Returns whether two configs have equal styles and settings. A missing value and an empty one
 * are equal.
 *
 * @param a One config.
 * @param b The other.
 */
export function areConfigsEqual( a: Config, b: Config ): boolean {
	return (
		areEqualValues( a.styles, b.styles, [ 'styles' ] ) &&
		areEqualValues( a.settings, b.settings, [ 'settings' ] )
	);
}

/**
 * Returns whether a config has no values, so that the site shows the theme alone.
 *
 * @param config Settings and styles.
 */
export function isEmptyConfig( config: Config ): boolean {
	return areConfigsEqual( config, { settings: {}, styles: {} } );
}

/**
 * Returns the part of a config that concerns colour or type only, at any depth.
 *
 * @param config   Settings and styles.
 * @param property Which part.
 */
export function pickProperty(
	config: Config,
	property: VariationProperty
): Config {
	return {
		settings: pick( config.settings, property ),
		styles: pick( config.styles, property ),
	};
}

/**
 * Returns a config without its part that concerns colour or type.
 *
 * @param config   Settings and styles.
 * @param property Which part to leave out.
 */
export function omitProperty(
	config: Config,
	property: VariationProperty
): Config {
	return {
		settings: omit( config.settings, property ),
		styles: omit( config.styles, property ),
	};
}

/**
 * Returns whether a variation is about colour alone (a palette) or about type alone (a typeset).
 *
 * @param variation Variation of the theme.
 * @param property  Which part.
 */
export function isOnly(
	variation: Config,
	property: VariationProperty
): boolean {
	return (
		! isEmptyConfig( variation ) &&
		areConfigsEqual( pickProperty( variation, property ), variation )
	);
}

/**
 * Splits a theme's variations into whole ones, palettes (colour only) and typesets (type only).
 *
 * @param variations Variations of the theme.
 */
export function groupVariations( variations: readonly TitledConfig[] ): {
	whole: TitledConfig[];
	palettes: TitledConfig[];
	typesets: TitledConfig[];
} {
	const palettes = variations.filter( ( variation ) =>
		isOnly( variation, 'color' )
	);
	const typesets = variations.filter( ( variation ) =>
		isOnly( variation, 'typography' )
	);
	const whole = variations.filter(
		( variation ) =>
			! palettes.includes( variation ) && ! typesets.includes( variation )
	);
	return { whole, palettes, typesets };
}

/**
 * Returns the user's config with its colour or type replaced by a variation's; the rest stays, and so do the person's own colours, gradients
 * and duotones, which content may use.
 *
 * @param user      The user's config.
 * @param variation Palette or typeset.
 * @param property  Which part to replace.
 */
export function applyProperty(
	user: Config,
	variation: Config,
	property: VariationProperty
): Config {
	const kept = omitProperty( user, property );
	const picked = pickProperty( variation, property );
	const settings = mergeNodes( kept.settings, picked.settings );
	return {
		settings:
			property === 'color'
				? addOwnDark(
						OWN_COLORS.reduce(
							( node, path ) =>
								addOwn(
									node,
									path,
									getAtPath( user.settings, path )
								),
							settings
						),
						user
				  )
				: settings,
		styles: mergeNodes( kept.styles, picked.styles ),
	};
}

/** Paths of the person's presets of colour in settings. */
const OWN_COLORS: readonly ConfigPath[] = [
	[ 'color', 'palette' ],
	[ 'color', 'gradients' ],
	[ 'color', 'duotone' ],
];

/** Adds the person's presets to those of a variation; where both have a slug, the variation's preset is used. */
function addOwn(
	settings: ConfigNode,
	path: ConfigPath,
	lists: unknown
): ConfigNode {
	const own = readOwn( lists );
	if ( own.length === 0 ) {
		return settings;
	}
	const offered = getAtPath( settings, path );
	const brought = readOwn( offered );
	const slugs = new Set( brought.map( ( { slug } ) => slug ) );
	return setAtPath( settings, path, {
		...( isRecord( offered ) ? offered : {} ),
		custom: [
			...brought,
			...own.filter( ( { slug } ) => ! slugs.has( slug ) ),
		],
	} );
}

/** Adds the dark values of the person's presets where the variation has none. */
function addOwnDark( settings: ConfigNode, user: Config ): ConfigNode {
	return DARK_KINDS.reduce( ( node, kind ) => {
		const slugs = readOwn(
			getAtPath( user.settings, PRESET_KINDS[ kind ].path )
		).map( ( { slug } ) => toText( slug ) );
		return slugs.reduce( ( below, slug ) => {
			const path = getDarkPath( kind, slug );
			const value = getAtPath( user.settings, path );
			return value === undefined || getAtPath( below, path ) !== undefined
				? below
				: setAtPath( below, path, value );
		}, node );
	}, settings );
}

// Before it is saved, the person's list may have no origin.
function readOwn( lists: unknown ): Record< string, unknown >[] {
	const list = isRecord( lists ) ? lists.custom : lists;
	return Array.isArray( list ) ? list.filter( isRecord ) : [];
}

/**
 * Returns the different colours in a config's palettes of the theme and the person.
 *
 * @param config Merged settings and styles.
 */
export function getConfigColors(
	config: Pick< Config, 'settings' >
): string[] {
	const palettes = getAtPath( config.settings, [ 'color', 'palette' ] );
	const lists = isRecord( palettes )
		? [ palettes.theme, palettes.custom ]
		: [ palettes ];
	const colors = lists
		.flatMap( ( list ) => ( Array.isArray( list ) ? list : [] ) )
		.filter( isRecord )
		.map( ( entry ) => entry.color )
		.filter( ( color ): color is string => typeof color === 'string' );
	return [ ...new Set( colors ) ];
}

function pick( node: ConfigNode, property: VariationProperty ): ConfigNode {
	const entries = Object.entries( node ).flatMap( ( [ key, value ] ) => {
		if ( RELATED_KEYS[ property ].has( key ) ) {
			return [ [ key, value ] as const ];
		}
		const inner = isRecord( value ) ? pick( value, property ) : {};
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
					isRecord( value ) ? omit( value, property ) : value,
				] as const
		);
	return ( pruneEmpty( Object.fromEntries( entries ) ) ?? {} ) as ConfigNode;
}

// Merges two nodes key by key; where both have a value, that of the second wins.
function mergeNodes( a: ConfigNode, b: ConfigNode ): ConfigNode {
	const merged: ConfigNode = { ...a };
	for ( const [ key, value ] of Object.entries( b ) ) {
		const before = merged[ key ];
		merged[ key ] =
			isRecord( before ) && isRecord( value )
				? mergeNodes( before, value )
				: value;
	}
	return merged;
}
