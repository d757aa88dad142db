import { setLocaleData } from '@wordpress/i18n';
import {
	describeScreen,
	findRecordList,
	listScreenRows,
} from '@/utils/screens';

afterEach( () => setLocaleData( { Fonts: [] }, 'atelier' ) );

describe( 'a screen', () => {
	it( 'is described by its row', () => {
		const { title, ...screen } = describeScreen( 'fonts' );
		expect( screen ).toEqual( {
			name: 'fonts',
			path: '/fonts',
			right: 'editStyles',
		} );
		expect( title() ).toBe( 'Fonts' );
	} );

	it( 'has no right where the table has none', () => {
		expect( describeScreen( 'deleted' ) ).not.toHaveProperty( 'right' );
	} );

	it( 'has the title of the language that was loaded last', () => {
		const { title } = describeScreen( 'fonts' );
		setLocaleData( { Fonts: [ 'Schriften' ] }, 'atelier' );
		expect( title() ).toBe( 'Schriften' );
	} );
} );

it.each( [
	[ 'page', { path: '/page', query: {} } ],
	[
		'wp_template_part',
		{ path: '/pattern', query: { postType: 'wp_template_part' } },
	],
	[ 'book', undefined ],
	[ 'constructor', undefined ],
] )( 'finds the list of the records of type %s', ( type, list ) => {
	expect( findRecordList( type ) ).toEqual( list );
} );

it( 'lists all rows in the order of the sidebar', () => {
	expect( listScreenRows().map( ( [ name ] ) => name ) ).toEqual(
		expect.arrayContaining( [ 'home', 'identity', 'pages', 'deleted' ] )
	);
	expect( listScreenRows()[ 0 ]?.[ 0 ] ).toBe( 'home' );
} );
