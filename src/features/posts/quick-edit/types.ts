/**
 * A post in the quick edit form: flat, with raw texts. Properties that the post type does not have are missing.
 */
export interface EditablePost {
	id: number;
	type: string;
	title?: string;
	status?: string;
	/** In the site's time zone; `null` for the time of publication. */
	date?: string | null;
	author?: number;
	slug?: string;
	parent?: number;
	featured_media?: number;
	password?: string;
	template?: string;
	comment_status?: string;
	ping_status?: string;
	excerpt?: string;
	sticky?: boolean;
	format?: string;
	/** Ids of its categories. */
	categories?: readonly number[];
	/** Ids of its tags. */
	tags?: readonly number[];
}

/** Values of a form: those of a post, or the common ones of several. */
export interface FormPost extends EditablePost {
	/** Whether one of several posts to be scheduled has no date in the future. */
	lacksDate?: boolean;
	/** Ids of the terms that only some of several posts have. */
	partialTerms?: Partial<
		Record< 'categories' | 'tags', readonly number[] >
	>;
}

/** Changes of the form, by property. */
export type PostEdits = Partial< Omit< EditablePost, 'id' | 'type' > >;
