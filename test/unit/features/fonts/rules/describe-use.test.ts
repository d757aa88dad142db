import { describeUse } from '@/features/fonts/rules/describe-use';

it.each( [
	[ [], 'Text' ],
	[ [ 'elements', 'heading' ], 'Headings' ],
	[ [ 'elements', 'h2' ], 'H2' ],
	[ [ 'elements', 'constructor' ], 'constructor' ],
	[ [ 'blocks', 'core/quote' ], 'Quote' ],
	[ [ 'blocks', 'core/quote', 'elements', 'cite' ], 'Quote › Citations' ],
	[ [ 'blocks', 'core/quote', 'variations', 'plain' ], 'Quote' ],
] )( 'calls %j %s', ( path, expected ) => {
	expect( describeUse( path, () => 'Quote' ) ).toBe( expected );
} );
