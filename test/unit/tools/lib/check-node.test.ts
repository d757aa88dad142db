/**
 * @jest-environment node
 */
import { isNodeSupported } from '../../../../tools/lib/check-node.mjs';

describe( 'isNodeSupported', () => {
	it.each( [
		[ '18.20.0', false ],
		[ '20.18.3', false ],
		[ '20.19.0', true ],
		[ '21.7.0', false ],
		[ '22.12.0', false ],
		[ '22.13.0', true ],
		[ '24.1.0', true ],
	] )( 'says of %s: %s', ( version, expected ) => {
		expect( isNodeSupported( version ) ).toBe( expected );
	} );
} );
