import { describeCount } from '@/features/usage/describe-count';

it.each( [
	[ undefined, false, undefined ],
	[ undefined, true, undefined ],
	[ 0, false, 'Not used' ],
	// Of what is not searched yet nothing can be said.
	[ 0, true, undefined ],
	[ 1, false, '1 place' ],
	[ 14, false, '14 places' ],
	[ 14, true, 'At least 14 places' ],
] )(
	'says of %s places, with more or without (%s): %s',
	( count, more, text ) => expect( describeCount( count, more ) ).toBe( text )
);
