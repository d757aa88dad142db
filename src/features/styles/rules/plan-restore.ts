import type { Config } from '@/utils/theme-json/config';
import {
	getAtPath,
	pruneEmpty,
	type ConfigPath,
} from '@/utils/theme-json/value-at-path';
import { mergeOnRead } from '@/utils/theme-json/merge-on-read';
import { isRecord } from '@/utils/is-record';
import { toText } from '@/utils/to-text';
import { applyDifferences, type Difference } from './diff-configs';
import { dropWrongTypes } from './drop-wrong-types';
import { findPresetList, getEntryKeys, getInLists } from './keyed-lists';
import { listLineChanges, type LineChange } from './line-changes';
import {
	findPreset,
	listPresetReferences,
	type PresetReference,
} from './preset-reference';
import { isSameValue } from './same-value';
import { isReference } from './value-origin';
import { areConfigsEqual } from './variation-properties';

/** Input of {@link planRestore}. */
export interface RestoreRequest {
	/** The difference; its `after` is the value to restore. */
	difference: Difference;
	/** The person's config as it is now. */
	target: Config;
	/** The config that the value comes from. */
	source: Config;
	/** The theme's config. */
	base: unknown;
	canEditCss: boolean;
	/** Returns whether a block is registered. */
	hasBlock: ( name: string ) => boolean;
}

/** How one difference is restored, or why it is not. */
export type RestorePlan =
	| {
			/** Changes of the person’s config. */
			differences: readonly Difference[];
			/** Group that is restored as a whole, because a part cannot be beside a plain value. */
			group?: ConfigPath;
			/** Slugs of missing presets, which are restored, too. */
			presets?: readonly string[];
			/** Additional CSS: the lines that can be restored alone, where there are several, or some are restored. */
			lines?: readonly LineChange[];
	  }
	| { reason: 'applied' | 'css' | 'unreadable' }
	| {
			/** The value refers to the missing preset, or belongs to the missing block. */
			reason: 'preset-gone' | 'block-gone';
			name: string;
	  };

/**
 * Returns the edit that restores one difference in the person's config and changes no other path, or the reason why none can.
 *
 * @param request The difference, and its configs.
 */
export function planRestore( request: RestoreRequest ): RestorePlan {
	const { difference, target, canEditCss, hasBlock } = request;
	const { path } = difference;
	if ( ! canEditCss && isCss( path ) ) {
		return { reason: 'css' };
	}
	const grouped = widenToGroup( request );
	const { after } = grouped;
	if ( isApplied( target, grouped ) ) {
		return { reason: 'applied' };
	}
	const block = path[ 1 ] === 'blocks' ? path[ 2 ] : undefined;
	if ( after !== undefined && block && ! hasBlock( block ) ) {
		return { reason: 'block-gone', name: block };
	}
	if ( ! isReadable( grouped ) ) {
		return { reason: 'unreadable' };
	}
	const { presets, lost } = findMissingPresets( request, after );
	if ( lost !== undefined ) {
		return { reason: 'preset-gone', name: lost };
	}
	return {
		differences: [ ...presets, grouped ],
		...( grouped.path.length < path.length && { group: grouped.path } ),
		...( presets.length > 0 && {
			presets: presets.map( ( preset ) => preset.path.at( -1 ) ?? '' ),
		} ),
		...( isCss( path ) && listLines( target, grouped ) ),
	};
}

/**
 * Returns whether a path is that of Additional CSS.
 *
 * @param path Path from `settings` or `styles` down.
 */
export function isCss( path: ConfigPath ): boolean {
	return path[ 0 ] === 'styles' && path.at( -1 ) === 'css';
}

function listLines(
	target: Config,
	{ path, before, after }: Difference
): { lines?: readonly LineChange[] } {
	const css = toText( getAtPath( target, path ) );
	const lines = listLineChanges( css, toText( after ) );
	// The last lines are shown, too: the row lists also those that are restored.
	return lines.length > 1 || css !== toText( before ) ? { lines } : {};
}

