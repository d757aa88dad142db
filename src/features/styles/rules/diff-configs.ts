import {
	readConfig,
	type Config,
	type ConfigNode,
} from '@/utils/theme-json/config';
import { mergeOnRead } from '@/utils/theme-json/merge-on-read';
import { setAtPath, type ConfigPath } from '@/utils/theme-json/value-at-path';
import { isRecord } from '@/utils/is-record';
import { findDifferences, type Difference } from './find-differences';
import {
	findPresetList,
	getEntryKey,
	getInLists,
	setList,
} from './keyed-lists';
import { resolveReferences } from './preset-reference';
import { isSameValue } from './same-value';

export type { Difference };

/** Values that one step compares: about a millisecond of work, however large the lists and blocks are. */
const STEP_VALUES = 50;

/**
 * Lists every value that differs between two configs. {@link applyDifferences} is its inverse.
 * A missing value equals an empty one, and the two spellings of a reference are equal.
 *
 * @param left  The left config.
 * @param right The right config.
 * @param base  The theme's config; with it each difference has `looksSame`.
 */
export function diffConfigs(
	left: Config,
	right: Config,
	base?: unknown
): Difference[] {
	const differences = Array.from( findDifferences( left, right ) ).filter(
		( difference ) => difference !== undefined
	);
	return base === undefined
		? differences
		: markSame( differences, left, right, base );
}

/**
 * Yields the same differences in steps, for large configs: between two steps the page can respond. A step compares few values, and may
 * have found no difference.
 *
 * @param left  The left config.
 * @param right The right config.
 */
export function* diffConfigsInSteps(
	left: Config,
	right: Config
): Generator< readonly Difference[], void > {
	let found: Difference[] = [];
	let values = 0;
	for ( const difference of findDifferences( left, right ) ) {
		found.push( ...( difference ? [ difference ] : [] ) );
		values++;
		if ( values % STEP_VALUES === 0 ) {
			yield found;
			found = [];
		}
	}
	yield found;
}

/**
 * Yields `undefined` for each of these steps without a difference, and then the first difference.
 *
 * @param left  One config.
 * @param right The other.
 */
export function* findFirstDifference(
	left: Config,
	right: Config
): Generator< Difference | undefined, void > {
	for ( const [ difference ] of diffConfigsInSteps( left, right ) ) {
		yield difference;
		if ( difference ) {
			return;
		}
	}
}

/**
 * Returns differences with `looksSame`, which is true for values that are equal after merging with the theme. It takes longer than
 * finding the differences, so only the shown part of a long list is marked.
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
		mergeOnRead( base, config )
	);
	return differences.map( ( difference ) => {
		const [ before, after ] = shown.map( ( config ) =>
			resolveReferences(
				config,
				difference.path,
				getInLists( config, difference.path )
			)
		);
		return {
			...difference,
			looksSame: isSameValue( before, after, difference.path ),
		};
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

// Returns undefined when nothing is left and the right config has no such list.
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
		return setEntry( entries, key, after, order ?? [] );
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

// Entries whose key is not in the order remain at their index.
function sortEntries(
	entries: readonly unknown[],
	order: readonly string[]
): unknown[] {
	const byKey = new Map(
		entries.map( ( entry ) => [ getEntryKey( entry ) ?? '', entry ] )
	);
	const sorted = order.filter( ( key ) => byKey.has( key ) ).values();
	const known = new Set( order );
	return entries.map( ( entry ) =>
		known.has( getEntryKey( entry ) ?? '' )
			? byKey.get( sorted.next().value ?? '' )
			: entry
	);
}

function setEntry(
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
