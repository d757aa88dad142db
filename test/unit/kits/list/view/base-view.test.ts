import { BASE_VIEW, PER_PAGE_SIZES } from '@/kits/list/view/base-view';

describe( 'the base view', () => {
	it( 'is that of specification 9', () => {
		expect( BASE_VIEW ).toMatchObject( {
			type: 'table',
			perPage: 20,
			sort: { field: 'title', direction: 'asc' },
			showLevels: true,
		} );
		expect( PER_PAGE_SIZES ).toEqual( [ 10, 20, 50, 100 ] );
	} );
} );
