import { isPerPageControlVisible } from '@/kits/list/options/is-per-page-control-visible';

describe( 'isPerPageControlVisible', () => {
	it.each( [
		[ [ 20 ], false, false ],
		[ [ 10, 20 ], false, true ],
		[ [ 10, 20, 50, 100 ], false, true ],
		[ [ 1, 2, 3, 4, 5, 6 ], false, true ],
		[ [ 1, 2, 3, 4, 5, 6, 7 ], false, false ],
		[ [ 10, 20 ], true, false ],
	] )(
		'answers for the sizes %j with infinite scroll %s: %s',
		( sizes, infiniteScrollEnabled, visible ) => {
			expect(
				isPerPageControlVisible( sizes, { infiniteScrollEnabled } )
			).toBe( visible );
		}
	);
} );
