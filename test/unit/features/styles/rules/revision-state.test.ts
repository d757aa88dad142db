import {
	canApply,
	getRevisionState,
} from '@/features/styles/rules/revision-state';

const config = ( color: string ) => ( {
	settings: {},
	styles: { color: { text: color } },
} );
const RED = config( 'red' );
const BLUE = config( 'blue' );

describe( 'getRevisionState', () => {
	it.each( [
		[ 'what is stored', RED, RED, RED, 'saved', false ],
		[
			'what is stored beneath unsaved edits',
			RED,
			BLUE,
			RED,
			'saved',
			true,
		],
		[ 'unsaved edits', BLUE, BLUE, RED, 'unsaved', false ],
		[ 'an earlier one', BLUE, RED, RED, 'earlier', true ],
		[
			'one before it is known what is stored',
			RED,
			RED,
			undefined,
			'unsaved',
			false,
		],
	] )( 'tells %s', ( _name, revision, user, saved, state, isApplicable ) => {
		expect( getRevisionState( revision, { user, saved } ) ).toBe( state );
		expect( canApply( revision, { user, saved } ) ).toBe( isApplicable );
	} );
} );
