import {
	suggestionsPath,
	type SuggestedKind,
} from '@/features/templates/reads/template-suggestions';
import {
	listKinds,
	getTakenItemSlugs,
} from '@/features/templates/rules/list-kinds';
import {
	canStoreSlug,
	customTemplateSlug,
	customTemplateTitle,
} from '@/features/templates/rules/template-slug';

const ORDER =
	'front-page home single page index archive author category date tag search 404';

const target = ( name: string, hasArchive = false ) => ( {
	name,
	label: `${ name }s`,
	singular: name,
	path: `/wp/v2/${ name }`,
	hasArchive,
} );

const targets = {
	general: [ ...ORDER.split( ' ' ), 'singular', 'attachment' ]
		.reverse()
		.map( ( slug ) => ( { slug, title: slug, description: '' } ) ),
	postTypes: [ target( 'page' ), target( 'post' ), target( 'book', true ) ],
	taxonomies: [
		target( 'category' ),
		target( 'post_tag' ),
		target( 'genre' ),
	],
};

describe( 'listKinds', () => {
	it( 'lists the kinds in the order of the specification, then post types and taxonomies', () => {
		expect(
			listKinds( targets, new Set() ).map( ( { slug } ) => slug )
		).toEqual( [
			...ORDER.split( ' ' ),
			'single-post',
			'single-book',
			'archive-book',
			'taxonomy-genre',
		] );
	} );

	it( 'leaves out what has its template, unless there are single items', () => {
		const kinds = listKinds( targets, new Set( [ '404', 'category' ] ) );
		expect( kinds.some( ( { slug } ) => slug === '404' ) ).toBe( false );
		expect(
			kinds.find( ( { slug } ) => slug === 'category' )
		).toMatchObject( { isTaken: true, specific: { prefix: 'category-' } } );
	} );

	it( 'knows which items have a template', () => {
		const kind = listKinds( targets, new Set() ).find(
			( { slug } ) => slug === 'category'
		);
		expect(
			kind?.specific &&
				getTakenItemSlugs(
					kind.specific,
					new Set( [ 'category-chairs', 'category', 'tag-oak' ] )
				)
		).toEqual( [ 'chairs' ] );
	} );
} );

describe( 'suggestionsPath', () => {
	it.each( [
		[ 'post', '', 'orderby=modified', 'per_page=10' ],
		[ 'post', 'oak', 'orderby=relevance', 'per_page=20' ],
		[ 'term', '', 'orderby=count', 'per_page=10' ],
		[ 'term', 'oak', 'orderby=name', 'per_page=20' ],
		[ 'author', '', 'orderby=registered_date', 'who=authors' ],
		[ 'author', 'ada', 'orderby=name', 'search=ada' ],
	] as [ SuggestedKind, string, string, string ][] )(
		'asks for %s with the search “%s” by %s and %s',
		( kind, search, ...expected ) => {
			const path = suggestionsPath( {
				kind,
				path: '/wp/v2/things',
				search,
				exclude: [ 3, 4 ],
			} );
			for ( const part of [
				...expected,
				'order=asc',
				'context=view',
				'exclude=3%2C4',
			] ) {
				expect( path ).toContain( part );
			}
		}
	);
} );

describe( 'a custom template', () => {
	it.each( [
		[ 'Post with sidebar', 'post-with-sidebar' ],
		[ 'Ünïcode Näme', 'unicode-name' ],
		[ 'WidePage', 'wide-page' ],
		[ '한국어 템플릿', '한국어-템플릿' ],
		[ 'テンプレート', 'テンプレート' ],
		[ 'हिन्दी पृष्ठ', 'हिन्दी-पृष्ठ' ],
		[ '٣ صفحات', '٣-صفحات' ],
		[ '❤️ Love', 'love' ],
		[ '😀', 'wp-custom-template' ],
		[ '', 'wp-custom-template' ],
		[ ' <>?! ', 'wp-custom-template' ],
		[ 'a'.repeat( 300 ), 'a'.repeat( 190 ) ],
		// Six bytes for each letter: 31 of them fit into 190.
		[ 'ж'.repeat( 300 ), 'ж'.repeat( 31 ) ],
	] )( 'named “%s” has the slug %s', ( name, slug ) => {
		expect( customTemplateSlug( name ) ).toBe( slug );
	} );

	it( 'has a title without a name', () => {
		expect( customTemplateTitle( '  ' ) ).toBe( 'Custom Template' );
	} );
} );

describe( 'canStoreSlug', () => {
	it.each( [
		[ 'page-' + 'a'.repeat( 195 ), true ],
		[ 'page-' + 'a'.repeat( 196 ), false ],
		[ 'page-' + 'ж'.repeat( 32 ), true ],
		[ 'page-' + 'ж'.repeat( 33 ), false ],
		[ 'page-' + '%d0%b6'.repeat( 33 ), false ],
		[ 'page-' + '漢'.repeat( 22 ), false ],
		[ 'page-' + '😀'.repeat( 17 ), false ],
	] )( 'of %s: %s', ( slug, canStore ) => {
		expect( canStoreSlug( slug ) ).toBe( canStore );
	} );
} );
