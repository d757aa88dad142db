import { getSaveButtonState } from '@/kits/saving/button/get-save-button-state';

const CALM = {
	dirtyCount: 0,
	isOnlyCurrent: false,
	isSaving: false,
	isLocked: false,
};

describe( 'getSaveButtonState', () => {
	it.each( [
		[ {}, 'Saved', true, 'save' ],
		[ { dirtyCount: 1, isOnlyCurrent: true }, 'Save', false, 'save' ],
		[
			{ dirtyCount: 1, isOnlyCurrent: true, isLocked: true },
			'Save',
			true,
			'save',
		],
		[ { dirtyCount: 1 }, 'Review 1 change…', false, 'review' ],
		[ { dirtyCount: 3 }, 'Review 3 changes…', false, 'review' ],
		[
			{ dirtyCount: 3, isLocked: true },
			'Review 3 changes…',
			false,
			'review',
		],
		[ { dirtyCount: 3, isSaving: true }, 'Saving', true, 'save' ],
		[ { isSaving: true }, 'Saving', true, 'save' ],
		[ { previewedTheme: 'Fjord' }, 'Activate Fjord', false, 'review' ],
		[
			{ previewedTheme: 'Fjord', isSaving: true },
			'Activating Fjord',
			true,
			'review',
		],
		[
			{ previewedTheme: 'Fjord', dirtyCount: 2 },
			'Activate Fjord & Save',
			false,
			'review',
		],
	] )( 'of %j is “%s”', ( input, label, isDisabled, action ) => {
		const state = getSaveButtonState( { ...CALM, ...input } );
		expect( state.label ).toBe( label );
		expect( state.isDisabled ).toBe( isDisabled );
		expect( isDisabled || state.action === action ).toBe( true );
	} );
} );
