import {
	scoreItem,
	searchPatterns,
} from '@/features/patterns/rules/search-patterns';

const hero = {
	id: 'theme/hero',
	title: 'Hero with image',
	description: 'A large opening',
	keywords: [ 'banner' ],
	categories: [ 'banner' ],
	source: 'theme' as const,
};

// Specification 9: category match 1, exact title +30, title starts with +20, all words found +10.
describe( 'scoreItem', () => {
	it.each( [
		[ 'the category alone', 'banner', '', 1 ],
		[ 'another category', 'posts', '', 0 ],
		[ 'another category, whatever is searched', 'posts', 'hero', 0 ],
		[ 'the exact title', 'banner', 'Hero with image', 31 ],
		[
			'the exact title in another case with blanks around',
			'banner',
			'  HERO with IMAGE ',
			31,
		],
		[ 'the beginning of the title', 'banner', 'hero', 21 ],
		[ 'all words, in any order and field', 'banner', 'opening banner', 11 ],
		[ 'part of a word', 'banner', 'mag', 11 ],
		[ 'only some of the words', 'banner', 'opening nowhere', 1 ],
		[ 'the group of all patterns', 'all-patterns', '', 1 ],
		[ 'the group of all parts', 'all-parts', '', 1 ],
		[
			'the group of the person’s own, of which a theme’s is none',
			'my-patterns',
			'',
			0,
		],
	] )( 'scores %s', ( _, category, text, score ) => {
		expect( scoreItem( hero, category, text ) ).toBe( score );
	} );

	it( 'finds a theme’s pattern by its name, and no pattern by the number of its post', () => {
		expect( scoreItem( hero, 'banner', 'theme/hero' ) ).toBe( 11 );
		expect( scoreItem( { ...hero, id: 777 }, 'banner', '777' ) ).toBe( 1 );
	} );

	it( 'does not tell accents apart', () => {
		expect(
			scoreItem( { ...hero, title: 'Café' }, 'banner', 'cafe' )
		).toBe( 31 );
	} );
} );

describe( 'searchPatterns', () => {
	const items = [ 'Footer hero', 'Hero', 'Hero with image', 'Quote' ].map(
		( title ) => ( {
			...hero,
			title,
			keywords: [],
			description: '',
			id: '',
		} )
	);
	const titles = ( text: string ) =>
		searchPatterns( items, 'banner', text ).map( ( { title } ) => title );

	it( 'lists the best first and leaves out what only matches the category', () => {
		expect( titles( 'hero' ) ).toEqual( [
			'Hero',
			'Hero with image',
			'Footer hero',
		] );
	} );

	it( 'lists the whole category in its order without words', () => {
		expect( titles( ' ' ) ).toHaveLength( 4 );
	} );
} );
