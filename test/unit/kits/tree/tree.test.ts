import {
	moveRow,
	insertRow,
	toChanges,
	toRows,
	toSteps,
	type TreeMove,
	type TreePage,
	type TreeRow,
} from '@/kits/tree/tree';

const page = (
	id: number,
	parent = 0,
	order = 0,
	title = `Page ${ id }`
): TreePage => ( { id, title, parent, menu_order: order } );

/* 1, 2 with 3 (with 4) and 5, 6 */
const PAGES = [
	page( 1 ),
	page( 2 ),
	page( 3, 2 ),
	page( 4, 3 ),
	page( 5, 2 ),
	page( 6 ),
];
const show = ( rows: readonly TreeRow[] ) =>
	rows.map( ( { id, level } ) => '-'.repeat( level ) + id ).join( ' ' );
const ROWS = toRows( PAGES );

describe( 'toRows', () => {
	it.each( [
		[ 'a tree', PAGES, '1 2 -3 --4 -5 6' ],
		[
			'siblings by order, then title',
			[ page( 1, 0, 2 ), page( 2, 0, 1, 'B' ), page( 3, 0, 1, 'A' ) ],
			'3 2 1',
		],
		[
			'a page whose parent is not there',
			[ page( 1, 99 ), page( 2, 1 ) ],
			'1 -2',
		],
		[ 'a circle', [ page( 1, 2 ), page( 2, 1 ) ], '1 -2' ],
		[ 'nothing', [], '' ],
	] )( 'shows %s', ( _case, pages, expected ) => {
		expect( show( toRows( pages ) ) ).toBe( expected );
	} );
} );

describe( 'moveRow', () => {
	it.each( [
		[ 6, 'up', '1 6 2 -3 --4 -5' ],
		[ 1, 'up', '1 2 -3 --4 -5 6' ],
		[ 1, 'down', '2 -3 --4 -5 1 6' ],
		[ 2, 'down', '1 6 2 -3 --4 -5' ],
		[ 6, 'down', '1 2 -3 --4 -5 6' ],
		[ 3, 'down', '1 2 -5 -3 --4 6' ],
		[ 5, 'down', '1 2 -3 --4 -5 6' ],
		[ 2, 'in', '1 -2 --3 ---4 --5 6' ],
		[ 5, 'in', '1 2 -3 --4 --5 6' ],
		[ 3, 'in', '1 2 -3 --4 -5 6' ],
		[ 3, 'out', '1 2 -5 3 -4 6' ],
		[ 4, 'out', '1 2 -3 -4 -5 6' ],
		[ 6, 'out', '1 2 -3 --4 -5 6' ],
		[ 99, 'up', '1 2 -3 --4 -5 6' ],
	] as [ number, TreeMove, string ][] )(
		'moves %d %s',
		( id, move, expected ) => {
			expect( show( moveRow( ROWS, id, move ) ) ).toBe( expected );
		}
	);
} );

describe( 'placeRow', () => {
	it.each( [
		[ 1, 0, 3, '1 2 -3 --4 -5 6' ],
		[ 1, 5, 9, '2 -3 --4 -5 6 -1' ],
		[ 6, 2, 0, '1 2 -6 -3 --4 -5' ],
		[ 2, 1, 1, '1 -2 --3 ---4 --5 6' ],
		[ 3, 0, 0, '3 -4 1 2 -5 6' ],
	] )( 'puts %d at %d, level %d', ( id, index, level, expected ) => {
		expect( show( insertRow( ROWS, id, index, level ) ) ).toBe( expected );
	} );
} );

describe( 'toChanges', () => {
	it( 'changes nothing where nothing moved', () => {
		expect( toChanges( PAGES, ROWS ) ).toEqual( [] );
	} );

	it( 'numbers the siblings whose order changed, and no others', () => {
		expect( toChanges( PAGES, moveRow( ROWS, 6, 'up' ) ) ).toEqual( [
			{ id: 1, parent: 0, menu_order: 1 },
			{ id: 6, parent: 0, menu_order: 2 },
			{ id: 2, parent: 0, menu_order: 3 },
		] );
	} );

	it( 'changes the parent alone where the order still holds', () => {
		expect( toChanges( PAGES, moveRow( ROWS, 5, 'in' ) ) ).toEqual( [
			{ id: 5, parent: 3, menu_order: 0 },
		] );
	} );

	it( 'gives back the same rows when it is stored', () => {
		const rows = moveRow( moveRow( ROWS, 3, 'out' ), 6, 'in' );
		const stored = PAGES.map( ( one ) => ( {
			...one,
			...toChanges( PAGES, rows ).find( ( { id } ) => id === one.id ),
		} ) );
		expect( show( toRows( stored ) ) ).toBe( show( rows ) );
	} );

	it( 'leaves a page under one that the person cannot see', () => {
		const pages = [ page( 1, 99 ), page( 2 ) ];
		expect( toChanges( pages, toRows( pages ) ) ).toEqual( [] );
	} );
} );

describe( 'toSteps', () => {
	const change = ( id: number, parent: number ) => ( {
		id,
		parent,
		menu_order: 0,
	} );
	const ids = ( steps: ReturnType< typeof toSteps > ) =>
		steps.map( ( step ) => step.map( ( { id } ) => id ) );

	it.each( [
		[
			'a page and the one above it change places',
			[ change( 2, 3 ), change( 3, 0 ) ],
			[ [ 3 ], [ 2 ] ],
		],
		[
			'a page moves below one whose parent moves out of it',
			[ change( 2, 4 ), change( 3, 0 ) ],
			[ [ 3 ], [ 2 ] ],
		],
		[
			'nothing waits for another',
			[ change( 1, 6 ), change( 5, 6 ) ],
			[ [ 1, 5 ] ],
		],
		[ 'a parent is unknown', [ change( 1, 99 ) ], [ [ 1 ] ] ],
	] )( 'stores from the top down where %s', ( _, changes, steps ) => {
		expect( ids( toSteps( changes, PAGES ) ) ).toEqual( steps );
	} );
} );
