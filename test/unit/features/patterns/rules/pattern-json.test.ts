import {
	formatPatterns,
	parsePatterns,
	type PatternFile,
} from '@/features/patterns/rules/pattern-json';

const hero: PatternFile = {
	title: 'Hero',
	content: '<!-- wp:paragraph --><p>Hi</p><!-- /wp:paragraph -->',
	syncStatus: 'full',
	categories: [ 'Banners' ],
};
const quote: PatternFile = {
	title: 'Quote “…”',
	content: '',
	syncStatus: 'unsynced',
	categories: [],
};

describe( 'formatPatterns and parsePatterns', () => {
	it.each( [
		[ 'one pattern', [ hero ] ],
		[ 'one without categories', [ quote ] ],
		[ 'several', [ hero, quote ] ],
	] )( 'carry %s', ( _, patterns ) => {
		expect( parsePatterns( formatPatterns( patterns ) ) ).toEqual(
			patterns
		);
	} );

	it( 'writes one pattern in the shape of WordPress', () => {
		expect( JSON.parse( formatPatterns( [ quote ] ) ) ).toEqual( {
			__file: 'wp_block',
			title: quote.title,
			content: '',
			syncStatus: 'unsynced',
		} );
	} );
} );

describe( 'parsePatterns', () => {
	const valid = { __file: 'wp_block', title: 'A', content: 'B' };

	it.each( [
		[ 'a file of WordPress without a status', valid, 'full' ],
		[ 'an empty status', { ...valid, syncStatus: '' }, 'full' ],
		[ 'unknown properties', { ...valid, more: 1 }, 'full' ],
	] )( 'reads %s', ( _, value, syncStatus ) => {
		expect( parsePatterns( JSON.stringify( value ) ) ).toEqual( [
			{ title: 'A', content: 'B', syncStatus, categories: [] },
		] );
	} );

	it( 'reads a file with a byte order mark', () => {
		expect(
			parsePatterns( `\uFEFF${ JSON.stringify( valid ) }` )
		).toHaveLength( 1 );
	} );

	it( 'reads each category once, without blanks', () => {
		const [ pattern ] = parsePatterns(
			JSON.stringify( { ...valid, categories: [ ' A ', 'A', '' ] } )
		);
		expect( pattern?.categories ).toEqual( [ 'A' ] );
	} );

	it.each( [
		[ 'no JSON', '<html>', 'Invalid JSON file' ],
		[ 'nothing', '', 'Invalid JSON file' ],
		[ 'null', 'null', 'Invalid pattern JSON file' ],
		[ 'a text', '"wp_block"', 'Invalid pattern JSON file' ],
		[
			'no mark',
			{ title: 'A', content: 'B' },
			'Invalid pattern JSON file',
		],
		[
			'another mark',
			{ ...valid, __file: 'wp_navigation' },
			'Invalid pattern JSON file',
		],
		[
			'no title',
			{ ...valid, title: undefined },
			'Invalid pattern JSON file',
		],
		[
			'a blank title',
			{ ...valid, title: ' ' },
			'Invalid pattern JSON file',
		],
		[
			'a title that is a number',
			{ ...valid, title: 5 },
			'Invalid pattern JSON file',
		],
		[
			'content that is a list',
			{ ...valid, content: [] },
			'Invalid pattern JSON file',
		],
		[
			'an unknown status',
			{ ...valid, syncStatus: 'half' },
			'Invalid pattern JSON file',
		],
		[
			'categories that are a text',
			{ ...valid, categories: 'A' },
			'Invalid pattern JSON file',
		],
		[
			'a category that is a number',
			{ ...valid, categories: [ 1 ] },
			'Invalid pattern JSON file',
		],
		[
			'a category of 201 characters',
			{ ...valid, categories: [ 'x'.repeat( 201 ) ] },
			'Invalid pattern JSON file',
		],
		[
			'one bad entry among good ones',
			[ valid, {} ],
			'Invalid pattern JSON file',
		],
		[ 'an empty list', [], 'The file holds no pattern.' ],
		[
			'too many',
			Array( 501 ).fill( valid ),
			'The file contains more than 500 patterns.',
		],
		[ 'a huge text', 'x'.repeat( 5_000_001 ), 'The file is too large.' ],
	] )( 'refuses %s', ( _, value, message ) => {
		const text =
			typeof value === 'string' ? value : JSON.stringify( value );
		expect( () => parsePatterns( text ) ).toThrow( message );
	} );

	it( 'takes no prototype from a file', () => {
		const [ pattern ] = parsePatterns(
			'{"__proto__":{"polluted":true},"__file":"wp_block","title":"A","content":""}'
		);
		expect(
			( pattern as unknown as { polluted?: boolean } ).polluted
		).toBeUndefined();
	} );
} );
