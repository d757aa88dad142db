/** Attributes of a menu's block that the tree reads; further attributes are kept. */
export interface MenuAttributes {
	label?: string;
	url?: string;
	description?: string;
	/** Relation of the link, such as `nofollow`. */
	rel?: string;
	opensInNewTab?: boolean;
	/** `post-type`, `taxonomy` or `custom`. */
	kind?: string;
	/** Type of the target: `page`, `post`, `category`, `tag` and others. */
	type?: string;
	/** Number of the target. */
	id?: number;
	[ name: string ]: unknown;
}

/**
 * One block of a menu, or text between blocks. Its texts are those of the stored markup, so that unchanged items are
 * written as they were read.
 */
export interface MenuItem {
	/** Tells it from all others as long as the menu is shown; not stored. */
	key: number;
	/** Name of the block with its namespace; empty for text. */
	name: string;
	attributes: MenuAttributes;
	/** White space before it. */
	before: string;
	/** The opening delimiter; the text itself where there is no block. */
	opener: string;
	/** Items in it. Blocks that hold anything else than items have none. */
	children: readonly MenuItem[];
	/** Markup between its last item and the closing delimiter. */
	tail: string;
	/** The closing delimiter; empty for a block that holds nothing. */
	closer: string;
}

/** A menu. */
export interface MenuTree {
	children: readonly MenuItem[];
	/** Markup after the last item. */
	tail: string;
}
