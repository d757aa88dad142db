import type { ConfigNode } from '@/utils/theme-json/config';
import {
	getAtPath,
	setAtPath,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import { isRecord, toRecord } from '@/utils/is-record';
import { PRESET_KINDS } from './preset-kinds';

const FONT_FAMILIES: ConfigPath = [ 'typography', 'fontFamilies' ];

/** Paths below settings of the lists of presets; each has a list for each origin. */
const PRESET_LISTS: readonly ConfigPath[] = [
	...Object.values( PRESET_KINDS ).map( ( { path } ) => path ),
	FONT_FAMILIES,
	[ 'dimensions', 'aspectRatios' ],
	[ 'dimensions', 'dimensionSizes' ],
];

/** Place of a list of presets in a path. */
export interface PresetListPlace {
	/** Path below settings, `color.palette` for instance. */
	list: ConfigPath;
	/** Number of keys in the path of one origin's list; the slug follows. */
	depth: number;
	/** Whether the entries are fonts, which have lists of faces. */
	isFonts: boolean;
}

/**
 * Returns the place of the list of presets at a path or around it; undefined when there is none.
 *
 * @param path Path in a config, from `settings` or `styles` down.
 */
export function findPresetList(
	path: ConfigPath
): PresetListPlace | undefined {
	if ( path[ 0 ] !== 'settings' ) {
		return undefined;
	}
	const start = path[ 1 ] === 'blocks' ? 3 : 1;
	const list = PRESET_LISTS.find( ( keys ) =>
		keys.every( ( key, index ) => path[ start + index ] === key )
	);
	return (
		list && {
			list,
			depth: start + list.length + 1,
			isFonts: list === FONT_FAMILIES,
		}
	);
}

/**
 * Returns the key of a list's entry: a preset's slug, or the weight and style of a font's face. Undefined for an
 * entry that has none.
 *
 * @param entry Entry of a list.
 */
export function getEntryKey( entry: unknown ): string | undefined {
	if ( ! isRecord( entry ) ) {
		return undefined;
	}
	if ( typeof entry.slug === 'string' && entry.slug !== '' ) {
		return entry.slug;
	}
	if ( entry.slug !== undefined || typeof entry.fontFamily !== 'string' ) {
		return undefined;
	}
	return [
		entry.fontWeight ?? '400',
		entry.fontStyle ?? 'normal',
		entry.fontStretch,
		entry.unicodeRange,
	]
		.filter( ( part ) => part !== undefined )
		.join( ' ' );
}

/**
 * Returns the keys of a list's entries; undefined unless it is a list in which each entry has a unique key.
 *
 * @param list Unchecked value at the path of a list.
 */
export function getEntryKeys( list: unknown ): string[] | undefined {
	if ( ! Array.isArray( list ) ) {
		return undefined;
	}
	const keys = list.map( getEntryKey );
	return keys.every( ( key ) => key !== undefined ) &&
		new Set( keys ).size === keys.length
		? keys
		: undefined;
}

/**
 * Returns the value at a path, which may be inside of lists of presets.
 *
 * @param config Settings and styles.
 * @param path   Path from `settings` or `styles` down.
 */
export function getInLists( config: unknown, path: ConfigPath ): unknown {
	const place = findPresetList( path );
	if ( ! place || path.length < place.depth ) {
		return getAtPath( config, path );
	}
	const lists = splitByOrigin(
		getAtPath( config, path.slice( 0, place.depth - 1 ) )
	);
	const list = getAtPath( lists, [ path[ place.depth - 1 ] ?? '' ] );
	const rest = path.slice( place.depth );
	return rest.length === 0 ? list : getEntryPart( list, rest );
}

/**
 * Returns a config in which the list at a path is replaced; undefined removes it.
 *
 * @param config Settings and styles.
 * @param path   Path of the list of one origin.
 * @param list   New list.
 */
export function setList(
	config: ConfigNode,
	path: ConfigPath,
	list: unknown
): ConfigNode {
	const parent = path.slice( 0, -1 );
	const lists = splitByOrigin( getAtPath( config, parent ) );
	return setAtPath( setAtPath( config, parent, lists ), path, list );
}

/**
 * Returns lists of presets by their origin. A list without an origin is the person's; an empty one has no lists.
 *
 * @param lists Unchecked value at the path of the lists.
 */
export function splitByOrigin( lists: unknown ): unknown {
	return Array.isArray( lists ) && lists.length > 0
		? { custom: lists }
		: lists;
}

function getEntryPart( list: unknown, path: ConfigPath ): unknown {
	const [ key, ...rest ] = path;
	const entry = Array.isArray( list )
		? list.find( ( each ) => getEntryKey( each ) === key )
		: undefined;
	if ( rest.length > 1 && rest[ 0 ] === 'fontFace' ) {
		return getEntryPart( toRecord( entry ).fontFace, rest.slice( 1 ) );
	}
	return rest.length === 0 ? entry : getAtPath( entry, rest );
}