/**
 * Returns the config in which several differences are restored; those that cannot be are left out.
 *
 * @param config      The person's config as it is now.
 * @param differences Differences in the order in which they were listed.
 * @param plan        Plans the restoration of one in a config.
 */
export function restoreDifferences< T extends Config >(
	config: T,
	differences: readonly Difference[],
	plan: ( difference: Difference, target: Config ) => RestorePlan
): T {
	return differences.reduce( ( restored, difference ) => {
		const found = plan( difference, restored );
		return 'differences' in found
			? applyDifferences( restored, found.differences )
			: restored;
	}, config );
}

// A part of a group cannot be beside a plain value of the whole group.
function widenToGroup( {
	difference,
	target,
	source,
}: RestoreRequest ): Difference {
	const { path } = difference;
	if ( path[ 0 ] !== 'styles' ) {
		return difference;
	}
	const depth = path.findIndex( ( _key, index ) => {
		const value =
			index === 0
				? undefined
				: getAtPath( target, path.slice( 0, index ) );
		return (
			value !== undefined &&
			( ! isRecord( value ) || isReference( value ) )
		);
	} );
	if ( depth < 0 ) {
		return difference;
	}
	const group = path.slice( 0, depth );
	const after = pruneEmpty( getAtPath( source, group ) );
	return {
		path: group,
		kind: after === undefined ? 'removed' : 'changed',
		before: getAtPath( target, group ),
		after,
	};
}

function isApplied( target: Config, difference: Difference ): boolean {
	const { path, kind, after, order = [] } = difference;
	const value = getInLists( target, path );
	if ( kind !== 'moved' ) {
		return isSameValue( pruneEmpty( value ), after, path );
	}
	const known = new Set( order );
	const keys = ( getEntryKeys( value ) ?? [] ).filter( ( key ) =>
		known.has( key )
	);
	const present = new Set( keys );
	return isSameValue(
		keys,
		order.filter( ( key ) => present.has( key ) )
	);
}

function isReadable( difference: Difference ): boolean {
	if ( difference.kind === 'moved' || difference.after === undefined ) {
		return true;
	}
	const alone = applyDifferences( { settings: {}, styles: {} }, [
		difference,
	] );
	return areConfigsEqual( dropWrongTypes( alone ).config, alone );
}

// A missing font is not restored, because its files may be deleted.
function findMissingPresets(
	{ difference: { path }, target, source, base }: RestoreRequest,
	value: unknown
): { presets: Difference[]; lost?: string } {
	const here = mergeOnRead( base, target );
	const there = mergeOnRead( base, source );
	const missing = listPresetReferences( value ).filter(
		( reference ) => ! findPreset( here, path, reference )
	);
	const lost = missing.find(
		( reference ) =>
			isFont( reference ) || ! findPreset( there, path, reference )
	);
	if ( lost ) {
		return { presets: [], lost: lost.slug };
	}
	const presets = missing.flatMap( ( reference ): Difference[] => {
		const found = findPreset( there, path, reference );
		if ( ! found ) {
			return [];
		}
		const list = [ ...found.path, 'custom' ];
		return [
			{
				path: [ ...list, reference.slug ],
				kind: 'added',
				before: undefined,
				after: found.preset,
				order: [
					...( getEntryKeys( getInLists( target, list ) ) ?? [] ),
					reference.slug,
				],
			},
		];
	} );
	const paths = presets.map( ( preset ) => JSON.stringify( preset.path ) );
	return {
		presets: presets.filter(
			( _preset, index ) =>
				paths.indexOf( paths[ index ] ?? '' ) === index
		),
	};
}

function isFont( { list }: PresetReference ): boolean {
	return (
		findPresetList( [ 'settings', ...list, 'custom' ] )?.isFonts === true
	);
}
