import { matchCategory } from '@/features/patterns/rules/match-category';

const CATEGORIES = [
	{ name: 'banner', label: 'Banners', description: '' },
	{ name: 'header', label: 'Headers', description: '' },
	{ id: 5, name: 'header', label: 'Our headers', description: '' },
	{ id: 7, name: 'heroes', label: 'Heroes', description: '' },
	{ name: 'text', label: 'Texts', description: '' },
	{ id: 9, name: 'texts', label: 'Texts', description: '' },
];

describe( 'matchCategory', () => {
	it.each( [
		[ 'a category of people', 'Heroes', { id: 7 } ],
		[ 'the same in another case', 'heroes', { id: 7 } ],
		[
			'a registered one without a term',
			'banners',
			{ name: 'Banners', slug: 'banner' },
		],
		[
			'a registered one whose term has another name',
			'Headers',
			{ id: 5 },
		],
		[ 'one that is there under two slugs', 'Texts', { id: 9 } ],
		[ 'a new one', 'Fresh', { name: 'Fresh' } ],
		[ 'a slug, which is no label', 'banner', { name: 'banner' } ],
	] )( 'finds %s', ( _name, label, expected ) => {
		expect( matchCategory( label, CATEGORIES ) ).toEqual( expected );
	} );
} );
