import { parseFilters } from '@/kits/list/view/parse-view';
import { repairFilterValue } from '@/kits/list/view/repair-filter-value';

describe( 'repairFilterValue', () => {
	it.each< [ string, unknown, unknown ] >( [
		[ 'author', true, 1 ],
		[ 'parent', false, 0 ],
		[ 'menu_order', [ true, 5 ], [ 1, 5 ] ],
		[ 'categories', [ true, 7 ], [ 1, 7 ] ],
		[ 'tags', [ 7 ], [ 7 ] ],
		[ 'title', true, '1' ],
		[ 'slug', 2024, '2024' ],
		[ 'author', 3, 3 ],
		[ 'sticky', true, true ],
		[ 'title', 'true', 'true' ],
		[ 'author', null, null ],
		[ 'date', { value: 3, unit: 'days' }, { value: 3, unit: 'days' } ],
	] )( 'of %s reads %j as %j', ( field, stored, value ) => {
		expect( repairFilterValue( field, stored ) ).toEqual( value );
	} );

	it( 'is what a stored filter is read by', () => {
		expect(
			parseFilters( [
				{ field: 'author', operator: 'is', value: true },
				{ field: 'title', operator: 'contains', value: 2024 },
			] )
		).toEqual( [
			{ field: 'author', operator: 'is', value: 1 },
			{ field: 'title', operator: 'contains', value: '2024' },
		] );
	} );
} );
