import type { Field } from '@wordpress/dataviews';

import { addFields } from '@/kits/list/fields/add-fields';

interface Item {
	title: string;
	meta?: { rating: number };
}

const own: Field< Item >[] = [ { id: 'title', label: 'Title' } ];

const read = ( field: Field< Item > | undefined, item: Item ) =>
	field?.getValue?.( { item } );

describe( 'addFields', () => {
	it( 'adds fields whose ids are paths of values', () => {
		const [ , field ] = addFields( own, [ { id: 'meta.rating' } ] );

		expect( read( field, { title: 'A', meta: { rating: 4 } } ) ).toBe( 4 );
		expect( read( field, { title: 'A' } ) ).toBeUndefined();
	} );

	it( 'leaves a field its own value', () => {
		const [ , field ] = addFields( own, [
			{ id: 'x', getValue: ( { item } ) => item.title.length },
		] );

		expect( read( field, { title: 'four' } ) ).toBe( 4 );
	} );

	it.each( [
		[ 'nothing said', {}, false ],
		[ 'sorting on', { enableSorting: true }, true ],
		[ 'sorting off', { enableSorting: false }, false ],
	] )(
		'sorts by a field only where it says so: %s',
		( _, field, enableSorting ) => {
			expect(
				addFields( own, [ { id: 'x', ...field } ] )[ 1 ]
			).toMatchObject( { enableSorting, filterBy: false } );
		}
	);

	it( 'does not replace an own field', () => {
		expect( addFields( own, [ { id: 'title', label: 'Other' } ] ) ).toEqual(
			own
		);
	} );
} );
