/** A row of a tree; the rows of a tree are depth first. */
export interface TreeRow {
	id: number;
	/** 1 for the top. */
	level: number;
}

/** A location in a tree, counted without the row that is to be there. */
export interface TreeLocation {
	/** Id of the row above it; undefined at the top. */
	parent: number | undefined;
	/** Its index among the rows there. */
	index: number;
}

/** A step of a row: among its siblings, into the one above it, or out of its parent. */
export type TreeStep = 'up' | 'down' | 'in' | 'out';

/** Differences between trees that a person sorts. */
export interface TreeModel< Tree > {
	/** Returns all rows of a tree, including hidden ones. */
	toRows: ( tree: Tree ) => readonly TreeRow[];
	/** Returns whether a row can be in a location; all can where this is left out. */
	canStandAt?: ( tree: Tree, id: number, location: TreeLocation ) => boolean;
	/** Returns the tree with a row, and all below it, in another location. */
	move: ( tree: Tree, id: number, location: TreeLocation ) => Tree;
}
