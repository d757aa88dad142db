import { isStateKey } from '@/features/styles/rules/state-key';

describe( 'isStateKey', () => {
	it.each( [
		[ ':hover', true ],
		[ '@mobile', true ],
		[ '-current', true ],
		[ 'color', false ],
	] )( '%s: %p', ( key, expected ) => {
		expect( isStateKey( key ) ).toBe( expected );
	} );
} );
