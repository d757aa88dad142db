import type { Page } from '@playwright/test';
import { expect, SHARED_SITE, test } from '../fixtures';
import type { DesignPage } from '../pages/design-page';
import { changeRecords } from '../support/change-records';
import {
	recordCanvasFrames,
	type CanvasFrame,
} from '../support/record-canvas-frames';
import type { Rest } from '../support/rest';

test.use( { ...SHARED_SITE, contextOptions: { reducedMotion: 'reduce' } } );

const TEXT = 'Stays where it is';

// The newest post comes first, below the place of a featured image that it has not.
const createPost = ( rest: Rest ) =>
	rest( '/wp/v2/posts', {
		method: 'POST',
		data: { title: TEXT, status: 'publish', content: '' },
	} );

const waitForEditor = ( page: Page ) =>
	page
		.locator( '.atelier-canvas__view' )
		.waitFor( { state: 'detached', timeout: 60_000 } );

const nextFrames = ( page: Page, count: number ) =>
	page.evaluate(
		( left ) =>
			new Promise< void >( ( resolve ) => {
				const step = ( rest: number ) =>
					rest === 0
						? resolve()
						: void window.requestAnimationFrame( () =>
								step( rest - 1 )
						  );
				step( left );
			} ),
		count
	);

/** How far apart values are that the frames hold. */
function spread(
	frames: readonly CanvasFrame[],
	read: ( frame: CanvasFrame ) => number
): number {
	const values = frames.map( read );
	return Math.max( ...values ) - Math.min( ...values );
}

function expectStill( frames: readonly CanvasFrame[] ): void {
	expect( frames.some( ( { isEditor } ) => isEditor ) ).toBe( true );
	expect( frames.map( ( { text } ) => text ) ).not.toContain( null );
	expect( {
		left: spread( frames, ( { left } ) => left ),
		top: spread( frames, ( { top } ) => top ),
		width: spread( frames, ( { width } ) => width ),
		height: spread( frames, ( { height } ) => height ),
	} ).toEqual( { left: 0, top: 0, width: 0, height: 0 } );
	// In another width the blocks above may round their heights once more.
	expect(
		spread( frames, ( { text } ) => text ?? 0 ),
		JSON.stringify( frames )
	).toBeLessThanOrEqual( 2 );
}

test( 'Nothing moves when an edit of the styles needs the editor', async ( {
	design,
	page,
	rest,
} ) => {
	await createPost( rest );
	await design.goto();
	await design.waitForCanvas();
	await expect( design.canvas.getByText( TEXT ).first() ).toBeVisible();
	const [ theme ] = await rest( '/wp/v2/themes', {
		params: { status: 'active' },
	} );
	const readFrames = await recordCanvasFrames( page, TEXT );
	await changeRecords( page, [
		{
			kind: 'root',
			name: 'globalStyles',
			key: Number(
				theme._links[ 'wp:user-global-styles' ][ 0 ].href
					.split( '/' )
					.pop()
			),
			edits: {
				settings: {
					shadow: {
						presets: {
							custom: [
								{
									name: 'New',
									slug: 'new',
									shadow: '1px 1px 1px #000',
								},
							],
						},
					},
				},
			},
		},
	] );
	await waitForEditor( page );
	await nextFrames( page, 30 );
	expectStill( await readFrames() );
} );

const PREFERENCES = [
	[ 'with its sidebar', {} ],
	[ 'without its sidebar', { isComplementaryAreaVisible: false } ],
	[ 'without distractions', { distractionFree: true } ],
] as const;

for ( const [ title, preferences ] of PREFERENCES ) {
	test( `Nothing moves from the first frame of edit mode until the editor is there ${ title }`, async ( {
		design,
		page,
		rest,
	} ) => {
		await setEditorPreferences( rest, preferences );
		await createPost( rest );
		await design.goto();
		await expectStillOnEdit( design, page );
	} );
}

test( 'Nothing moves when a page is edited: its template stays around it', async ( {
	design,
	page,
	rest,
} ) => {
	await setEditorPreferences( rest, {} );
	const { id } = await rest( '/wp/v2/pages', {
		method: 'POST',
		data: { title: TEXT, status: 'publish', content: '' },
	} );
	await design.goto( `/page/${ id }` );
	await expectStillOnEdit( design, page );
} );

async function expectStillOnEdit(
	design: DesignPage,
	page: Page
): Promise< void > {
	await design.waitForCanvas();
	await expect( design.canvas.getByText( TEXT ).first() ).toBeVisible();
	const readFrames = await recordCanvasFrames( page, TEXT );
	await page.getByRole( 'button', { name: 'Edit', exact: true } ).click();
	await waitForEditor( page );
	await nextFrames( page, 30 );
	const frames = await readFrames();
	const [ view ] = frames;
	expectStill( frames.filter( ( { left } ) => left !== view?.left ) );
}

async function setEditorPreferences(
	rest: Rest,
	preferences: object
): Promise< void > {
	const { meta } = await rest( '/wp/v2/users/me', {
		params: { context: 'edit' },
	} );
	await rest( '/wp/v2/users/me', {
		method: 'POST',
		data: {
			meta: {
				persisted_preferences: {
					...meta.persisted_preferences,
					core: preferences,
					_modified: new Date().toISOString(),
				},
			},
		},
	} );
}
