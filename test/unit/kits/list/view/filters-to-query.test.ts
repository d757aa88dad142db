import {
	filtersToQuery,
	getOperators,
} from '@/kits/list/view/filters-to-query';
import type { Filter } from '@/kits/list/types';

const condition = (
	field: string,
	operator: string,
	value: string,
	index = 0
) => ( {
	[ `atelier_where[${ index }][field]` ]: field,
	[ `atelier_where[${ index }][operator]` ]: operator,
	[ `atelier_where[${ index }][value]` ]: value,
} );

describe( 'filtersToQuery', () => {
	it.each( [
		[ 'status', 'is', 'draft', { status: 'draft' } ],
		[ 'status', 'isAny', [ 'draft', 'future' ], {} ],
		[ 'status', 'isNot', 'draft', {} ],
		[ 'status', 'is', '', {} ],
		[ 'author', 'is', 3, { author: '3' } ],
		[ 'author', 'isAny', [ 3, 4 ], {} ],
		[ 'author', 'isNot', 3, { author_exclude: '3' } ],
		[ 'author', 'contains', 'x', {} ],
		[ 'parent', 'is', 2, { parent: '2' } ],
		[ 'parent', 'isNot', 2, { parent_exclude: '2' } ],
		[ 'format', 'is', 'link', { format: 'link' } ],
		[ 'title', 'contains', 'Tea', condition( 'title', 'contains', 'Tea' ) ],
		[ 'slug', 'startsWith', 't', condition( 'slug', 'startsWith', 't' ) ],
		[ 'menu_order', 'is', 3, condition( 'menu_order', 'is', '3' ) ],
		[
			'menu_order',
			'between',
			[ 1, '' ],
			condition( 'menu_order', 'greaterThanOrEqual', '1' ),
		],
		[
			'date',
			'notOn',
			'2026-03-01',
			condition( 'date', 'notOn', '2026-03-01' ),
		],
		[
			'date',
			'between',
			[ '2026-03-01', '2026-03-05' ],
			{ after: '2026-02-28T23:59:59', before: '2026-03-06T00:00:00' },
		],
		[
			'date',
			'between',
			[ '', '2026-03-05' ],
			{ before: '2026-03-06T00:00:00' },
		],
		[ 'date', 'on', 'soon', {} ],
		[ 'date', 'inThePast', 'x', {} ],
		[
			'categories',
			'isAll',
			[ 1, 2 ],
			{ 'categories[terms]': '1,2', 'categories[operator]': 'AND' },
		],
		[ 'sticky', 'is', true, { sticky: true } ],
		[ 'sticky', 'isNot', true, { sticky: false } ],
		[ 'sticky', 'is', false, { sticky: false } ],
		[
			'date',
			'on',
			'2026-03-01',
			{ after: '2026-02-28T23:59:59', before: '2026-03-02T00:00:00' },
		],
		[ 'date', 'before', '2026-03-01', { before: '2026-03-01T00:00:00' } ],
		[ 'date', 'after', '2026-03-01', { after: '2026-03-01T23:59:59' } ],
		[
			'date',
			'beforeInc',
			'2026-03-01',
			{ before: '2026-03-02T00:00:00' },
		],
		[ 'date', 'afterInc', '2026-03-01', { after: '2026-02-28T23:59:59' } ],
		[
			'modified',
			'after',
			'2026-03-01T10:00',
			{ modified_after: '2026-03-01T23:59:59' },
		],
		[ 'unknown', 'is', 'x', {} ],
	] as [ string, Filter[ 'operator' ], unknown, object ][] )(
		'asks for %s %s %j by %j',
		( field, operator, value, query ) => {
			expect( filtersToQuery( [ { field, operator, value } ] ) ).toEqual(
				query
			);
		}
	);

	it.each( [
		[
			'inThePast',
			2,
			'days',
			// Scheduled posts are not in the past.
			{
				after: '2026-05-08T00:00:00',
				before: '2026-05-10T12:01:00.000Z',
			},
		],
		[
			'inThePast',
			1,
			'weeks',
			{
				after: '2026-05-03T00:00:00',
				before: '2026-05-10T12:01:00.000Z',
			},
		],
		[ 'over', 1, 'years', { before: '2025-05-10T00:00:00' } ],
		[ 'over', 0, 'days', {} ],
	] as const )( 'counts %s %d %s back', ( operator, value, unit, query ) => {
		jest.useFakeTimers( { now: new Date( '2026-05-10T12:00:00Z' ) } );

		expect(
			filtersToQuery( [
				{ field: 'date', operator, value: { value, unit } },
			] )
		).toEqual( query );

		jest.useRealTimers();
	} );

	it( 'combines several filters', () => {
		expect(
			filtersToQuery( [
				{ field: 'status', operator: 'is', value: 'draft' },
				{ field: 'author', operator: 'isNot', value: 1 },
				{ field: 'title', operator: 'contains', value: 'a' },
				{ field: 'menu_order', operator: 'between', value: [ 1, 5 ] },
			] )
		).toEqual( {
			status: 'draft',
			author_exclude: '1',
			...condition( 'title', 'contains', 'a', 0 ),
			...condition( 'menu_order', 'greaterThanOrEqual', '1', 1 ),
			...condition( 'menu_order', 'lessThanOrEqual', '5', 2 ),
		} );
	} );
} );

describe( 'getOperators', () => {
	it.each( [
		[ 'status', [ 'is' ] ],
		[ 'author', [ 'is', 'isNot' ] ],
		[ 'categories', [ 'isAny', 'isNone', 'isAll' ] ],
		[ 'sticky', [ 'is', 'isNot' ] ],
		[ 'unknown', [] ],
	] )( 'offers for %s exactly %j', ( field, operators ) => {
		expect( getOperators( field ) ).toEqual( operators );
	} );
} );
