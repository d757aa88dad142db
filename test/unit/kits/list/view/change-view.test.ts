import { BASE_VIEW } from '@/kits/list/view/base-view';
import { changeView } from '@/kits/list/view/change-view';
import type { ListView } from '@/kits/list/types';

const onPageThree: ListView = { ...BASE_VIEW, page: 3 };

describe( 'changeView', () => {
	it.each( [
		[ 'search', { search: 'about' }, 1 ],
		[
			'filters',
			{
				filters: [
					{ field: 'author', operator: 'isAny', value: [ 1 ] },
				],
			},
			1,
		],
		[ 'items per page', { perPage: 50 }, 1 ],
		[ 'infinite scroll', { infiniteScrollEnabled: true }, 1 ],
		[ 'the page itself', { page: 4 }, 4 ],
		[ 'fields', { fields: [ 'status' ] }, 3 ],
		[ 'the layout', { type: 'grid' }, 3 ],
	] as [ string, Partial< ListView >, number ][] )(
		'goes to the page that a change of %s asks for',
		( name, change, page ) => {
			expect(
				changeView( onPageThree, { ...onPageThree, ...change } ).page
			).toBe( page );
		}
	);

	it( 'goes to the first page when only the operator of a filter changes', () => {
		const filters = ( operator: 'isAny' | 'isNone' ): ListView => ( {
			...onPageThree,
			filters: [ { field: 'author', operator, value: [ 1 ] } ],
		} );

		expect(
			changeView( filters( 'isAny' ), filters( 'isNone' ) ).page
		).toBe( 1 );
	} );

	it.each( [
		[ 'field', { field: 'date', direction: 'asc' }, false ],
		[ 'direction', { field: 'title', direction: 'desc' }, false ],
		[ 'nothing', { field: 'title', direction: 'asc' }, true ],
	] as const )(
		'decides about the levels when the %s of the order changes',
		( name, sort, showLevels ) => {
			expect(
				changeView( onPageThree, { ...onPageThree, sort } ).showLevels
			).toBe( showLevels );
		}
	);
} );
