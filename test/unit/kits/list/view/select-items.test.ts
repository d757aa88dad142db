import type { Field } from '@wordpress/dataviews';

import { selectItems } from '@/kits/list/view/select-items';
import type { ListView } from '@/kits/list';

interface Item {
	id: string;
	kind: string;
}

const ITEMS: readonly Item[] = [ 'e', 'd', 'c', 'b', 'a' ].map(
	( id, index ) => ( { id, kind: index % 2 ? 'odd' : 'even' } )
);
const FIELDS: Field< Item >[] = [
	{ id: 'id', type: 'text', enableGlobalSearch: true },
	{
		id: 'kind',
		type: 'text',
		elements: [
			{ value: 'odd', label: 'Odd' },
			{ value: 'even', label: 'Even' },
		],
		filterBy: { operators: [ 'is', 'isAny' ] },
	},
];
const VIEW: ListView = {
	type: 'grid',
	search: '',
	page: 1,
	perPage: 2,
	filters: [],
	sort: { field: 'id', direction: 'asc' },
};

function select( changes: Partial< ListView >, pages = 1 ) {
	const { items, ...counts } = selectItems( ITEMS, {
		view: { ...VIEW, ...changes },
		fields: FIELDS,
		pages,
	} );
	return { ids: items.map( ( { id } ) => id ).join( '' ), ...counts };
}

describe( 'selectItems', () => {
	it.each( [
		[ 'sorts and gives the first page', {}, 'ab', 5, 3 ],
		[ 'gives another page', { page: 2 }, 'cd', 5, 3 ],
		[ 'gives the last page for one beyond it', { page: 9 }, 'e', 5, 3 ],
		[ 'searches', { search: ' c ' }, 'c', 1, 1 ],
		[ 'finds nothing', { search: 'zz' }, '', 0, 0 ],
		[
			'leaves all where a filter is added and not chosen',
			{
				filters: [
					{ field: 'kind', operator: 'isAny', value: undefined },
					{ field: 'kind', operator: 'is', value: null },
				],
			},
			'ab',
			5,
			3,
		],
		[
			'filters',
			{
				filters: [
					{ field: 'kind', operator: 'isAny', value: [ 'odd' ] },
				],
			},
			'bd',
			2,
			1,
		],
		[
			'leaves a filter without a value out',
			{
				filters: [
					{ field: 'kind', operator: 'isAny', value: undefined },
				],
			},
			'ab',
			5,
			3,
		],
	] as const )( '%s', ( _, changes, ids, total, totalPages ) => {
		expect( select( changes as Partial< ListView > ) ).toEqual( {
			ids,
			total,
			totalPages,
		} );
	} );

	it( 'gives all pages up to the one that was scrolled to', () => {
		const { ids } = select( { infiniteScrollEnabled: true }, 2 );
		expect( ids ).toBe( 'abcd' );
	} );

	it( 'keeps the order of a search with a score, and filters what it found', () => {
		const { items } = selectItems( ITEMS, {
			view: {
				...VIEW,
				search: 'x',
				filters: [
					{ field: 'kind', operator: 'isAny', value: [ 'even' ] },
				],
			},
			fields: FIELDS,
			search: ( all ) => [ ...all ].reverse().slice( 2 ),
		} );
		expect( items.map( ( { id } ) => id ) ).toEqual( [ 'c', 'e' ] );
	} );
} );
