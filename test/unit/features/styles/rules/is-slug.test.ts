import { isSlug } from '@/features/styles/rules/is-slug';

it.each( [
	[ 'accent-1', true ],
	[ 'autumn', true ],
	[ '50', true ],
	[ '2-xl', true ],
	// Classes would spell these another way.
	[ 'accent1', false ],
	[ '2xl', false ],
	[ 'Accent', false ],
	[ 'a--b', false ],
	[ '-a', false ],
	[ 'a b', false ],
	[ '', false ],
	[ 'a'.repeat( 101 ), false ],
	// These make classes of WordPress's own.
	[ 'text', false ],
	[ 'custom', false ],
	[ 'taken', false ],
] )( 'tells whether "%s" can be a slug', ( text, expected ) =>
	expect( isSlug( text, [ 'taken' ] ) ).toBe( expected )
);
