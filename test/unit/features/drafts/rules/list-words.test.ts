import { listWords } from '@/features/drafts/rules/list-words';

const TITLES = new Map( [ [ 'core/button', 'Button' ] ] );

describe( 'listWords', () => {
	it.each( [
		[ 'content: 1 block → 2 blocks', 'Content: 1 block → 2 blocks' ],
		[
			'styles › color › text: #000 → #111',
			expect.stringMatching( /^\S.*: #000 → #111$/ ),
		],
		[
			'styles › blocks › core/button › :hover › color: – → a: b',
			'Blocks › Button: – → a: b',
		],
		[ 'no path at all', 'no path at all' ],
		[ '', '' ],
	] )( 'writes %s', ( line, expected ) => {
		expect( listWords( [ line ], TITLES ) ).toEqual( [ expected ] );
	} );
} );
