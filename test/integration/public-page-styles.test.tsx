/*
 * The public page that covers a canvas shows unsaved styles, as a page of a walk does.
 */
import { act, waitFor } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';

import { PublicPageStyles } from '@/app/canvas/public-page-styles';
import { store } from '@/data/store';
import { discardChanges, readDirtyRecords, saveRecords } from '@/data/writes';
import { openStage, preparePage, registry } from './support/stage';
import { forgetTheme, serveStyles } from './support/styles';

jest.mock( '@/kits/canvas/load-blocks', () => ( {
	loadBlocks: () => Promise.resolve(),
} ) );

beforeAll( () => preparePage() );

const ID = 9850;
const SAVED = 'body{color:red}';

function showFrame( isShown: boolean ): () => string | null | undefined {
	const frame = document.createElement( 'iframe' );
	frame.className = 'atelier-public-page__frame';
	frame.classList.toggle( 'is-shown', isShown );
	document.body.append( frame );
	const page = frame.contentDocument as Document;
	page.head.innerHTML = `<style id="global-styles-inline-css">${ SAVED }</style>`;
	return () => page.querySelector( 'style' )?.textContent;
}

const edit = ( background: string ) =>
	act( async () => {
		await dispatch( coreStore ).editEntityRecord(
			'root',
			'globalStyles',
			ID,
			{ styles: { color: { background } } }
		);
	} );

it( 'shows unsaved styles until they are discarded, and after a save', async () => {
	const readShown = showFrame( true );
	const readHidden = showFrame( false );
	const stage = await openStage();
	await forgetTheme();
	serveStyles( stage.server, ID );
	await stage.show( <PublicPageStyles /> );
	await act( async () => {
		await registry
			.resolveSelect( coreStore )
			.getEntityRecord( 'root', 'globalStyles', ID );
	} );
	expect( readShown() ).toBe( SAVED );

	await edit( '#101010' );
	await waitFor( () => expect( readShown() ).toContain( '#101010' ) );
	act( () =>
		readDirtyRecords( registry ).forEach( ( record ) =>
			discardChanges( registry, record )
		)
	);
	await waitFor( () => expect( readShown() ).toBe( SAVED ) );

	await edit( '#202020' );
	await waitFor( () => expect( readShown() ).toContain( '#202020' ) );
	await act( async () => {
		const records = readDirtyRecords( registry );
		void dispatch( store ).startSave( [] );
		await saveRecords( registry, records );
	} );
	expect( readDirtyRecords( registry ) ).toEqual( [] );
	expect( readShown() ).toContain( '#202020' );
	expect( readHidden() ).toBe( SAVED );
	stage.cleanUp();
} );
