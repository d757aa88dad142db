import { nameStyleNode } from '@/features/fonts/rules/name-style-node';

it.each( [
	[ [], 'Text' ],
	[ [ 'elements', 'heading' ], 'Headings' ],
	[ [ 'elements', 'h2' ], 'H2' ],
	[ [ 'elements', 'constructor' ], 'constructor' ],
	[ [ 'blocks', 'core/quote' ], 'Quote' ],
	[ [ 'blocks', 'core/quote', 'elements', 'cite' ], 'Quote › Citations' ],
	[ [ 'blocks', 'core/quote', 'variations', 'plain' ], 'Quote' ],
] )( 'calls %j %s', ( path, expected ) => {
	expect( nameStyleNode( path, () => 'Quote' ) ).toBe( expected );
} );
