import equal from 'fast-deep-equal';

import {
	readConfig,
	type Config,
	type ConfigNode,
} from '@/utils/theme-json/config';
import { mergeConfigs } from '@/utils/theme-json/merge-configs';
import {
	getAtPath,
	pruneEmpty,
	setAtPath,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import {
	findPresetList,
	getEntryKey,
	getEntryKeys,
	getInLists,
	setList,
	splitByOrigin,
} from './keyed-lists';
import { resolveReferences } from './preset-reference';
import { isSameValue } from './same-value';
import { isReference } from './value-origin';

/** Keys that lead to a part: `styles.blocks.core/button` has three. */
const PART_DEPTH = 2;

/** One value that two configs have differently. */
export interface Difference {
	/** Keys from `settings` or `styles` down; an entry of a list is named by its slug, a font's face by weight and style. */
	path: ConfigPath;
	/** `moved`: the entries that both lists have stand in another order; its values are their keys. */
	kind: 'added' | 'removed' | 'changed' | 'moved';
	/** Value of the left config; undefined where it has none. */
	before: unknown;
	/** Value of the right config; undefined where it has none. */
	after: unknown;
	/** For entries of a list and their order: keys of the list in the right config; undefined where it has no such list. */
	order?: readonly string[] | undefined;
	/** Whether both show the same over the theme; left out where the theme is not known. */
	looksSame?: boolean;
}

/**
 * Lists every value that two configs have differently, from the left to the right. {@link applyDifferences} is its inverse.
 * What is left out and what says nothing are the same, as are the two spellings of a reference.
 *
 * @param left  Config from which the differences lead.
 * @param right Config to which they lead.
 * @param base  The theme's config; with it each difference says whether it can be seen.
 */
export function diffConfigs(
	left: Config,
	right: Config,
	base?: unknown
): Difference[] {
	const differences = Array.from( diffConfigsByPart( left, right ) ).flat();
	return base === undefined
		? differences
		: markSame( differences, left, right, base );
}

/**
 * Yields the same differences part by part, for large configs: between two parts the page can answer.
 *
 * @param left  Config from which the differences lead.
 * @param right Config to which they lead.
 */
export function* diffConfigsByPart(
	left: Config,
	right: Config
): Generator< readonly Difference[], void > {
	for ( const part of [ 'styles', 'settings' ] as const ) {
		yield* compareParts( left[ part ], right[ part ], [ part ] );
	}
}

/**
 * Returns differences that say whether they can be seen: values that are the same over the theme look the same. It takes longer than
 * finding the differences, so a long list is marked as far as it is shown.
 *
 * @param differences Differences of two configs.
 * @param left        The left config.
 * @param right       The right config.
 * @param base        The theme's config.
 */
export function markSame(
	differences: readonly Difference[],
	left: Config,
	right: Config,
	base: unknown
): Difference[] {
	const shown = [ left, right ].map( ( config ) =>
		mergeConfigs( base, config )
	);
	return differences.map( ( difference ) => {
		const [ before, after ] = shown.map( ( config ) =>
			resolveReferences(
				config,
				difference.path,
				getInLists( config, difference.path )
			)
		);
		return { ...difference, looksSame: isSameValue( before, after ) };
	} );
}

/**
 * Returns a config with differences applied, all or some of those that {@link diffConfigs} listed. No other value changes.
 *
 * @param config      Config to change.
 * @param differences Differences in the order in which they were listed.
 */
export function applyDifferences< T extends Config >(
	config: T,
	differences: readonly Difference[]
): T {
	const { settings, styles } = differences.reduce< ConfigNode >(
		applyDifference,
		{ settings: config.settings, styles: config.styles }
	);
	return { ...config, ...readConfig( { settings, styles } ) };
}

function compare(
	left: unknown,
	right: unknown,
	path: ConfigPath
): Difference[] {
	// Most of two large configs is the same, which is found out sooner than how it would differ.
	if ( equal( left, right ) ) {
		return [];
	}
	const place = findPresetList( path );
	if ( place && path.length === place.depth - 1 ) {
		return compareValues(
			splitByOrigin( left ),
			splitByOrigin( right ),
			path
		);
	}
	const isFaces =
		place?.isFonts === true &&
		path.length === place.depth + 2 &&
		path.at( -1 ) === 'fontFace';
	return isFaces || path.length === place?.depth
		? compareLists( left, right, path )
		: compareValues( left, right, path );
}

// A part is a block, an element, or a group of values: none of them is large by itself.
function* compareParts(
	left: unknown,
	right: unknown,
	path: ConfigPath
): Generator< readonly Difference[], void > {
	if (
		path.length > PART_DEPTH ||
		findPresetList( path ) ||
		! areNodes( left, right )
	) {
		yield compare( left, right, path );
		return;
	}
	for ( const key of listKeys( left, right ) ) {
		yield* compareParts(
			getAtPath( left, [ key ] ),
			getAtPath( right, [ key ] ),
			[ ...path, key ]
		);
	}
}

function areNodes( ...values: readonly unknown[] ): boolean {
	return values.every(
		( value ) =>
			value === undefined ||
			( isRecord( value ) && ! isReference( value ) )
	);
}

function listKeys( ...nodes: readonly unknown[] ): readonly string[] {
	return Array.from(
		new Set( nodes.flatMap( ( node ) => Object.keys( node ?? {} ) ) )
	);
}

function compareValues(
	left: unknown,
	right: unknown,
	path: ConfigPath
): Difference[] {
	if ( ! areNodes( left, right ) ) {
		return compareLeaves( left, right, path );
	}
	return listKeys( left, right ).flatMap( ( key ) =>
		compare( getAtPath( left, [ key ] ), getAtPath( right, [ key ] ), [
			...path,
			key,
		] )
	);
}

function compareLeaves(
	left: unknown,
	right: unknown,
	path: ConfigPath
): Difference[] {
	const before = pruneEmpty( left );
	const after = pruneEmpty( right );
	return isSameValue( before, after )
		? []
		: [ { path, kind: getKind( before, after ), before, after } ];
}

function compareLists(
	left: unknown,
	right: unknown,
	path: ConfigPath
): Difference[] {
	const keys = left === undefined ? [] : getEntryKeys( left );
	const order = right === undefined ? [] : getEntryKeys( right );
	// A list that cannot be matched entry by entry is one value, as is one that is only empty or absent.
	if ( ! keys || ! order || keys.length + order.length === 0 ) {
		return compareLeaves( left, right, path );
	}
	const rightKeys = new Set( order );
	const leftKeys = new Set( keys );
	const shared = order.filter( ( key ) => leftKeys.has( key ) );
	const sharedBefore = keys.filter( ( key ) => rightKeys.has( key ) );
	const hasMoved = shared.some(
		( key, index ) => key !== sharedBefore[ index ]
	);
	const before = toEntries( left );
	const after = toEntries( right );
	const place = {
		order: right === undefined ? undefined : order,
	};
	const compareKey = ( key: string ) =>
		compareEntries( before.get( key ), after.get( key ), [
			...path,
			key,
		] ).map( ( difference ) =>
			difference.path.length === path.length + 1
				? { ...difference, ...place }
				: difference
		);
	const moved: Difference = {
		path,
		kind: 'moved',
		before: sharedBefore,
		after: shared,
		order,
	};
	// Entries are inserted behind those that stand before them, so that their order has to be right by then.
	return [
		...keys.flatMap( compareKey ),
		...( hasMoved ? [ moved ] : [] ),
		...order
			.filter( ( key ) => ! leftKeys.has( key ) )
			.flatMap( compareKey ),
	];
}

function compareEntries(
	left: unknown,
	right: unknown,
	path: ConfigPath
): Difference[] {
	const isFont =
		path.length - 1 === findPresetList( path )?.depth &&
		findPresetList( path )?.isFonts === true;
	return isFont && left !== undefined && right !== undefined
		? compareValues( left, right, path )
		: compareLeaves( left, right, path );
}

function toEntries( list: unknown ): ReadonlyMap< string, unknown > {
	return new Map(
		( Array.isArray( list ) ? list : [] ).map( ( entry ) => [
			getEntryKey( entry ) ?? '',
			entry,
		] )
	);
}

function getKind( before: unknown, after: unknown ): Difference[ 'kind' ] {
	if ( before === undefined ) {
		return 'added';
	}
	return after === undefined ? 'removed' : 'changed';
}

function applyDifference(
	config: ConfigNode,
	difference: Difference
): ConfigNode {
	const { path, kind, after } = difference;
	const place = findPresetList( path );
	if ( ! place || path.length < place.depth ) {
		return setAtPath( config, path, after );
	}
	const listPath = path.slice( 0, place.depth );
	if ( path.length === place.depth && kind !== 'moved' ) {
		return setList( config, listPath, after );
	}
	return setList(
		config,
		listPath,
		changeList(
			getInLists( config, listPath ),
			difference,
			path.slice( place.depth )
		)
	);
}

// Undefined when nothing is left and the right config has no such list.
function changeList(
	list: unknown,
	difference: Difference,
	path: ConfigPath
): unknown {
	const entries: unknown[] = Array.isArray( list ) ? list : [];
	const [ key, ...rest ] = path;
	const { after, order } = difference;
	if ( key === undefined ) {
		return sortEntries( entries, order ?? [] );
	}
	if ( rest.length > 0 ) {
		return entries.map( ( entry ) =>
			getEntryKey( entry ) === key && isRecord( entry )
				? changeEntry( entry, difference, rest )
				: entry
		);
	}
	if ( after !== undefined ) {
		return putEntry( entries, key, after, order ?? [] );
	}
	const left = entries.filter( ( entry ) => getEntryKey( entry ) !== key );
	return left.length === 0 && order === undefined ? undefined : left;
}

function changeEntry(
	entry: ConfigNode,
	difference: Difference,
	path: ConfigPath
): ConfigNode {
	const isInFaces =
		path[ 0 ] === 'fontFace' &&
		( path.length > 1 || difference.kind === 'moved' );
	return setAtPath(
		entry,
		isInFaces ? [ 'fontFace' ] : path,
		isInFaces
			? changeList( entry.fontFace, difference, path.slice( 1 ) )
			: difference.after
	);
}

// Entries that are not in the order stay where they are.
function sortEntries(
	entries: readonly unknown[],
	order: readonly string[]
): unknown[] {
	const byKey = toEntries( entries );
	const sorted = order.filter( ( key ) => byKey.has( key ) ).values();
	const known = new Set( order );
	return entries.map( ( entry ) =>
		known.has( getEntryKey( entry ) ?? '' )
			? byKey.get( sorted.next().value ?? '' )
			: entry
	);
}

function putEntry(
	entries: readonly unknown[],
	key: string,
	entry: unknown,
	order: readonly string[]
): unknown[] {
	const keys = entries.map( getEntryKey );
	if ( keys.includes( key ) ) {
		return entries.map( ( other, index ) =>
			keys[ index ] === key ? entry : other
		);
	}
	const before = new Set( order.slice( 0, order.indexOf( key ) ) );
	const at = keys.reduce(
		( last, other, index ) =>
			other !== undefined && before.has( other ) ? index + 1 : last,
		0
	);
	return [ ...entries.slice( 0, at ), entry, ...entries.slice( at ) ];
}
