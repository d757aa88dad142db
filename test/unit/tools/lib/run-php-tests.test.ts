/**
 * @jest-environment node
 */
import { readCounts } from '../../../../tools/lib/run-php-tests.mjs';

describe( 'readCounts', () => {
	it.each( [
		[ 'all passed', '{"passed":3,"failed":0}\n', 3, 0 ],
		[ 'some failed', '✘ looks: one line\n{"passed":2,"failed":1}\n', 2, 1 ],
		[ 'nothing ran', '{"passed":0,"failed":0}\n', 0, 1 ],
		[ 'it broke off', '{"passed":3,"failed":0}\nFatal error', 0, 1 ],
		[ 'it printed nothing', '', 0, 1 ],
	] )( 'counts where %s', ( _, output, passed, failed ) => {
		expect( readCounts( output ) ).toEqual( { passed, failed, output } );
	} );
} );
