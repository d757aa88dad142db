import { mergeConfigs } from '@/utils/theme-json/merge-configs';

const link = ( name: string ) => ( { name, href: `/themes/a/${ name }` } );

const BASE = {
	settings: { color: { palette: { theme: [ 1, 2 ] }, custom: true } },
	styles: {
		color: { text: 'black', background: 'white' },
		background: { backgroundImage: { url: 'a.png', ref: 'b' } },
	},
	_links: { 'wp:theme-file': [ link( 'a.png' ) ], self: 'base' },
};

describe( 'mergeConfigs', () => {
	it( 'lets values of the person stand over those of the theme, lists and images as a whole', () => {
		expect(
			mergeConfigs( BASE, {
				settings: { color: { palette: { theme: [ 3 ] } } },
				styles: {
					color: { text: 'red' },
					background: { backgroundImage: { url: 'c.png' } },
				},
			} )
		).toEqual( {
			settings: { color: { palette: { theme: [ 3 ] }, custom: true } },
			styles: {
				color: { text: 'red', background: 'white' },
				background: { backgroundImage: { url: 'c.png' } },
			},
			_links: BASE._links,
		} );
	} );

	it( 'joins the links that resolve files of both', () => {
		const { _links: links } = mergeConfigs( BASE, {
			_links: { 'wp:theme-file': [ link( 'b.png' ) ], own: 1 },
		} );
		expect( links ).toEqual( {
			'wp:theme-file': [ link( 'b.png' ), link( 'a.png' ) ],
			self: 'base',
			own: 1,
		} );
	} );

	it( 'merges the same two once, and each other config by itself', () => {
		const user = { styles: { color: { text: 'red' } } };
		const first = mergeConfigs( BASE, user );
		expect( mergeConfigs( BASE, user ) ).toBe( first );
		expect( mergeConfigs( BASE, { ...user } ) ).not.toBe( first );
		expect( mergeConfigs( { ...BASE }, user ) ).not.toBe( first );
	} );

	it.each( [ [ undefined ], [ null ], [ 'text' ], [ [] ] ] )(
		'passes over %p in the place of a config',
		( value ) => {
			const nothing = { settings: {}, styles: {} };
			expect( mergeConfigs( value, value ) ).toEqual( nothing );
			expect(
				mergeConfigs( value, { settings: { a: 1 }, styles: 'wrong' } )
			).toEqual( { settings: { a: 1 }, styles: {} } );
		}
	);
} );
