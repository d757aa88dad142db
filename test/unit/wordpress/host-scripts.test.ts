import { waitFor } from '@testing-library/react';

import { HostScriptError } from '@/wordpress/host-script-error';
import {
	hasHostScript,
	loadEditorExtensions,
	loadHostScripts,
	loadMediaLibrary,
	MEDIA_LIBRARY,
} from '@/wordpress/host-scripts';

const SCRIPTS = [
	{ handle: 'base', src: '/base.js' },
	{ handle: 'group', deps: [ 'base' ] },
	{ handle: 'part', src: '/part.js', deps: [ 'group' ] },
	{ handle: 'other', src: '/other.js' },
	{ handle: 'jquery', src: '/jquery.js' },
	{ handle: 'common', src: '/common.js', deps: [ 'jquery' ] },
	{ handle: 'media-editor', src: '/media-editor.js' },
	{ handle: 'a-plugin', src: '/a-plugin.js' },
];
const ENQUEUED = {
	scripts: [ 'common', 'media-editor', 'a-plugin' ],
	styles: [],
};

beforeAll( () => {
	window.atelierEditorPayload = {
		url: '/payload',
		response: Promise.resolve( {
			ok: true,
			json: async () => ( {
				scripts: SCRIPTS,
				styles: [],
				preload: {},
				enqueued: ENQUEUED,
				head: '',
				footer: '<p id="printed"></p>',
				modules: '',
			} ),
		} as Response ),
	};
} );

// jsdom loads no scripts: what the network answers is said here.
async function answer( handle: string, event: 'load' | 'error' ) {
	await waitFor( () => {
		expect( document.getElementById( `${ handle }-js` ) ).not.toBeNull();
	} );
	document
		.getElementById( `${ handle }-js` )
		?.dispatchEvent( new Event( event ) );
}

describe( 'loadHostScripts', () => {
	it( 'names the script that failed, and tries it again with what depends on it', async () => {
		const first = loadHostScripts( [ 'part' ] );
		const second = loadHostScripts( [ 'part', 'other' ] );
		const outcomes = Promise.allSettled( [ first, second ] );
		await answer( 'base', 'error' );
		await answer( 'part', 'load' );
		await answer( 'other', 'load' );
		for ( const outcome of await outcomes ) {
			expect( outcome ).toMatchObject( {
				status: 'rejected',
				reason: { handles: [ 'base' ] },
			} );
		}
		await expect( first ).rejects.toBeInstanceOf( HostScriptError );
		expect( hasHostScript( 'part' ) ).toBe( false );
		expect( hasHostScript( 'other' ) ).toBe( true );

		const third = loadHostScripts( [ 'part', 'other' ] );
		await answer( 'base', 'load' );
		await answer( 'part', 'load' );
		await third;
		expect( hasHostScript( 'base' ) ).toBe( true );
		expect( hasHostScript( 'part' ) ).toBe( true );
	} );

	it( 'loads nothing twice', async () => {
		const before = document.scripts.length;
		await loadHostScripts( [ 'part', 'other' ] );
		expect( document.scripts ).toHaveLength( before );
	} );
} );

describe( 'loadEditorExtensions', () => {
	it( 'leaves to the media library what the canvas can be seen without', async () => {
		const extensions = loadEditorExtensions();
		await answer( 'a-plugin', 'load' );
		await extensions;
		expect( hasHostScript( 'a-plugin' ) ).toBe( true );
		expect( document.getElementById( 'common-js' ) ).toBeNull();
		expect( document.getElementById( 'jquery-js' ) ).toBeNull();
		expect( hasHostScript( MEDIA_LIBRARY ) ).toBe( false );

		const library = loadMediaLibrary();
		await answer( 'jquery', 'load' );
		await answer( 'common', 'load' );
		await answer( 'media-editor', 'load' );
		await library;
		expect( hasHostScript( MEDIA_LIBRARY ) ).toBe( true );
		expect( document.getElementById( 'printed' ) ).not.toBeNull();
	} );
} );
