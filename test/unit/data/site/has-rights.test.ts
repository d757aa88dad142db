import { hasRights } from '@/data/site/has-rights';

describe( 'hasRights', () => {
	it.each( [
		[ 'nothing is asked for', {}, undefined, true ],
		[ 'the right is there', { editPages: true }, [ 'editPages' ], true ],
		[ 'it is denied', { editPages: false }, [ 'editPages' ], false ],
		[ 'it is unknown', {}, [ 'editPages' ], false ],
		[
			'one of two is missing',
			{ editDesign: true, editPosts: false },
			[ 'editDesign', 'editPosts' ],
			false,
		],
	] as const )( 'when %s', ( _case, rights, needed, expected ) => {
		expect( hasRights( rights, needed ) ).toBe( expected );
	} );
} );
