import equal from 'fast-deep-equal';

import type { Config } from '@/utils/theme-json/config';
import {
	getAtPath,
	pruneEmpty,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { findPresetList, getEntryKey, splitByOrigin } from './keyed-lists';
import { isSameValue } from './same-value';
import { isReference } from './value-origin';

/** A value that differs between two configs. */
export interface Difference {
	/** Keys from `settings` or `styles` down; an entry of a list is named by its slug, a font's face by weight and style. */
	path: ConfigPath;
	/** `moved`: the entries that both lists have are in another order; `before` and `after` are their keys. */
	kind: 'added' | 'removed' | 'changed' | 'moved';
	/** Value of the left config; undefined where it has none. */
	before: unknown;
	/** Value of the right config; undefined where it has none. */
	after: unknown;
	/** For entries of a list and their order: keys of the list in the right config; undefined where it has no such list. */
	order?: readonly string[] | undefined;
	/** Whether both values are equal after merging with the theme; missing where the theme is unknown. */
	looksSame?: boolean;
}

/** A comparison that yields after each value: the difference, or undefined. */
type Comparison = Generator< Difference | undefined, void >;

/** Number of keys in the path of one block's or element's styles. */
const BLOCK_DEPTH = 3;

/**
 * Compares two configs value by value. It yields after each value and each entry of a list, so that its caller decides how many are
 * compared at once.
 *
 * @param left  The left config.
 * @param right The right config.
 */
export function* findDifferences( left: Config, right: Config ): Comparison {
	for ( const part of [ 'styles', 'settings' ] as const ) {
		yield* compare( left[ part ], right[ part ], [ part ] );
	}
}

function* compare(
	left: unknown,
	right: unknown,
	path: ConfigPath
): Comparison {
	// Large configs are mostly equal, and checking that is faster than comparing their values.
	if ( left === right || ( isBlock( path ) && equal( left, right ) ) ) {
		yield undefined;
		return;
	}
	const place = findPresetList( path );
	if ( place && path.length === place.depth - 1 ) {
		yield* compareValues(
			splitByOrigin( left ),
			splitByOrigin( right ),
			path
		);
		return;
	}
	const isFaces =
		place?.isFonts === true &&
		path.length === place.depth + 2 &&
		path.at( -1 ) === 'fontFace';
	yield* isFaces || path.length === place?.depth
		? compareLists( left, right, path )
		: compareValues( left, right, path );
}

// Settings of a block may have long lists, so they are compared in steps.
function isBlock( path: ConfigPath ): boolean {
	return path[ 0 ] === 'styles' && path.length === BLOCK_DEPTH;
}

function areNodes( ...values: readonly unknown[] ): boolean {
	return values.every(
		( value ) =>
			value === undefined ||
			( Array.isArray( value ) && value.length === 0 ) ||
			( isRecord( value ) && ! isReference( value ) )
	);
}

function listKeys( ...nodes: readonly unknown[] ): readonly string[] {
	return Array.from(
		new Set( nodes.flatMap( ( node ) => Object.keys( node ?? {} ) ) )
	);
}

function* compareValues(
	left: unknown,
	right: unknown,
	path: ConfigPath
): Comparison {
	if ( ! areNodes( left, right ) ) {
		yield compareLeaves( left, right, path );
		return;
	}
	for ( const key of listKeys( left, right ) ) {
		yield* compare(
			getAtPath( left, [ key ] ),
			getAtPath( right, [ key ] ),
			[ ...path, key ]
		);
	}
}

function compareLeaves(
	left: unknown,
	right: unknown,
	path: ConfigPath
): Difference | undefined {
	if ( equal( left, right ) ) {
		return undefined;
	}
	const before = pruneEmpty( left );
	const after = pruneEmpty( right );
	return isSameValue( before, after, path )
		? undefined
		: { path, kind: getKind( before, after ), before, after };
}

function* compareLists(
	left: unknown,
	right: unknown,
	path: ConfigPath
): Comparison {
	const before = yield* readEntries( left );
	const after = yield* readEntries( right );
	// A list whose entries cannot be matched is one value, and so are two lists that are empty or absent.
	if ( ! before || ! after || before.size + after.size === 0 ) {
		yield compareLeaves( left, right, path );
		return;
	}
	const order = Array.from( after.keys() );
	const shared = order.filter( ( key ) => before.has( key ) );
	const sharedBefore = Array.from( before.keys() ).filter( ( key ) =>
		after.has( key )
	);
	const entries = { before, after, path };
	const added = right === undefined ? undefined : order;
	for ( const key of before.keys() ) {
		yield* compareEntries( entries, key, added );
	}
	// A new entry is inserted after those that precede it, so the others have to be sorted first.
	if ( shared.some( ( key, index ) => key !== sharedBefore[ index ] ) ) {
		yield {
			path,
			kind: 'moved',
			before: sharedBefore,
			after: shared,
			order,
		};
	}
	for ( const key of order ) {
		if ( ! before.has( key ) ) {
			yield* compareEntries( entries, key, added );
		}
	}
}

interface ComparedLists {
	before: ReadonlyMap< string, unknown >;
	after: ReadonlyMap< string, unknown >;
	/** Path of the lists. */
	path: ConfigPath;
}

function* compareEntries(
	{ before, after, path }: ComparedLists,
	key: string,
	order: readonly string[] | undefined
): Comparison {
	const entryPath = [ ...path, key ];
	const [ left, right ] = [ before.get( key ), after.get( key ) ];
	const place = findPresetList( path );
	const isFont = place?.isFonts === true && path.length === place.depth;
	const differences =
		isFont && left !== undefined && right !== undefined
			? compareValues( left, right, entryPath )
			: [ compareLeaves( left, right, entryPath ) ];
	for ( const difference of differences ) {
		yield difference?.path.length === entryPath.length
			? { ...difference, order }
			: difference;
	}
}

/** Reads a list into a map by the keys of its entries; undefined unless each entry has a unique key. */
function* readEntries(
	list: unknown
): Generator< undefined, ReadonlyMap< string, unknown > | undefined > {
	const entries = new Map< string, unknown >();
	if ( list === undefined ) {
		return entries;
	}
	if ( ! Array.isArray( list ) ) {
		return undefined;
	}
	for ( const entry of list as readonly unknown[] ) {
		const key = getEntryKey( entry );
		if ( key === undefined || entries.has( key ) ) {
			return undefined;
		}
		entries.set( key, entry );
		yield undefined;
	}
	return entries;
}

function getKind( before: unknown, after: unknown ): Difference[ 'kind' ] {
	if ( before === undefined ) {
		return 'added';
	}
	return after === undefined ? 'removed' : 'changed';
}
