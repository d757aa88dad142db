/** A kind of records: one that core-data knows by kind and name, or one with a REST path. */
export interface RecordKind {
	/** Kind of core-data: `postType`, `root`, `taxonomy`; `atelier` for kinds that core-data does not know. */
	kind: string;
	name: string;
	/** REST path of the collection, if core-data does not know the kind. */
	path?: string;
}

/** Looks: configs that a person saved under a name. */
export const LOOKS: RecordKind = {
	kind: 'atelier',
	name: 'look',
	path: '/atelier/v1/looks',
};

/** Stored deletions; deleting one of them is final. */
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

/** Terms that name the post type of a saved view. */
export const SAVED_VIEW_TYPES: RecordKind = {
	kind: 'atelier',
	name: 'view-type',
	path: '/wp/v2/wp_dataviews_type',
};

/** Versions of templates, by numeric id. Core-data reads templates by another route. */
export const TEMPLATE_VERSIONS: RecordKind = {
	kind: 'atelier',
	name: 'template',
	path: '/wp/v2/wp_template',
};

/** Templates of WordPress's own route, by `theme//slug`. */
export const TEMPLATES: RecordKind = {
	kind: 'atelier',
	name: 'template-file',
	path: '/wp/v2/templates',
};

/** The active versions of templates, by slug. */
export const ACTIVE_TEMPLATES: RecordKind & { path: string } = {
	kind: 'atelier',
	name: 'active-template',
	path: '/atelier/v1/active-templates',
};

/** Families of the font library. */
export const FONT_FAMILIES: RecordKind = {
	kind: 'atelier',
	name: 'font-family',
	path: '/wp/v2/font-families',
};

/**
 * Returns the kind of the faces of a family.
 *
 * @param familyId Id of the family.
 */
export function fontFaceKind( familyId: number ): RecordKind {
	return {
		kind: 'atelier',
		name: 'font-face',
		path: `/wp/v2/font-families/${ familyId }/font-faces`,
	};
}

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
