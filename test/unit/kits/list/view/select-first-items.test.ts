import { selectFirstItems } from '@/kits/list/view/select-first-items';
import type { ListView } from '@/kits/list';

const VIEW: ListView = {
	type: 'grid',
	search: '',
	page: 1,
	perPage: 2,
	filters: [],
};
const FIRST = { items: [ 'a', 'b', 'c' ], total: 9 };

describe( 'selectFirstItems', () => {
	it.each( [
		[ 'a page', {}, FIRST, 'ab', 5 ],
		[ 'all that is known', { perPage: 3 }, FIRST, 'abc', 3 ],
		[
			'a list that is shorter than a page',
			{ perPage: 50 },
			{ ...FIRST, total: 3 },
			'abc',
			1,
		],
	] )( 'shows %s', ( _name, changes, first, items, totalPages ) => {
		const selected = selectFirstItems( first, { ...VIEW, ...changes } );
		expect( selected?.items.join( '' ) ).toBe( items );
		expect( selected ).toMatchObject( { total: first.total, totalPages } );
	} );

	it.each( [
		[ 'nothing is known', {}, undefined ],
		[ 'a page is longer than what is known', { perPage: 4 }, FIRST ],
		[ 'another page is open', { page: 2 }, FIRST ],
		[ 'it is searched', { search: 'x' }, FIRST ],
		[
			'it is filtered',
			{ filters: [ { field: 'a', operator: 'is', value: 'b' } ] },
			FIRST,
		],
		[
			'it has another order',
			{ sort: { field: 'title', direction: 'desc' } },
			FIRST,
		],
	] as const )(
		'waits for the whole list when %s',
		( _name, changes, first ) => {
			expect(
				selectFirstItems( first, { ...VIEW, ...changes } as ListView )
			).toBeUndefined();
		}
	);
} );
