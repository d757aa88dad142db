import {
	endsCover,
	getCanvasCover,
	type CanvasCoverInput,
} from '@/kits/canvas/canvas-cover';

const loading: CanvasCoverInput = {
	pageName: 'page/12',
	page: 'loading',
	canvas: undefined,
	hasUnsavedEdits: false,
	isEditing: false,
	mayReadPosts: true,
};
const shown: CanvasCoverInput = { ...loading, page: 'shown' };
const canvas = {
	isReady: true,
	hasUnsavedEdits: false,
	isWholePage: true,
	wasUpdated: false,
	isFound: true,
	canEdit: true,
};
const isLoading = { ...canvas, isReady: false };
const withoutTemplate = { ...canvas, isWholePage: false };

describe( 'endsCover', () => {
	it.each< [ string, CanvasCoverInput, boolean ] >( [
		[ 'before the canvas', shown, false ],
		[ 'while the canvas loads', { ...shown, canvas: isLoading }, false ],
		[ 'when the canvas is ready', { ...shown, canvas }, true ],
		[
			'of a canvas that shows a post without its template',
			{ ...shown, canvas: withoutTemplate },
			false,
		],
		[
			'of such a canvas after the post was written',
			{ ...shown, canvas: { ...withoutTemplate, wasUpdated: true } },
			true,
		],
		[
			'of such a canvas with unsaved edits',
			{ ...shown, canvas: { ...withoutTemplate, hasUnsavedEdits: true } },
			true,
		],
		[
			'of a person who may not read posts',
			{ ...shown, canvas, mayReadPosts: false },
			false,
		],
		[
			'of such a person after an edit',
			{
				...shown,
				canvas: { ...canvas, hasUnsavedEdits: true },
				mayReadPosts: false,
			},
			true,
		],
		[
			'of such a person after a save',
			{
				...shown,
				canvas: { ...canvas, wasUpdated: true },
				mayReadPosts: false,
			},
			false,
		],
		[
			'while the canvas loads and styles are edited',
			{ ...shown, canvas: { ...isLoading, hasUnsavedEdits: true } },
			false,
		],
		[
			'beside another record with unsaved edits',
			{ ...shown, hasUnsavedEdits: true },
			true,
		],
		[ 'in the editor', { ...shown, isEditing: true }, true ],
	] )( 'tells whether the canvas is seen %s', ( _, input, isEnded ) => {
		expect( endsCover( input ) ).toBe( isEnded );
	} );
} );

describe( 'getCanvasCover', () => {
	it.each<
		[ string, CanvasCoverInput, boolean, string | undefined, boolean ]
	>( [
		[ 'until the page is there', loading, false, 'page/12', false ],
		[ 'while there is no canvas', shown, false, 'page/12', true ],
		[
			'no longer when it has ended',
			{ ...shown, canvas },
			true,
			undefined,
			true,
		],
		[
			'not where the page cannot be shown',
			{ ...shown, page: 'failed' },
			false,
			undefined,
			false,
		],
		[
			'not for what has no page',
			{ ...shown, pageName: undefined },
			false,
			undefined,
			false,
		],
		[
			'without a way into the editor for what is in the trash',
			{ ...shown, canvas: { ...isLoading, canEdit: false } },
			false,
			'page/12',
			false,
		],
	] )(
		'shows the public page %s',
		( _, input, isEnded, pageName, canEnter ) => {
			expect( getCanvasCover( input, isEnded ) ).toEqual( {
				pageName,
				canEnter,
				isUrgent: pageName === undefined,
			} );
		}
	);
} );
