import {
	EMPTY_CONFIG,
	readConfig,
	type Config,
} from '@/utils/theme-json/config';
import { isRecord } from '@/utils/is-record';
import { areConfigsEquivalent } from './equivalent-configs';

/** A revision of the styles, or one of two other entries: the unsaved changes, and the theme's own styles (`parent`). */
export interface StyleRevision extends Config {
	id: number | 'unsaved' | 'parent';
	/** Author's id; 0 when there is none. */
	author: number;
	/** When it was saved, in UTC; `undefined` for the theme's own styles. */
	modified: string | undefined;
	isLatest: boolean;
	/** Its number among the saved revisions, from the oldest; missing for an entry that is not saved. */
	number?: number;
}

/**
 * Reads revisions as the server returned them; entries without an id are left out.
 *
 * @param list Unchecked list of the response, newest first.
 */
export function readRevisions( list: unknown ): StyleRevision[] {
	return ( Array.isArray( list ) ? list : [] )
		.filter( isRecord )
		.flatMap( ( entry, index ) => {
			const { id, author, modified_gmt: utc, modified } = entry;
			if ( typeof id !== 'number' ) {
				return [];
			}
			const { settings, styles } = readConfig( entry );
			const at = typeof utc === 'string' ? `${ utc }Z` : modified;
			return [
				{
					id,
					settings,
					styles,
					author: typeof author === 'number' ? author : 0,
					modified: typeof at === 'string' ? at : undefined,
					isLatest: index === 0,
				},
			];
		} );
}

/** Input of {@link buildRevisionList}. */
export interface RevisionListInput {
	/** Saved revisions of the page, newest first. */
	revisions: readonly StyleRevision[];
	/** The current config, unsaved edits included. */
	current: Config;
	/** The config as it is saved. */
	saved: Config;
	/** The person, the author of unsaved changes. */
	userId: number;
	isFirstPage: boolean;
	isLastPage: boolean;
	/** Number of the page's first revision. */
	newestNumber: number;
}

/**
 * Returns the revisions of a page as they are listed: unsaved changes are first, the theme's own styles last
 * (specification 3: `unsaved` and `parent`).
 *
 * @param input The revisions, and the unsaved changes.
 */
export function buildRevisionList( {
	revisions,
	current,
	saved,
	userId,
	isFirstPage,
	isLastPage,
	newestNumber,
}: RevisionListInput ): StyleRevision[] {
	const hasUnsaved = isFirstPage && ! areConfigsEquivalent( current, saved );
	return [
		...( hasUnsaved
			? [
					{
						id: 'unsaved' as const,
						...current,
						author: userId,
						modified: undefined,
						isLatest: false,
					},
			  ]
			: [] ),
		...revisions.map( ( revision, index ) => ( {
			...revision,
			number: newestNumber - index,
			isLatest: revision.isLatest && isFirstPage,
		} ) ),
		...( isLastPage
			? [
					{
						id: 'parent' as const,
						...EMPTY_CONFIG,
						author: 0,
						modified: undefined,
						isLatest: false,
					},
			  ]
			: [] ),
	];
}

// Specification 4.3: times within a day are relative.
const RELATIVE_MS = 24 * 60 * 60 * 1000;

/**
 * Returns whether a time is shown relative to now rather than as a date.
 *
 * @param time Time in milliseconds.
 * @param now  Now, in milliseconds.
 */
export function isShownAsRelative( time: number, now: number ): boolean {
	return Math.abs( now - time ) <= RELATIVE_MS;
}
