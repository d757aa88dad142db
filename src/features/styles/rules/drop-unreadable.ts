import { type ConfigNode, type Config } from '@/utils/theme-json/config';
import {
	getAtPath,
	setAtPath,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { PRESET_KINDS } from './preset-kinds';
import { isStateKey } from './state-key';

/** Groups of values in a style node, which have to be objects. */
const GROUPS: ReadonlySet< string > = new Set( [
	'background',
	'border',
	'color',
	'dimensions',
	'filter',
	'outline',
	'spacing',
	'typography',
] );

/** Keys below a style node whose entries are style nodes themselves. */
const NODE_LISTS: ReadonlySet< string > = new Set( [
	'blocks',
	'elements',
	'variations',
] );

const PRESET_PATHS: readonly ConfigPath[] = [
	...Object.values( PRESET_KINDS ).map( ( { path } ) => path ),
	[ 'typography', 'fontFamilies' ],
];

/**
 * Returns a config without values that no screen and no style sheet can read: groups that are no objects, values that are neither text,
 * number nor boolean, preset lists that are no lists. The result is shown and merged; the stored values stay until they are reset.
 *
 * @param config Stored settings and styles.
 */
export function dropUnreadable( config: Config ): Config {
	return {
		settings: cleanSettings( config.settings ),
		styles: cleanNode( config.styles ),
	};
}

/**
 * Returns whether a value can be at a key of a style node.
 *
 * @param key   Key.
 * @param value Value; for groups of values their object.
 */
export function isReadableAt( key: string, value: unknown ): boolean {
	if ( GROUPS.has( key ) || NODE_LISTS.has( key ) ) {
		return isRecord( value );
	}
	return isRecord( value ) || isReadableValue( value );
}

function isReadableValue( value: unknown ): boolean {
	return (
		typeof value === 'string' ||
		typeof value === 'boolean' ||
		( typeof value === 'number' && Number.isFinite( value ) )
	);
}

function cleanNode( node: ConfigNode ): ConfigNode {
	return mapNode( node, ( key, value ) => {
		if ( ! isReadableAt( key, value ) ) {
			return undefined;
		}
		if ( ! isRecord( value ) ) {
			return value;
		}
		if ( NODE_LISTS.has( key ) ) {
			return mapNode( value, ( _name, entry ) =>
				isRecord( entry ) ? cleanNode( entry ) : undefined
			);
		}
		return isStateKey( key ) ? cleanNode( value ) : cleanGroup( value );
	} );
}

// Within a group, the name of a group is that of a value: a color's background is text.
function cleanGroup( group: ConfigNode ): ConfigNode {
	return mapNode( group, ( _key, value ) => {
		if ( isRecord( value ) ) {
			return cleanGroup( value );
		}
		return isReadableValue( value ) ? value : undefined;
	} );
}

// An unchanged node stays the same object, so that values derived from it are not computed again.
function mapNode(
	node: ConfigNode,
	change: ( key: string, value: unknown ) => unknown
): ConfigNode {
	const entries = Object.entries( node )
		.map( ( [ key, value ] ) => [ key, change( key, value ) ] as const )
		.filter( ( [ , value ] ) => value !== undefined );
	const isWhole =
		entries.length === Object.keys( node ).length &&
		entries.every( ( [ key, value ] ) => node[ key ] === value );
	return isWhole ? node : Object.fromEntries( entries );
}

function cleanSettings( settings: ConfigNode ): ConfigNode {
	const withLists = PRESET_PATHS.reduce( ( cleaned, path ) => {
		const lists = getAtPath( cleaned, path );
		if ( lists === undefined || arePresets( lists ) ) {
			return cleaned;
		}
		const readable = isRecord( lists )
			? mapNode( lists, ( _origin, list ) =>
					Array.isArray( list ) ? list.filter( isRecord ) : undefined
			  )
			: {};
		return setAtPath(
			cleaned,
			path,
			Object.keys( readable ).length > 0 ? readable : undefined
		);
	}, settings );
	const { blocks } = withLists;
	if ( blocks === undefined ) {
		return withLists;
	}
	return {
		...withLists,
		blocks: isRecord( blocks )
			? mapNode( blocks, ( _name, node ) =>
					isRecord( node ) ? cleanSettings( node ) : undefined
			  )
			: {},
	};
}

function arePresets( lists: unknown ): boolean {
	const isList = ( list: unknown ) =>
		Array.isArray( list ) && list.every( isRecord );
	return (
		isList( lists ) ||
		( isRecord( lists ) && Object.values( lists ).every( isList ) )
	);
}
