import {
	countMoved,
	toChanges,
	toRows,
	toSteps,
	type PageRow,
	type TreePage,
} from '@/features/posts/page-tree/page-order';
import { moveRow } from '@/kits/tree/rules/move-row';
import { stepRow } from '@/kits/tree/rules/step-row';
import type { TreeModel, TreeStep } from '@/kits/tree/types';

const model: TreeModel< readonly PageRow[] > = {
	toRows: ( rows ) => rows,
	move: moveRow,
};
const move = ( rows: readonly PageRow[], id: number, direction: TreeStep ) =>
	stepRow( model, rows, id, direction );

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
const show = ( rows: readonly PageRow[] ) =>
	rows.map( ( { id, level } ) => '-'.repeat( level - 1 ) + id ).join( ' ' );
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

describe( 'toChanges', () => {
	it( 'changes nothing where nothing moved', () => {
		expect( toChanges( PAGES, ROWS ) ).toEqual( [] );
	} );

	it( 'numbers the siblings whose order changed, and no others', () => {
		expect( toChanges( PAGES, move( ROWS, 6, 'up' ) ) ).toEqual( [
			{ id: 1, parent: 0, menu_order: 1 },
			{ id: 6, parent: 0, menu_order: 2 },
			{ id: 2, parent: 0, menu_order: 3 },
		] );
	} );

	it( 'changes the parent alone where the order still holds', () => {
		expect( toChanges( PAGES, move( ROWS, 5, 'in' ) ) ).toEqual( [
			{ id: 5, parent: 3, menu_order: 0 },
		] );
	} );

	it( 'gives back the same rows when it is stored', () => {
		const rows = move( move( ROWS, 3, 'out' ), 6, 'in' );
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

describe( 'countMoved', () => {
	it.each( [
		[ 'nothing', ROWS, 0 ],
		[ 'a page among its siblings', move( ROWS, 6, 'up' ), 1 ],
		[
			'a page past all its siblings',
			move( move( ROWS, 6, 'up' ), 6, 'up' ),
			1,
		],
		[ 'a page with what is below it', move( ROWS, 3, 'out' ), 1 ],
		[ 'two pages', move( move( ROWS, 5, 'in' ), 6, 'up' ), 2 ],
	] )( 'counts the moves of %s', ( _case, rows, expected ) => {
		expect( countMoved( ROWS, rows ) ).toBe( expected );
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
