import { listScreens } from '@/app/commands/list-screens';
import type { BootPayload } from '@/data/site/boot-payload';
import fixture from '@test/fixtures/boot-payload.json';

const item = ( id: string, path: string ) => ( {
	id,
	path,
	label: id,
	icon: '',
	href: `${ fixture.pageUrl }?page=atelier&p=${ path }`,
} );

function payload( changes: {
	items?: ReturnType< typeof item >[];
	rights?: Partial< BootPayload[ 'rights' ] >;
	isBlockTheme?: boolean;
} ) {
	return {
		...fixture,
		theme: {
			...fixture.theme,
			isBlockTheme: changes.isBlockTheme ?? true,
		},
		sidebar: { description: '', items: changes.items ?? [] },
		rights: { ...fixture.rights, ...changes.rights },
	};
}

const namesOf = ( ...args: Parameters< typeof payload > ) =>
	listScreens( payload( ...args ) ).map( ( { name } ) => name );

describe( 'listScreens', () => {
	it( 'leads to the screens of the dashboard’s menu', () => {
		const href = 'http://localhost/wp-admin/plugins.php';
		expect(
			listScreens( {
				...payload( {} ),
				dashboardMenu: [ { label: 'Plugins', href } ],
			} )
		).toContainEqual(
			expect.objectContaining( { label: 'Dashboard: Plugins', href } )
		);
	} );

	it.each( [
		[ 'button', 'styles/blocks' ],
		[ 'dark', 'styles/colors' ],
		[ 'colour', 'styles/colors' ],
		[ 'color', 'styles/colors' ],
		[ 'new page', 'pages' ],
		[ 'menu', 'navigation' ],
	] )( 'has the word “%s” find %s', ( word, name ) => {
		const found = listScreens(
			payload( {
				items: [
					item( 'pages', '/page' ),
					item( 'navigation', '/navigation' ),
				],
			} )
		).filter( ( { keywords } ) => keywords?.includes( word ) );
		expect( found.map( ( screen ) => screen.name ) ).toContain( name );
	} );

	it( 'leads to every item of the sidebar', () => {
		expect( namesOf( { items: [ item( 'pages', '/page' ) ] } ) ).toEqual(
			expect.arrayContaining( [ 'home', 'pages', 'dashboard' ] )
		);
	} );

	it.each( [
		[ 'an inner screen of Styles', {}, 'styles/typography', true ],
		[
			'it without the right to read the styles',
			{ rights: { editStyles: false } },
			'styles/typography',
			false,
		],
		[
			'the Style Book without it',
			{ rights: { editStyles: false } },
			'styles/style-book',
			false,
		],
		[
			'Additional CSS without the right to it',
			{ rights: { editCss: false } },
			'styles/css',
			false,
		],
		[
			'Styles with a classic theme',
			{ isBlockTheme: false },
			'styles/typography',
			false,
		],
		[
			'the resolver without the right to the design',
			{ rights: { editDesign: false } },
			'resolve-template',
			false,
		],
		[ 'the comparison', {}, 'compare', true ],
		[
			'the comparison of styles without the right to them',
			{ rights: { editStyles: false } },
			'compare',
			false,
		],
		[
			'the comparison with a classic theme',
			{ isBlockTheme: false },
			'compare',
			false,
		],
		[ 'posts that the sidebar does not have', {}, 'posts', true ],
		[
			'posts without the right',
			{ rights: { editPosts: false } },
			'posts',
			false,
		],
	] )( 'offers %s', ( _case, changes, name, isOffered ) => {
		expect( namesOf( changes ).includes( name ) ).toBe( isOffered );
	} );

	it( 'leads to posts once when the sidebar has them', () => {
		const names = namesOf( { items: [ item( 'posts', '/post' ) ] } );
		expect( names.filter( ( name ) => name === 'posts' ) ).toHaveLength(
			1
		);
	} );

	it( 'suggests inner screens of Styles only on Styles', () => {
		const typography = listScreens( payload( {} ) ).find(
			( { name } ) => name === 'styles/typography'
		);
		expect( typography ).toMatchObject( {
			isSuggested: false,
			suggestedOn: '/styles',
		} );
	} );

	it.each( [
		[ 'a section', 'styles/colors', { section: '/colors' } ],
		[ 'the Style Book', 'styles/style-book', { preview: 'stylebook' } ],
		[
			'the font library over its section',
			'styles/manage-fonts',
			{ section: '/typography', fonts: 'library' },
		],
	] )( 'opens %s in the editor’s panel', ( _case, name, panelQuery ) => {
		const found = listScreens( payload( {} ) ).find(
			( screen ) => screen.name === name
		);
		expect( found?.panelQuery ).toEqual( panelQuery );
	} );
} );
