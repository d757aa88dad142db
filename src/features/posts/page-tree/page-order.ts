import { getLocation } from '@/kits/tree/rules/get-location';
import type { TreeRow } from '@/kits/tree/types';

/** A stored page of the tree. */
export interface TreePage {
	id: number;
	title: string;
	/** Id of the parent; 0 at the top. */
	parent: number;
	menu_order: number;
	/** Token of its content, see `data/writes`. */
	atelier_token?: string;
}

/** A page as a row of the tree. */
export interface PageRow extends TreeRow {
	title: string;
}

/** Change of a page that stores the tree. */
export interface TreeChange {
	id: number;
	parent: number;
	menu_order: number;
}

/**
 * Returns pages as the rows of their tree, siblings sorted by their order, then by their title. A page whose parent is not among them, or that
 * is its own ancestor, is at the top.
 *
 * @param pages The pages.
 */
export function toRows( pages: readonly TreePage[] ): PageRow[] {
	const ids = new Set( pages.map( ( { id } ) => id ) );
	const children = new Map< number, TreePage[] >();
	for ( const page of [ ...pages ].sort( compare ) ) {
		const parent = ids.has( page.parent ) ? page.parent : 0;
		children.set( parent, [ ...( children.get( parent ) ?? [] ), page ] );
	}
	const rows: PageRow[] = [];
	const listed = new Set< number >();
	// A stack instead of recursion, because a tree may be deeper than the call stack.
	const append = ( list: readonly TreePage[] ) => {
		const stack = toStack( list, 1 );
		for ( let row = stack.pop(); row; row = stack.pop() ) {
			if ( ! listed.has( row.id ) ) {
				listed.add( row.id );
				rows.push( row );
				toStack( children.get( row.id ) ?? [], row.level + 1 ).forEach(
					( child ) => stack.push( child )
				);
			}
		}
	};
	append( children.get( 0 ) ?? [] );
	append( pages );
	return rows;
}

// Reversed, because a stack returns the last one first.
function toStack( pages: readonly TreePage[], level: number ): PageRow[] {
	return pages.map( ( { id, title } ) => ( { id, title, level } ) ).reverse();
}

/**
 * Returns the changes of parents and orders that store the rows. Siblings that are already in order keep their numbers.
 *
 * @param pages The stored pages.
 * @param rows  The new rows.
 */
export function toChanges(
	pages: readonly TreePage[],
	rows: readonly PageRow[]
): TreeChange[] {
	const stored = new Map( pages.map( ( page ) => [ page.id, page ] ) );
	const ids = new Set( [ 0, ...stored.keys() ] );
	const siblings = new Map< number, PageRow[] >();
	rows.forEach( ( row, index ) => {
		const { parent = 0 } = getLocation( rows, index, row.level );
		siblings.set( parent, [ ...( siblings.get( parent ) ?? [] ), row ] );
	} );
	return [ ...siblings ].flatMap( ( [ parent, list ] ) => {
		const before = list.flatMap( ( { id } ) => stored.get( id ) ?? [] );
		const isInOrder = before.every( ( page, index ) => {
			const previous = before[ index - 1 ];
			return ! previous || compare( previous, page ) <= 0;
		} );
		return before.flatMap( ( page, index ) => {
			const change = {
				id: page.id,
				// A page whose parent the person may not read is shown at the top, and keeps its parent.
				parent:
					parent === 0 && ! ids.has( page.parent )
						? page.parent
						: parent,
				menu_order: isInOrder ? page.menu_order : index + 1,
			};
			return change.parent === page.parent &&
				change.menu_order === page.menu_order
				? []
				: [ change ];
		} );
	} );
}

/**
 * Counts the pages that a person has moved: those with another parent, and the fewest siblings that explain the new order. Pages that only get
 * another number do not count.
 *
 * @param before The stored rows.
 * @param after  The new rows.
 */
export function countMoved(
	before: readonly PageRow[],
	after: readonly PageRow[]
): number {
	const places = new Map(
		before.map( ( { id, level }, index ) => [
			id,
			{ index, parent: getLocation( before, index, level ).parent ?? 0 },
		] )
	);
	const siblings = new Map< number, number[] >();
	after.forEach( ( { id, level }, index ) => {
		const { parent = 0 } = getLocation( after, index, level );
		const place = places.get( id );
		if ( place?.parent === parent ) {
			siblings.set( parent, [
				...( siblings.get( parent ) ?? [] ),
				place.index,
			] );
		}
	} );
	const staying = [ ...siblings.values() ].reduce(
		( sum, list ) => sum + countInOrder( list ),
		0
	);
	return after.length - staying;
}

/** Returns the length of the longest rising series of numbers. */
function countInOrder( numbers: readonly number[] ): number {
	// For each length, the smallest last number of a series with that length.
	const ends: number[] = [];
	for ( const number of numbers ) {
		const index = ends.findIndex( ( end ) => end >= number );
		ends[ index < 0 ? ends.length : index ] = number;
	}
	return ends.length;
}

/**
 * Groups changes by the steps in which they can be stored, from the top of the new tree down.
 *
 * @param changes The new parent and order of each page.
 * @param pages   All stored pages.
 */
export function toSteps(
	changes: readonly TreeChange[],
	pages: readonly Pick< TreePage, 'id' | 'parent' >[]
): TreeChange[][] {
	const parents = new Map(
		[ ...pages, ...changes ].map( ( { id, parent } ) => [ id, parent ] )
	);
	const steps: TreeChange[][] = [];
	for ( const change of changes ) {
		const above = new Set< number >();
		let id = parents.get( change.id ) ?? 0;
		while ( parents.has( id ) && ! above.has( id ) ) {
			above.add( id );
			id = parents.get( id ) ?? 0;
		}
		( steps[ above.size ] ??= [] ).push( change );
	}
	return steps.filter( Boolean );
}

function compare( a: TreePage, b: TreePage ): number {
	return a.menu_order - b.menu_order || a.title.localeCompare( b.title );
}
