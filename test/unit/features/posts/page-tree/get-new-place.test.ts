import { getNewPlace } from '@/features/posts/page-tree/get-new-place';

describe( 'getNewPlace', () => {
	const page = ( id: number, parent: number, order: number ) => ( {
		id,
		title: '',
		parent,
		menu_order: order,
	} );

	it.each( [
		[ 'behind its siblings', 0, { parent: 0, menu_order: 4 } ],
		[
			'without an order where they have none',
			1,
			{ parent: 1, menu_order: 0 },
		],
		[ 'alone', 2, { parent: 2, menu_order: 0 } ],
	] )( 'puts a page %s', ( _case, parent, place ) => {
		expect(
			getNewPlace(
				[ page( 1, 0, 1 ), page( 2, 0, 3 ), page( 3, 1, 0 ) ],
				parent
			)
		).toEqual( place );
	} );
} );
