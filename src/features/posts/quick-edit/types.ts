/**
 * A post as the quick edit form sees it: flat, with the raw texts. A missing key is a property that the post type does
 * not have.
 */
export interface EditablePost {
	id: number;
	type: string;
	title?: string;
	status?: string;
	/** In the site's time zone; `null` means "when it is published". */
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

/** Values of a form: those of a post, or those that several posts have in common. */
export interface FormPost extends EditablePost {
	/** Whether one of several posts that are being scheduled has no date in the future. */
	lacksDate?: boolean;
	/** Ids of the terms that only some of several posts have. */
	partialTerms?: Partial<
		Record< 'categories' | 'tags', readonly number[] >
	>;
}

/** Changes of the form, by property. */
export type PostEdits = Partial< Omit< EditablePost, 'id' | 'type' > >;
