import { addQueryArgs } from '@wordpress/url';

import { defineResource } from '@/data/reads/define-resource';
import { parseRecord } from '@/data/reads/guards';
import type { Write } from '@/data/reads/types';
import { isRecord } from '@/utils/is-record';
import { shorten } from '@/utils/shorten';
import { toNumber } from '@/utils/to-number';
import { toText } from '@/utils/to-text';

/** Kinds of presets in the index, and block styles, whose ids are `block//style`. */
export type PresetUsageKind =
	| 'color'
	| 'gradient'
	| 'duotone'
	| 'font-size'
	| 'spacing'
	| 'radius'
	| 'shadow'
	| 'style';

/** Kinds of records in the index. */
export type UsageKind = 'pattern' | 'part' | 'menu' | 'font' | PresetUsageKind;

/** A post, or a file of the theme, that uses something. */
export interface UsageLocation {
	/** Unique key. */
	key: string;
	/** Number of the post, or `theme//slug` of a template or part. */
	id: string;
	/** Number of the post; 0 for a file of the theme. */
	postId: number;
	type: string;
	/** Label of its type. */
	typeLabel: string;
	title: string;
	/** Status of the post; `theme` for a file of the theme. */
	status: string;
	canEdit: boolean;
}

/** Progress of building the index of uses. */
export interface UsageProgress {
	done: number;
	total: number;
	isWhole: boolean;
}

/** Places that use something. */
export interface Usage {
	items: readonly UsageLocation[];
	total: number;
	/** How many more places there are that the person may not read. */
	hidden: number;
	/** How many posts and files have more uses than the server stores: they may be places, too. */
	incomplete?: number;
	index: UsageProgress;
}

/** How many places use each of several records. */
export interface UsageCounts {
	counts: Readonly< Record< string, number > >;
	/** As in {@link Usage}; the largest number of any record. */
	incomplete?: number;
	index: UsageProgress;
}

/** Error code of a server without an index of uses: the site has to be searched again. */
export const USAGE_UNKNOWN = 'atelier_usage_unknown';

/** Number of places in an answer. */
export const USAGE_PLACES_PER_PAGE = 20;

/** The places that use a record, page by page. The id is a number, `theme//slug` of a part, or the slug of a font or preset. */
export const usageResource = defineResource( {
	name: 'usage',
	path: ( kind: UsageKind, id: number | string, page: number = 1 ) =>
		addQueryArgs( '/atelier/v1/usage', {
			kind,
			id: String( id ),
			page,
			per_page: USAGE_PLACES_PER_PAGE,
		} ),
	parse: ( body ): Usage => readUsage( parseUsage( body ) ),
	isStaleAfter: mayChangeUses,
} );

/** The numbers of places that use records; at most 100 records. */
export const usageCountsResource = defineResource( {
	name: 'usage-counts',
	path: ( kind: UsageKind, ids: readonly ( number | string )[] ) =>
		ids.length
			? addQueryArgs( '/atelier/v1/usage/counts', {
					kind,
					ids: ids.join( ',' ),
			  } )
			: undefined,
	parse: ( body ): UsageCounts => readCounts( parseCounts( body ) ),
	isStaleAfter: mayChangeUses,
} );

// Routes below `/wp/v2/` whose writes change no use. All others may: every record with markup or styles may use others.
const OTHER_ROUTES =
	/^\/wp\/v2\/(settings|users|media|comments|font-families|font-collections)(\/|$)/;

/**
 * Returns whether a write may change the uses of any record.
 *
 * @param write       The write.
 * @param write.route Its route.
 */
export function mayChangeUses( { route }: Write ): boolean {
	return (
		( route.startsWith( '/wp/v2/' ) && ! OTHER_ROUTES.test( route ) ) ||
		/^\/atelier\/v1\/(usage(?!\/(?:presets|strays)\/plan)|deletions|menu-links)(\/|$)/.test(
			route
		)
	);
}

const parseUsage = parseRecord( isUsage );

function readUsage( usage: Usage ): Usage {
	return {
		...usage,
		hidden: toNumber( usage.hidden ),
		incomplete: toNumber( usage.incomplete ),
		index: readProgress( usage.index ),
		items: usage.items.filter( isPlace ).map( ( place ) => ( {
			...place,
			typeLabel: toText( place.typeLabel ),
			title: shorten( toText( place.title ) ),
			status: toText( place.status ),
		} ) ),
	};
}

const parseCounts = parseRecord( isUsageCounts );

function readCounts( { counts, incomplete, index }: UsageCounts ): UsageCounts {
	return {
		counts: Object.fromEntries(
			Object.entries( counts ).filter(
				( [ , count ] ) => typeof count === 'number'
			)
		),
		incomplete: toNumber( incomplete ),
		index: readProgress( index ),
	};
}

/**
 * Reads the progress of the index.
 *
 * @param progress         The progress, as the server answers it.
 * @param progress.done    How many posts were searched.
 * @param progress.total   Number of all posts.
 * @param progress.isWhole Whether the index is complete.
 */
export function readProgress( {
	done,
	total,
	isWhole,
}: UsageProgress ): UsageProgress {
	return {
		done: toNumber( done ),
		total: toNumber( total ),
		isWhole: isWhole === true,
	};
}

function isPlace( value: unknown ): value is UsageLocation {
	return (
		isRecord( value ) &&
		[ 'key', 'id', 'type' ].every(
			( name ) => typeof value[ name ] === 'string'
		)
	);
}

function isUsage( value: unknown ): value is Usage {
	return (
		isRecord( value ) &&
		Array.isArray( value.items ) &&
		typeof value.total === 'number' &&
		isRecord( value.index )
	);
}

function isUsageCounts( value: unknown ): value is UsageCounts {
	return (
		isRecord( value ) && isRecord( value.counts ) && isRecord( value.index )
	);
}
