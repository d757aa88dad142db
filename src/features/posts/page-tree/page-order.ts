import { getLocation } from '@/kits/tree/rules/get-location';
import type { TreeRow } from '@/kits/tree/types';

/** A page as a person arranges it. */
export interface TreePage {
	id: number;
	title: string;
	/** Id of the page above; 0 at the top. */
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
 * Returns pages as the rows of their tree, siblings by their order, those of the same order by their title. A page whose
 * parents are not among them, or go round in a circle, is at the top.
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
	// Pages come out of a stack: a tree may be deeper than calls may be.
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

// The last one first, as a stack returns them.
function toStack( pages: readonly TreePage[], level: number ): PageRow[] {
	return pages.map( ( { id, title } ) => ( { id, title, level } ) ).reverse();
}

/**
 * Returns the pages whose parent or order has to change so that the rows are stored. Siblings that keep their order and
 * their parent keep their numbers.
 *
 * @param pages The pages as they are stored.
 * @param rows  The rows as they should be.
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
				// A page under one that the person cannot see is at the top, and stays where it is.
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
 * Counts the pages that a person has moved: those with another parent, and as few siblings as explain the new order. Pages
 * that only get another number because of these are not among them.
 *
 * @param before The rows as they are stored.
 * @param after  The rows as they should be.
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

/** Returns how many numbers the longest rising series among the numbers has. */
function countInOrder( numbers: readonly number[] ): number {
	// At each length, the smallest number with which a series of that length ends.
	const ends: number[] = [];
	for ( const number of numbers ) {
		const index = ends.findIndex( ( end ) => end >= number );
		ends[ index < 0 ? ends.length : index ] = number;
	}
	return ends.length;
}

/**
 * Returns changes in the steps in which they can be stored, those nearer to the top of the new tree first.
 *
 * @param changes The new parent and order of each page.
 * @param pages   All pages as they are stored.
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
