import { filterCollection } from '@/features/fonts/rules/filter-collection';

const families = [
	{
		family: { slug: 'sen', name: 'Sen', fontFamily: 'Sen' },
		categories: [ 'sans-serif' ],
	},
	{
		family: { slug: 'fira', name: 'Fira Sans', fontFamily: 'Fira' },
		categories: [ 'sans-serif' ],
	},
	{
		family: { slug: 'lora', fontFamily: 'Lora, serif' },
		categories: [ 'serif' ],
	},
];

describe( 'What is found in a collection', () => {
	it.each( [
		[ '', 'all', [ 'sen', 'fira', 'lora' ] ],
		[ ' SAN ', 'all', [ 'fira' ] ],
		[ '', 'serif', [ 'lora' ] ],
		[ 'lora', 'sans-serif', [] ],
		[ 'lora', 'all', [ 'lora' ] ],
	] )( 'by %j in %s', ( search, category, slugs ) => {
		expect(
			filterCollection( families, { search, category } ).map(
				( { family } ) => family.slug
			)
		).toEqual( slugs );
	} );
} );
