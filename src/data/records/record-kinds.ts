/** A kind of records: one that core-data knows by kind and name, or one with a REST path of its own. */
export interface RecordKind {
	/** Kind of core-data: `postType`, `root`, `taxonomy`; `atelier` for what core-data does not know. */
	kind: string;
	name: string;
	/** REST path of the collection, where core-data does not know it. */
	path?: string;
}

/** Looks: sets of styles that a person keeps. */
export const LOOKS: RecordKind = {
	kind: 'atelier',
	name: 'look',
	path: '/atelier/v1/looks',
};

/** What was deleted and is kept: deleting it once more is for good. */
export const DELETIONS: RecordKind = {
	kind: 'atelier',
	name: 'deletion',
	path: '/atelier/v1/deletions',
};

/** Saved views of lists. */
export const SAVED_VIEWS: RecordKind = {
	kind: 'atelier',
	name: 'view',
	path: '/wp/v2/wp_dataviews',
};

/** Terms that say to which post type a saved view belongs. */
export const SAVED_VIEW_TYPES: RecordKind = {
	kind: 'atelier',
	name: 'view-type',
	path: '/wp/v2/wp_dataviews_type',
};

/** The site's settings, of which there is one record. */
export const SITE: RecordKind = { kind: 'root', name: 'site' };

/**
 * Returns the kind of a post type's records.
 *
 * @param postType Name of the post type.
 */
export function postKind( postType: string ): RecordKind {
	return { kind: 'postType', name: postType };
}
