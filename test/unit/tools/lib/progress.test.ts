/**
 * @jest-environment node
 */
import { formatDuration } from '../../../../tools/lib/progress.mjs';

describe( 'formatDuration', () => {
	it.each( [
		[ 0, '0.0 s' ],
		[ 449, '0.4 s' ],
		[ 12_340, '12.3 s' ],
		[ 59_990, '1 min 00 s' ],
		[ 125_000, '2 min 05 s' ],
	] )( 'writes %d ms as “%s”', ( ms, expected ) => {
		expect( formatDuration( ms ) ).toBe( expected );
	} );
} );
