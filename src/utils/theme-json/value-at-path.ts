import { isRecord } from '@/utils/is-record';
import { type ConfigNode } from './config';

/** Keys from the root of a config node down to a value; block names stay one key (`core/group`). */
export type ConfigPath = readonly string[];

/**
 * Returns the value at a path, or `undefined` when any step is missing or is not an object.
 *
 * @param node Node to read from; values other than objects count as empty.
 * @param path Keys from the node down.
 */
export function getAtPath( node: unknown, path: ConfigPath ): unknown {
	let current = node;
	for ( const key of path ) {
		if ( ! isRecord( current ) || ! Object.hasOwn( current, key ) ) {
			return undefined;
		}
		current = current[ key ];
	}
	return current;
}

/**
 * Returns a copy of the node with the value at the path replaced. `undefined` removes the key and every parent that
 * the removal leaves empty, so that a reset leaves no empty objects. Untouched branches stay the same objects. A parent of the
 * wrong type is replaced by an object.
 *
 * @param node  Node to change.
 * @param path  Keys from the node down; an empty path replaces the node itself.
 * @param value New value, or `undefined` to remove.
 */
export function setAtPath(
	node: ConfigNode,
	path: ConfigPath,
	value: unknown
): ConfigNode {
	const [ key, ...rest ] = path;
	if ( key === undefined ) {
		return isRecord( value ) ? value : {};
	}
	const child = Object.hasOwn( node, key ) ? node[ key ] : undefined;
	if ( value === undefined && child === undefined ) {
		return node;
	}
	const next =
		rest.length === 0
			? value
			: setAtPath( isRecord( child ) ? child : {}, rest, value );
	if (
		next === undefined ||
		( value === undefined && isEmptyNode( next ) )
	) {
		const { [ key ]: _removed, ...others } = node;
		return others;
	}
	return { ...node, [ key ]: next };
}

/**
 * Returns the node without `undefined` values and empty objects, at any depth; `undefined` when nothing is left. Lists are values and stay
 * unchanged, even empty ones: an empty list of presets overrides others.
 *
 * @param node Node to clean.
 */
export function pruneEmpty( node: unknown ): unknown {
	if ( ! isRecord( node ) ) {
		return node;
	}
	const entries = Object.entries( node )
		.map( ( [ key, value ] ) => [ key, pruneEmpty( value ) ] as const )
		.filter( ( [ , value ] ) => value !== undefined );
	return entries.length === 0 ? undefined : Object.fromEntries( entries );
}

function isEmptyNode( value: unknown ): boolean {
	return isRecord( value ) && Object.keys( value ).length === 0;
}
