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

/** A page in its place: the tree, depth first. */
export interface TreeRow {
	id: number;
	title: string;
	/** 0 at the top. */
	level: number;
}

/** Change of a page that stores the tree. */
export interface TreeChange {
	id: number;
	parent: number;
	menu_order: number;
}

/**
 * Returns pages as the rows of their tree, siblings by their order, those of the same order by their title. A page whose
 * parents are not among them, or go round in a circle, stands at the top.
 *
 * @param pages The pages.
 */
export function toRows( pages: readonly TreePage[] ): TreeRow[] {
	const ids = new Set( pages.map( ( { id } ) => id ) );
	const children = new Map< number, TreePage[] >();
	for ( const page of [ ...pages ].sort( compare ) ) {
		const parent = ids.has( page.parent ) ? page.parent : 0;
		children.set( parent, [ ...( children.get( parent ) ?? [] ), page ] );
	}
	const rows: TreeRow[] = [];
	const seen = new Set< number >();
	const append = ( list: readonly TreePage[], level: number ) => {
		for ( const { id, title } of list ) {
			if ( ! seen.has( id ) ) {
				seen.add( id );
				rows.push( { id, title, level } );
				append( children.get( id ) ?? [], level + 1 );
			}
		}
	};
	append( children.get( 0 ) ?? [], 0 );
	append( pages, 0 );
	return rows;
}

/**
 * Returns how many rows a page takes: itself and all below it.
 *
 * @param rows  The rows.
 * @param index Index of the page.
 */
export function countRows( rows: readonly TreeRow[], index: number ): number {
	const level = rows[ index ]?.level ?? 0;
	const rest = rows.slice( index + 1 );
	const end = rest.findIndex( ( row ) => row.level <= level );
	return ( end < 0 ? rest.length : end ) + 1;
}

/**
 * Returns the rows with a page, and all below it, at another place. A level that the place does not allow becomes the
 * nearest one that it does.
 *
 * @param rows  The rows.
 * @param id    Id of the page.
 * @param index Index among the other rows, the moved ones left out.
 * @param level Level that is wanted.
 */
export function insertRow(
	rows: readonly TreeRow[],
	id: number,
	index: number,
	level: number
): TreeRow[] {
	const from = rows.findIndex( ( row ) => row.id === id );
	const moved = rows.slice( from, from + countRows( rows, from ) );
	const others = rows.filter( ( row ) => ! moved.includes( row ) );
	const at = Math.min( Math.max( index, 0 ), others.length );
	const deepest = at === 0 ? 0 : ( others[ at - 1 ]?.level ?? 0 ) + 1;
	// The following pages stay below their parents.
	const flattest = others[ at ]?.level ?? 0;
	const next = Math.min( Math.max( level, flattest, 0 ), deepest );
	const by = next - ( moved[ 0 ]?.level ?? 0 );
	return [
		...others.slice( 0, at ),
		...moved.map( ( row ) => ( { ...row, level: row.level + by } ) ),
		...others.slice( at ),
	];
}

/** The ways in which a page is moved by keys and buttons. */
export type TreeMove = 'up' | 'down' | 'in' | 'out';

/**
 * Returns the rows after a move: before or after the sibling beside it, below the sibling before it, or out of its parent
 * to the place after that. The same rows when there is no such place.
 *
 * @param rows The rows.
 * @param id   Id of the page.
 * @param move The move.
 */
export function moveRow(
	rows: readonly TreeRow[],
	id: number,
	move: TreeMove
): readonly TreeRow[] {
	const from = rows.findIndex( ( row ) => row.id === id );
	const row = rows[ from ];
	if ( ! row ) {
		return rows;
	}
	const { level } = row;
	const previous = findSiblingBefore( rows, from );
	const after = from + countRows( rows, from );
	switch ( move ) {
		case 'up':
			return previous === undefined
				? rows
				: insertRow( rows, id, previous, level );
		case 'down':
			return rows[ after ]?.level === level
				? insertRow( rows, id, from + countRows( rows, after ), level )
				: rows;
		case 'in':
			return previous === undefined
				? rows
				: insertRow( rows, id, from, level + 1 );
		case 'out': {
			const parent = findParent( rows, from );
			return parent === undefined
				? rows
				: insertRow(
						rows,
						id,
						parent +
							countRows( rows, parent ) -
							countRows( rows, from ),
						level - 1
				  );
		}
	}
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
	rows: readonly TreeRow[]
): TreeChange[] {
	const stored = new Map( pages.map( ( page ) => [ page.id, page ] ) );
	const ids = new Set( [ 0, ...stored.keys() ] );
	const siblings = new Map< number, TreeRow[] >();
	rows.forEach( ( row, index ) => {
		const at = findParent( rows, index );
		const parent = at === undefined ? 0 : rows[ at ]?.id ?? 0;
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
				// A page under one that the person cannot see stands at the top, and stays where it is.
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
 * Returns changes in the steps in which they can be stored, those nearer to the top of the new tree first.
 *
 * @param changes What each page has to become.
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

function findParent(
	rows: readonly TreeRow[],
	index: number
): number | undefined {
	const level = rows[ index ]?.level ?? 0;
	for ( let at = index - 1; at >= 0; at-- ) {
		if ( ( rows[ at ]?.level ?? 0 ) < level ) {
			return at;
		}
	}
	return undefined;
}

function findSiblingBefore(
	rows: readonly TreeRow[],
	index: number
): number | undefined {
	const level = rows[ index ]?.level ?? 0;
	for ( let at = index - 1; at >= 0; at-- ) {
		const other = rows[ at ]?.level ?? 0;
		if ( other === level ) {
			return at;
		}
		if ( other < level ) {
			return undefined;
		}
	}
	return undefined;
}
