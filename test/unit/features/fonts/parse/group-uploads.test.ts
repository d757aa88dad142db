import { haveFamilies } from '@/features/fonts/parse/group-uploads';
import type { FontUpload } from '@/features/fonts/parse/read-font-files';

describe( 'Uploads can be installed', () => {
	it.each( [
		[ 'Sen', true ],
		[ '명조', true ],
		[ '😀', true ],
		[ '', false ],
		[ '  ', false ],
		// Nothing of these may be in CSS.
		[ '<>', false ],
		[ '\u200e"', false ],
	] )( 'under the family %j: %s', ( family, can ) => {
		expect(
			haveFamilies( [ { family: 'Sen' }, { family } ] as FontUpload[] )
		).toBe( can );
	} );
} );
