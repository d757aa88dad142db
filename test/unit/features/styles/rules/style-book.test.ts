import {
	findBookSection,
	getBookChapters,
	getEditedWidth,
	isFollowed,
	isShownBy,
	type BookBlock,
} from '@/features/styles/rules/style-book';
import {
	parseSection,
	type StylesSection,
} from '@/features/styles/rules/styles-section';

const CATEGORIES = [
	{ slug: 'text', title: 'Text' },
	{ slug: 'media', title: 'Media' },
	{ slug: 'empty', title: 'Empty' },
];

const block = (
	name: string,
	category: string | undefined,
	more: Partial< BookBlock > = {}
): BookBlock => ( { name, title: name, category, example: {}, ...more } );

const BLOCKS = [
	block( 'plugin/poem', 'text' ),
	block( 'core/quote', 'text' ),
	block( 'core/image', 'media' ),
	block( 'core/silent', 'media', { example: undefined } ),
	block( 'core/inner', 'empty', { supports: { inserter: false } } ),
	block( 'plugin/lost', 'no-such-category' ),
	block( 'plugin/none', undefined ),
];

describe( 'getBookChapters', () => {
	it( 'has a chapter for each category with an example, WordPress’s own blocks first', () => {
		expect(
			getBookChapters( BLOCKS, CATEGORIES ).map(
				( { category, title, blocks } ) => [
					category,
					title,
					blocks.map( ( { name } ) => name ),
				]
			)
		).toEqual( [
			[ 'text', 'Text', [ 'core/quote', 'plugin/poem' ] ],
			[ 'media', 'Media', [ 'core/image' ] ],
			[ null, null, [ 'plugin/lost', 'plugin/none' ] ],
		] );
	} );

	it( 'is empty without blocks', () => {
		expect( getBookChapters( [], CATEGORIES ) ).toEqual( [] );
	} );
} );

describe( 'findBookPlace', () => {
	const chapters = getBookChapters( BLOCKS, CATEGORIES );

	it.each( [
		[ '/', 'overview' ],
		[ '/typography/heading', 'overview' ],
		[ '/colors', 'colors' ],
		[ '/colors/palette', 'colors' ],
		[ '/background', 'background' ],
		[ '/shadows', 'shadows' ],
		[ '/shadows/edit/default/natural', 'shadows' ],
		[ '/layout', 'layout' ],
		[ '/layout/spacing-sizes', 'layout' ],
		[ '/layout/radius-sizes', 'layout' ],
		[ '/css', 'css' ],
		[ '/blocks/core%2Fbutton/state/hover', 'states' ],
		[ '/blocks/core%2Fquote/state/hover', 'text' ],
		[ '/blocks/core%2Fimage', 'media' ],
		[ '/blocks/core%2Fquote/variations/plain', 'text' ],
		[ '/blocks/plugin%2Flost', null ],
		[ '/blocks/core%2Fsilent', 'overview' ],
	] )( 'opens at %s on the tab %s', ( section, expected ) => {
		const place = findBookSection( parseSection( section ), chapters );
		expect( 'part' in place ? place.part : place.chapter.category ).toBe(
			expected
		);
	} );
} );

describe( 'isShownBy', () => {
	const quote: StylesSection = { screen: 'block', blockName: 'core/quote' };
	const headings: StylesSection = {
		screen: 'typography-element',
		element: 'heading',
	};
	const palette: StylesSection = { screen: 'palette' };
	const hover: StylesSection = {
		screen: 'block',
		blockName: 'core/button',
		state: ':hover',
	};

	it.each< [ StylesSection, string, boolean ] >( [
		[ quote, '/blocks/core%2Fquote', true ],
		[ quote, '/blocks/core%2Fquote/variations/plain', true ],
		[ quote, '/blocks/core%2Fimage', false ],
		[ quote, '/blocks', false ],
		[ headings, '/typography/heading/h2', true ],
		[ headings, '/typography/text', false ],
		[ palette, '/colors/palette', true ],
		[ palette, '/blocks/core%2Fquote/colors/palette', false ],
		[ palette, '/colors', false ],
		[ { screen: 'layout' }, '/layout', true ],
		[ { screen: 'layout' }, '/layout/spacing-sizes', false ],
		[ { screen: 'shadows' }, '/shadows/edit/theme/soft', true ],
		[ hover, '/blocks/core%2Fbutton/state/hover', true ],
		[ hover, '/blocks/core%2Fbutton/state/active', false ],
		[ hover, '/blocks/core%2Fbutton', false ],
	] )( '%o at %s: %s', ( example, section, expected ) => {
		expect( isShownBy( example, parseSection( section ) ) ).toBe(
			expected
		);
	} );
} );

describe( 'isFollowed', () => {
	const chapters = getBookChapters( BLOCKS, CATEGORIES );

	it.each( [
		[ '/', false ],
		[ '/blocks', false ],
		[ '/variations', false ],
		[ '/revisions', false ],
		[ '/typography', true ],
		[ '/typography/heading', true ],
		[ '/background', true ],
		[ '/blocks/core%2Fquote', true ],
		[ '/blocks/core%2Fsilent', false ],
		[ '/blocks/core%2Fbutton/state/hover', true ],
	] )( 'shows another tab at %s: %s', ( path, expected ) => {
		const section = parseSection( path );
		expect(
			isFollowed( section, findBookSection( section, chapters ) )
		).toBe( expected );
	} );
} );

it.each( [
	[ '/blocks/core%2Fquote/viewport/tablet', 'tablet' ],
	[ '/typography/heading/h2/viewport/mobile', 'phone' ],
	[ '/blocks/core%2Fquote', undefined ],
	[ '/colors', undefined ],
] )( 'The width that %s edits is %s', ( path, expected ) => {
	expect( getEditedWidth( parseSection( path ) ) ).toBe( expected );
} );
