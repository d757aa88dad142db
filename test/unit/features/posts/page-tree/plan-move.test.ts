import type { TreePage } from '@/features/posts/page-tree/page-order';
import { planMove, toListedRows } from '@/features/posts/page-tree/plan-move';

const page = (
	id: number,
	parent: number,
	order: number,
	title: string
): TreePage => ( { id, parent, menu_order: order, title } );

/* By title: 1 About, 2 Blog with 3 Art and 4 Bread, 5 Contact. By order: 5, 2 with 4 and 3, 1. */
const PAGES = [
	page( 1, 0, 3, 'About' ),
	page( 2, 0, 2, 'Blog' ),
	page( 3, 2, 2, 'Art' ),
	page( 4, 2, 1, 'Bread' ),
	page( 5, 0, 1, 'Contact' ),
];
const show = ( rows: readonly { id: number; level: number }[] ) =>
	rows.map( ( { id, level } ) => '-'.repeat( level - 1 ) + id ).join( ' ' );

describe( 'toListedRows', () => {
	it.each( [
		[ 'title', '1 2 -3 -4 5' ],
		[ 'menu_order', '5 2 -4 -3 1' ],
	] as const )( 'sorts siblings by %s', ( order, rows ) => {
		expect( show( toListedRows( PAGES, order ) ) ).toBe( rows );
	} );
} );

describe( 'planMove', () => {
	it( 'stores parent and order in a list that is sorted by order', () => {
		const plan = planMove( PAGES, 'menu_order', 1, {
			parent: 2,
			index: 0,
		} );
		expect( show( plan.rows ) ).toBe( '5 2 -1 -4 -3' );
		expect( plan.needsOrder ).toBe( false );
		expect( plan.changes ).toContainEqual( {
			id: 1,
			parent: 2,
			menu_order: 1,
		} );
	} );

	it( 'changes the parent alone in a list that is sorted by title', () => {
		expect(
			planMove( PAGES, 'title', 5, { parent: 2, index: 0 } )
		).toMatchObject( {
			changes: [ { id: 5, parent: 2, menu_order: 1 } ],
			needsOrder: false,
		} );
		expect(
			show( planMove( PAGES, 'title', 5, { parent: 2, index: 0 } ).rows )
		).toBe( '1 2 -3 -4 -5' );
		expect(
			planMove( PAGES, 'title', 4, { parent: undefined, index: 0 } )
				.changes
		).toEqual( [ { id: 4, parent: 0, menu_order: 1 } ] );
	} );

	it( 'puts a page behind the sibling above it, and leaves the order of the others', () => {
		// 1 is dropped behind 2, in front of 5.
		const plan = planMove( PAGES, 'title', 1, {
			parent: undefined,
			index: 1,
		} );
		expect( plan.needsOrder ).toBe( true );
		expect( show( plan.rows ) ).toBe( '5 2 -4 -3 1' );
		expect( plan.changes ).toEqual( [] );
		const first = planMove( PAGES, 'title', 5, {
			parent: undefined,
			index: 1,
		} );
		// 5 is dropped behind 1, which comes last in the stored order.
		expect( show( first.rows ) ).toBe( '2 -4 -3 1 5' );
	} );

	it( 'puts a page first', () => {
		const plan = planMove( PAGES, 'title', 4, { parent: 2, index: 0 } );
		expect( show( plan.rows ) ).toBe( '5 2 -4 -3 1' );
		expect(
			show( planMove( PAGES, 'title', 3, { parent: 2, index: 0 } ).rows )
		).toBe( '5 2 -3 -4 1' );
	} );
} );
