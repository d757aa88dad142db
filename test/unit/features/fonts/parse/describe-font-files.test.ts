import { describeFontFiles } from '@/features/fonts/parse/describe-font-files';
import type { FontUpload } from '@/features/fonts/parse/read-font-files';

const UPLOAD = { fileName: 'a.ttf' } as FontUpload;
const PROBLEM = { fileName: 'b.ttf', reason: 'Damaged.' };
const REFUSED = 'Sorry, you are not allowed to upload this file type.';
const NONE = 'No fonts found to install.';
const SOME = 'Some of the files cannot be installed.';

describe( 'What is said of chosen font files (specification 5)', () => {
	it.each( [
		[ 'a font', { uploads: [ UPLOAD ] }, 0, undefined ],
		[ 'no file', {}, 0, NONE ],
		[ 'no file besides earlier ones', {}, 1, undefined ],
		[
			'a file that this browser does not show',
			{ problems: [ PROBLEM ] },
			0,
			NONE,
		],
		[
			'such a file besides a font',
			{ uploads: [ UPLOAD ], problems: [ PROBLEM ] },
			0,
			SOME,
		],
		[
			'such a file besides earlier ones',
			{ problems: [ PROBLEM ] },
			1,
			SOME,
		],
		[
			'a file that is no font',
			{
				uploads: [ UPLOAD ],
				problems: [ PROBLEM ],
				hasRefusedFile: true,
			},
			1,
			REFUSED,
		],
	] )( '%s', ( name, read, before, message ) => {
		const notice = describeFontFiles(
			{ uploads: [], problems: [], hasRefusedFile: false, ...read },
			before
		);

		expect( notice?.message ).toBe( message );
		expect( notice?.details ?? [] ).toEqual(
			'problems' in read ? [ 'b.ttf: Damaged.' ] : []
		);
	} );
} );
