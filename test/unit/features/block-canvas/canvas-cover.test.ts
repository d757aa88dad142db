import {
	getCanvasCover,
	type CanvasCoverInput,
} from '@/features/block-canvas/canvas-cover';

const loading: CanvasCoverInput = {
	pageName: 'page/12',
	page: 'loading',
	canvas: undefined,
	hasUnsavedEdits: false,
	isEditing: false,
};
const shown: CanvasCoverInput = { ...loading, page: 'shown' };
const clean = { isReady: false, hasUnsavedEdits: false, canEdit: true };

describe( 'getCanvasCover', () => {
	it.each< [ string, CanvasCoverInput, string | undefined, boolean ] >( [
		[ 'until the page is there', loading, 'page/12', false ],
		[
			'while the canvas loads',
			{ ...shown, canvas: clean },
			'page/12',
			true,
		],
		[ 'before the canvas has begun', shown, 'page/12', true ],
		[
			'no longer when the canvas is ready',
			{ ...shown, canvas: { ...clean, isReady: true } },
			undefined,
			true,
		],
		[
			'not where something is not saved',
			{ ...shown, canvas: { ...clean, hasUnsavedEdits: true } },
			undefined,
			true,
		],
		[
			'not where the record before has unsaved edits',
			{ ...shown, hasUnsavedEdits: true },
			undefined,
			false,
		],
		[
			'not in the editor',
			{ ...shown, isEditing: true },
			undefined,
			false,
		],
		[
			'not where the page cannot be shown',
			{ ...shown, page: 'failed' },
			undefined,
			false,
		],
		[
			'not for what has no page',
			{ ...shown, pageName: undefined },
			undefined,
			false,
		],
		[
			'without a way into the editor for what is in the trash',
			{ ...shown, canvas: { ...clean, canEdit: false } },
			'page/12',
			false,
		],
	] )( 'shows the public page %s', ( _, input, pageName, canEnter ) => {
		expect( getCanvasCover( input ) ).toMatchObject( {
			pageName,
			canEnter,
		} );
	} );

	it.each< [ string, CanvasCoverInput, boolean ] >( [
		[ 'later where the page can be looked at meanwhile', shown, false ],
		[ 'later where the page is on its way', loading, false ],
		[ 'at once in the editor', { ...shown, isEditing: true }, true ],
		[ 'at once without a page', { ...shown, page: 'failed' }, true ],
	] )( 'lets the canvas take the record %s', ( _, input, isUrgent ) => {
		expect( getCanvasCover( input ).isUrgent ).toBe( isUrgent );
	} );
} );
