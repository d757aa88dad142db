import { BASE_VIEW } from '@/kits/list/view/base-view';
import {
	getProperties,
	toggleProperty,
} from '@/kits/list/options/get-properties';
import type { ListView } from '@/kits/list/types';

const fields = [
	{ id: 'title', label: 'Title', enableHiding: false },
	{ id: 'featured_media', label: 'Picture' },
	{ id: 'author', label: 'Author' },
	{ id: 'status', label: 'Status' },
	{ id: 'slug' },
];
const view: ListView = { ...BASE_VIEW, fields: [ 'status', 'author', 'gone' ] };
const find = ( shown: ListView, id: string, all = fields ) =>
	getProperties( all, shown ).find( ( property ) => property.id === id );

describe( 'getProperties', () => {
	it( 'lists the parts, then what is visible in its order, then what is hidden', () => {
		expect( getProperties( fields, view ).map( ( { id } ) => id ) ).toEqual(
			[ 'title', 'featured_media', 'status', 'author', 'slug' ]
		);
	} );

	it.each( [
		[ 'title', true, true, undefined ],
		[ 'featured_media', false, false, undefined ],
		[ 'status', true, false, 0 ],
		[ 'author', true, false, 1 ],
		[ 'slug', false, false, undefined ],
	] )(
		'says of %s: visible %s, locked %s, place %s',
		( id, isVisible, isLocked, place ) => {
			expect( find( view, id ) ).toMatchObject( {
				id,
				isVisible,
				isLocked,
				place,
			} );
		}
	);

	it( 'locks the last property that is visible', () => {
		const hideable = [ { id: 'title' }, { id: 'author' } ];
		const one = { ...view, fields: [] };

		expect( find( one, 'title', hideable )?.isLocked ).toBe( true );
		expect(
			find( { ...one, fields: [ 'author' ] }, 'title', hideable )
				?.isLocked
		).toBe( false );
	} );
} );

describe( 'toggleProperty', () => {
	it.each( [
		[ 'author', { fields: [ 'status', 'gone' ] } ],
		[ 'slug', { fields: [ 'status', 'author', 'gone', 'slug' ] } ],
		[ 'featured_media', { showMedia: true } ],
	] )( 'turns %s', ( id, expected ) => {
		const property = find( view, id );

		expect( property && toggleProperty( view, property ) ).toMatchObject(
			expected
		);
	} );
} );
