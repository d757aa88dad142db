import { toStyleValue } from '@/features/styles/rules/why/to-style-value';

describe( 'toStyleValue', () => {
	it.each( [
		[ 'var(--wp--preset--color--accent-1)', 'var:preset|color|accent-1' ],
		[ 'var(--wp--preset--font-size--large)', 'var:preset|font-size|large' ],
		[ 'red', 'red' ],
		[ 'var(--mine)', undefined ],
		[ '', undefined ],
		[ undefined, undefined ],
	] )( 'stores %j', ( value, expected ) => {
		expect( toStyleValue( value ) ).toBe( expected );
	} );
} );
