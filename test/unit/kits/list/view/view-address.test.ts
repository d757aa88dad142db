import { BASE_VIEW } from '@/kits/list/view/base-view';
import {
	applyRememberedView,
	rememberView,
} from '@/kits/list/view/remembered-view';
import {
	formatViewAddress,
	readViewAddress,
} from '@/kits/list/view/view-address';
import type { ListView } from '@/kits/list/types';

const locked = {
	field: 'status',
	operator: 'isAny' as const,
	value: [ 'draft' ],
	isLocked: true,
};
const base: ListView = { ...BASE_VIEW, type: 'list', filters: [ locked ] };

describe( 'readViewAddress', () => {
	it.each( [
		[ 'nothing', {}, {} ],
		[ 'a layout', { layout: 'grid' }, { type: 'grid', showMedia: true } ],
		[ 'an unknown layout', { layout: 'cards' }, { type: 'list' } ],
		[ 'a search', { search: 'about' }, { search: 'about' } ],
		[ 'a page', { paged: '4' }, { page: 4 } ],
		[ 'a page that is none', { paged: '-1' }, { page: 1 } ],
		[ 'a page size', { perPage: '50' }, { perPage: 50 } ],
		[
			'a page size that is not offered',
			{ perPage: '5000' },
			{ perPage: 20 },
		],
		[
			'an order',
			{ sort: 'date:desc' },
			{ sort: { field: 'date', direction: 'desc' }, showLevels: false },
		],
		[
			'an order with levels',
			{ sort: 'date:desc', levels: '1' },
			{ showLevels: true },
		],
		[ 'a malformed order', { sort: 'date' }, { sort: base.sort } ],
		[
			'filters',
			{ filters: '[["author","isAny",[3]]]' },
			{
				filters: [
					locked,
					{ field: 'author', operator: 'isAny', value: [ 3 ] },
				],
			},
		],
		[ 'malformed filters', { filters: '[[' }, { filters: [ locked ] } ],
		[
			'a filter that pretends to be locked',
			{
				filters:
					'[{"field":"author","operator":"isAny","value":[3],"isLocked":true}]',
			},
			{ filters: [ locked ] },
		],
	] )( 'reads %s', ( name, address, expected ) => {
		expect( readViewAddress( base, address ) ).toMatchObject( expected );
	} );
} );

describe( 'an address and the memory together', () => {
	it.each( [
		[ 'the base', {} ],
		[ 'a search on a later page', { search: 'a', page: 2 } ],
		[ 'another layout', { type: 'table', showMedia: false } ],
		[ 'other fields', { fields: [ 'status' ], showDescription: true } ],
		[ 'more items', { perPage: 100 } ],
		[
			'another order',
			{ sort: { field: 'date', direction: 'desc' }, showLevels: false },
		],
		[ 'no levels', { showLevels: false } ],
		[
			'levels in another order',
			{ sort: { field: 'date', direction: 'asc' }, showLevels: true },
		],
		[
			'filters',
			{
				filters: [
					locked,
					{
						field: 'date',
						operator: 'inThePast',
						value: { value: 3, unit: 'days' },
					},
				],
			},
		],
		[ 'infinite scroll', { infiniteScrollEnabled: true } ],
	] as [ string, Partial< ListView > ][] )(
		'give back %s',
		( name, change ) => {
			const view: ListView = { ...base, ...change };
			const address = formatViewAddress( base, view );
			const remembered = rememberView( base, view, 'list' );

			expect(
				readViewAddress(
					applyRememberedView( base, remembered, 'list' ),
					address
				)
			).toEqual( view );
		}
	);

	it( 'say nothing about the base', () => {
		expect(
			Object.values( formatViewAddress( base, base ) ).filter( Boolean )
		).toEqual( [] );
		expect( rememberView( base, base, 'list' ) ).toBeUndefined();
	} );
} );
