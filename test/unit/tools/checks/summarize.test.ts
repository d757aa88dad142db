/**
 * @jest-environment node
 */
import { summarize } from '../../../../tools/checks/summarize.mjs';

describe( 'summarize', () => {
	it( 'ends with the sum alone on a line', () => {
		const { text, failed } = summarize( [
			{ name: 'types', passed: 1, failed: 0, ms: 1200 },
			{ name: 'unit', passed: 40, failed: 2, ms: 65_000 },
		] );
		expect( text.split( '\n' ).at( -1 ) ).toBe( '41 passed, 2 failed' );
		expect( text ).toMatch( /^✔ types .* 1 passed .*1\.2 s$/m );
		expect( text ).toMatch( /^✘ unit .* 2 failed .*1 min 05 s$/m );
		expect( failed ).toBe( 2 );
	} );
} );
