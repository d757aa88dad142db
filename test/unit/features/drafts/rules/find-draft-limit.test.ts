import { findDraftLimit } from '@/features/drafts/rules/find-draft-limit';

describe( 'findDraftLimit', () => {
	it.each( [
		[ '/page', 'content' ],
		[ '/page/12', 'content' ],
		[ '/post', 'content' ],
		[ '/fonts', 'font-files' ],
		[ '/pages-of-mine', undefined ],
		[ '/styles', undefined ],
		[ '/', undefined ],
	] )( 'says of %s: %s', ( path, expected ) => {
		expect( findDraftLimit( path ) ).toBe( expected );
	} );
} );
