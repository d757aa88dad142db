import { nameChanges } from '@/features/drafts/rules/name-changes';

const BLOCK_TITLES = new Map( [ [ 'core/quote', 'Zitat' ] ] );

describe( 'nameChanges', () => {
	it.each( [
		[ 'styles › color › text', 'Colors' ],
		[ 'styles › elements › button › color › background', 'Colors' ],
		[ 'styles › elements › link › :hover › color › text', 'Colors' ],
		[ 'styles › elements › h1 › typography › fontSize', 'Typography' ],
		[ 'settings › color › palette › custom', 'Colors' ],
		[ 'settings › typography › fontFamilies › custom', 'Typography' ],
		[ 'styles › spacing › padding › top', 'Layout' ],
		[ 'settings › shadow › presets', 'Borders and shadows' ],
		[ 'styles › css', 'Additional CSS' ],
		[
			'styles › blocks › core/post-title › color › text',
			'Blocks › Post title',
		],
		[ 'styles › blocks › core/quote › color › text', 'Blocks › Zitat' ],
		[ 'settings › blocks › core/quote › color › custom', 'Blocks › Zitat' ],
		[ 'settings › custom › gap', 'Other' ],
		[ 'styles › constructor', 'Other' ],
		[ 'content', 'Content' ],
		[ 'categories › 12', 'Categories' ],
	] )( 'calls %s %s', ( change, name ) => {
		expect( nameChanges( [ change ], BLOCK_TITLES ) ).toEqual( [ name ] );
	} );

	it( 'names what holds several changes once, in their order', () => {
		expect(
			nameChanges(
				[
					'styles › typography › fontSize',
					'styles › color › text',
					'styles › color › background',
				],
				BLOCK_TITLES
			)
		).toEqual( [ 'Typography', 'Colors' ] );
	} );
} );
