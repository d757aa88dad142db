/** Attributes of a menu's block that the tree uses; others are kept. */
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
 * One block of a menu, or text between blocks. Its texts are the stored markup, so that an unchanged item keeps its bytes.
 */
export interface MenuItem {
	/** Unique while the menu is shown; not stored. */
	key: number;
	/** Name of the block with its namespace; empty for text. */
	name: string;
	attributes: MenuAttributes;
	/** White space before it. */
	before: string;
	/** The opening delimiter; the text itself where there is no block. */
	opener: string;
	/** Its items. Blocks whose inner blocks are not items of the menu have none. */
	children: readonly MenuItem[];
	/** Markup between its last item and the closing delimiter. */
	tail: string;
	/** The closing delimiter; empty for a void block. */
	closer: string;
}

/** A menu. */
export interface MenuTree {
	children: readonly MenuItem[];
	/** Markup after the last item. */
	tail: string;
}
