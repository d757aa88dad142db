import { sortFamilies } from '@/features/fonts/rules/sort-families';

const face = { fontFamily: 'x' };
const families = [
	{
		slug: 'b',
		name: 'beta',
		fontFamily: 'b',
		fontFace: [ face ],
		addedAt: '2026-01-02T00:00:00',
	},
	{ slug: 'a', name: 'Alpha', fontFamily: 'a' },
	{
		slug: 'c',
		name: 'Gamma',
		fontFamily: 'c',
		fontFace: [ face, face ],
		addedAt: '2026-01-01T00:00:00',
	},
];

describe( 'The order of the library', () => {
	it.each( [
		[ 'name', [ 'a', 'b', 'c' ] ],
		[ 'faces', [ 'c', 'b', 'a' ] ],
		[ 'added', [ 'b', 'c', 'a' ] ],
	] as const )( 'by %s', ( order, slugs ) => {
		expect(
			sortFamilies( families, order ).map( ( { slug } ) => slug )
		).toEqual( slugs );
	} );
} );
