import { describeCount } from '@/features/usage/describe-count';

it( 'says of items that are too large to be searched completely that no place is known', () => {
	expect( describeCount( 0, true, true ) ).toBe( 'No known place' );
	expect( describeCount( 0, false, true ) ).toBe( 'Not used' );
} );

it.each( [
	[ undefined, false, undefined ],
	[ undefined, true, undefined ],
	[ 0, false, 'Not used' ],
	// Nothing is known before the search.
	[ 0, true, undefined ],
	[ 1, false, '1 place' ],
	[ 14, false, '14 places' ],
	[ 14, true, 'At least 14 places' ],
] )(
	'says of %s places, with more or without (%s): %s',
	( count, more, text ) => expect( describeCount( count, more ) ).toBe( text )
);
