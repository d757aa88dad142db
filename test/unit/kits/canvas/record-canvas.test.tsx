import { act, render } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { useLayoutEffect } from 'react';

import { store as resourcesStore } from '@/data/reads/store';
import { registerStores } from '@/data/store';
import { RecordCanvas } from '@/kits/canvas';
import { preparePage } from '@/kits/canvas/public-page';
import type { CanvasProps, CanvasState } from '@/kits/canvas/types';

let mockIsTalkative = false;
let mockCanEdit = true;
const mockState: CanvasState = {
	isReady: true,
	hasUnsavedEdits: false,
	isWholePage: true,
	wasUpdated: false,
	isFound: true,
	canEdit: true,
};

const FRAME = '.atelier-public-page__frame';
/** After which a page that has not come is given up. */
const GIVEN_UP_MS = 10_500;

jest.mock( '@/data/site/boot-payload', () => ( {
	getBootPayload: () => ( {
		canvas: null,
		rights: { editPosts: true },
		homeUrl: 'http://site.test/',
		siteVersion: '1',
		themePreview: null,
	} ),
} ) );
jest.mock( '@/router', () => ( {
	useRoute: () => ( {
		isEditing: false,
		canEdit: mockCanEdit,
		query: {},
	} ),
} ) );
// The canvas itself is not loaded, so that the public page is visible.
jest.mock( '@/kits/canvas/canvas-switch', () => ( {
	CanvasSwitch: function CanvasSwitch( { onChange }: CanvasProps ) {
		useLayoutEffect( () => {
			if ( mockIsTalkative ) {
				onChange( { postType: 'page', postId: 7 }, { ...mockState } );
			}
		} );
		return null;
	},
} ) );
jest.mock( '@/kits/canvas/enter-edit-mode', () => ( {
	EnterEditMode: () => <button>Edit</button>,
} ) );

function show() {
	const made: string[] = [];
	const create = document.createElement.bind( document );
	jest.spyOn( document, 'createElement' ).mockImplementation( ( (
		name: string
	) => {
		if ( name === 'iframe' ) {
			made.push( name );
		}
		return create( name );
	} ) as typeof document.createElement );
	const view = render( <RecordCanvas postType="page" postId={ 7 } /> );
	const frames = () => [
		...view.container.querySelectorAll< HTMLIFrameElement >( FRAME ),
	];
	return { ...view, made, frames };
}
const idOf = ( { src }: HTMLIFrameElement ) =>
	new URL( src ).searchParams.get( 'page_id' );

beforeAll( registerStores );

describe( 'The pages of RecordCanvas', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => {
		act( () => preparePage( undefined ) );
		jest.restoreAllMocks();
		jest.useRealTimers();
	} );

	it( 'gives a page up that does not come, and does not ask for it again', () => {
		const { frames, made } = show();
		expect( frames().map( idOf ) ).toEqual( [ '7' ] );
		act( () => jest.advanceTimersByTime( GIVEN_UP_MS ) );
		expect( frames() ).toEqual( [] );
		act( () => jest.advanceTimersByTime( 5 * GIVEN_UP_MS ) );
		expect( made ).toHaveLength( 1 );
	} );

	it( 'makes another page ready out of sight, and keeps its frame when it is chosen', () => {
		const { frames, rerender } = show();
		act( () => preparePage( 'page/8' ) );
		const [ shown, prepared ] = frames();
		expect(
			[ shown, prepared ].map( ( frame ) => idOf( frame! ) )
		).toEqual( [ '7', '8' ] );
		expect( prepared?.parentElement?.className ).toContain( 'is-prepared' );
		rerender( <RecordCanvas postType="page" postId={ 8 } /> );
		expect( frames() ).toEqual( [ prepared ] );
		expect( prepared?.parentElement?.className ).not.toContain(
			'is-prepared'
		);
	} );

	it( 'makes nothing ready of what is shown already', () => {
		const { frames } = show();
		act( () => preparePage( 'page/7' ) );
		expect( frames() ).toHaveLength( 1 );
	} );

	it( 'loads the front page again when another page becomes it', async () => {
		const setFront = ( postId: number ) =>
			act( async () => {
				await dispatch( resourcesStore ).receiveAnswer(
					{ name: 'front-page', path: '/atelier/v1/front-page' },
					{
						data: { record: { postType: 'page', postId } },
						total: 0,
						totalPages: 0,
					},
					Date.now()
				);
			} );
		await setFront( 7 );
		const { frames, rerender } = show();
		const [ earlier ] = frames();
		expect( idOf( earlier! ) ).toBeNull();
		await setFront( 8 );
		rerender( <RecordCanvas postType="page" postId={ 8 } /> );
		expect( frames() ).toHaveLength( 1 );
		expect( frames()[ 0 ] ).not.toBe( earlier );
		expect( idOf( frames()[ 0 ]! ) ).toBeNull();
		await setFront( 0 );
	} );

	it( 'ends when the canvas says the same again with every render', () => {
		mockIsTalkative = true;
		const { container } = show();
		expect(
			container.querySelector( '.atelier-record-canvas' )
		).toBeInTheDocument();
		mockIsTalkative = false;
	} );

	it.each( [ true, false ] )(
		'offers the editor where the screen lets its preview be edited: %p',
		( canEdit ) => {
			mockIsTalkative = true;
			mockCanEdit = canEdit;
			const { queryByRole } = show();
			expect( queryByRole( 'button', { name: 'Edit' } ) !== null ).toBe(
				canEdit
			);
			mockIsTalkative = false;
			mockCanEdit = true;
		}
	);
} );
