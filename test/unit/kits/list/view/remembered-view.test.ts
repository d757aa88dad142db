import { BASE_VIEW } from '@/kits/list/view/base-view';
import {
	applyRememberedView,
	rememberView,
} from '@/kits/list/view/remembered-view';

describe( 'applyRememberedView', () => {
	it.each( [
		[ 'nothing', undefined, undefined, 'list' ],
		[ 'nothing, where the view has a layout', undefined, 'table', 'table' ],
		[ 'a layout', { type: 'grid' }, undefined, 'grid' ],
		[ 'a layout, against the view', { type: 'grid' }, 'list', 'grid' ],
		[ 'nonsense', 'x', undefined, 'list' ],
		[ 'an unknown layout', { type: 'cards' }, undefined, 'list' ],
	] as const )(
		'opens in the right layout with %s remembered',
		( name, remembered, layout, expected ) => {
			expect(
				applyRememberedView( BASE_VIEW, remembered, layout ).type
			).toBe( expected );
		}
	);

	it( 'leaves out a page size that no list may have', () => {
		expect(
			applyRememberedView( BASE_VIEW, { type: 'table', perPage: 5000 } )
				.perPage
		).toBe( 20 );
	} );
} );

describe( 'rememberView', () => {
	it( 'remembers only what differs', () => {
		expect(
			rememberView( BASE_VIEW, {
				...BASE_VIEW,
				perPage: 50,
				search: 'not remembered',
			} )
		).toEqual( { type: 'table', perPage: 50 } );
	} );
} );
