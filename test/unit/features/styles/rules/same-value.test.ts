import { isSameValue } from '@/features/styles/rules/same-value';

it.each( [
	[ 'var:preset|color|base', 'var(--wp--preset--color--base)', true ],
	[ 'var:preset|color|base', 'var(--wp--preset--color--contrast)', false ],
	[ 'var(--wp--custom--gap)', 'var:custom|gap', true ],
	[
		{ colors: [ 'var:preset|color|a' ] },
		{ colors: [ 'var(--wp--preset--color--a)' ] },
		true,
	],
	[ 'calc(var(--wp--custom--gap) * 2)', 'calc(var:custom|gap * 2)', false ],
	[ '1', 1, false ],
	[ undefined, null, false ],
] )( '%j and %j: %s', ( a, b, expected ) => {
	expect( isSameValue( a, b ) ).toBe( expected );
} );
