import {
	findBlocks,
	searchBlocks,
	sortCoreBlocksFirst,
} from '@/features/styles/rules/block-search';

const BLOCKS = [
	{ name: 'shop/cart', title: 'Cart', category: 'widgets' },
	{
		name: 'core/paragraph',
		title: 'Paragraph',
		category: 'text',
		keywords: [ 'text' ],
	},
	{
		name: 'core/quote',
		title: 'Citación',
		description: 'Give quoted text emphasis.',
	},
];
const namesOf = ( blocks: readonly { name: string }[] ) =>
	blocks.map( ( { name } ) => name );

describe( 'sortCoreBlocksFirst', () => {
	it( 'keeps the order within each group', () => {
		expect( namesOf( sortCoreBlocksFirst( BLOCKS ) ) ).toEqual( [
			'core/paragraph',
			'core/quote',
			'shop/cart',
		] );
	} );
} );

describe( 'searchBlocks', () => {
	it.each( [
		[ '', [ 'shop/cart', 'core/paragraph', 'core/quote' ] ],
		[ '   ', [ 'shop/cart', 'core/paragraph', 'core/quote' ] ],
		[ 'PARA', [ 'core/paragraph' ] ],
		[ 'citacion', [ 'core/quote' ] ],
		[ 'text', [ 'core/paragraph', 'core/quote' ] ],
		[ 'text quoted', [ 'core/quote' ] ],
		[ 'shop', [ 'shop/cart' ] ],
		[ 'nothing', [] ],
	] )( 'finds for %p', ( search, names ) => {
		expect( namesOf( searchBlocks( BLOCKS, search ) ) ).toEqual( names );
	} );
} );

describe( 'findBlocks', () => {
	it.each( [
		[ undefined, 'text', [ 'core/paragraph', 'core/quote' ] ],
		[ [ 'core/quote', 'shop/cart' ], 'text', [ 'core/quote' ] ],
		[ [ 'core/quote' ], '', [ 'core/quote' ] ],
		[ [], 'text', [] ],
	] )( 'of the blocks %j by %j: %j', ( only, search, names ) => {
		expect(
			namesOf( findBlocks( BLOCKS, search, only && new Set( only ) ) )
		).toEqual( names );
	} );
} );
