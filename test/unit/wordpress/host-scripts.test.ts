import { waitFor } from '@testing-library/react';

import { pauseHeavyWork } from '@/schedule/heavy-work';
import { HostScriptError } from '@/wordpress/host-script-error';
import {
	loadEditorExtensions,
	loadMediaLibrary,
} from '@/wordpress/enqueued-scripts';
import { loadHostScripts } from '@/wordpress/host-scripts';
import { hasHostScript } from '@/wordpress/script-states';

const SCRIPTS = [
	{ handle: 'base', src: '/base.js' },
	{ handle: 'group', deps: [ 'base' ] },
	{ handle: 'part', src: '/part.js', deps: [ 'group' ] },
	{ handle: 'other', src: '/other.js' },
	{ handle: 'root', src: '/root.js' },
	{ handle: 'bundle', deps: [ 'root' ] },
	{
		handle: 'late',
		src: '/late.js',
		deps: [ 'bundle' ],
		// It waits for the script before it.
		before: 'document.title += "late "',
	},
	{ handle: 'jquery', src: '/jquery.js' },
	{ handle: 'common', src: '/common.js', deps: [ 'jquery' ] },
	{ handle: 'media-editor', src: '/media-editor.js' },
	{ handle: 'in-head', src: '/in-head.js' },
	{ handle: 'a-plugin', src: '/a-plugin.js' },
	{ handle: 'printed-early', src: '/printed-early.js' },
	{ handle: 'needs-printed', src: '/needs.js', deps: [ 'printed-early' ] },
	{ handle: 'heavy', src: '/heavy.js' },
	{ handle: 'heavier', src: '/heavier.js', deps: [ 'heavy' ], before: ' ' },
];
const ENQUEUED = {
	scripts: [ 'common', 'media-editor', 'a-plugin', 'in-head' ],
	head: [ 'in-head' ],
	styles: [],
};

beforeAll( () => {
	window.atelierEditorPayload = {
		url: '/payload',
		response: Promise.resolve( {
			ok: true,
			text: async () =>
				JSON.stringify( {
					scripts: SCRIPTS,
					styles: [],
					preload: {},
					enqueued: ENQUEUED,
					head: '<p id="of-head"></p>',
					footer: '<p id="of-footer"></p>',
					end: '<p id="of-end"></p>',
					media: '<p id="of-media"></p>',
					modules: '',
				} ),
		} as Response ),
	};
} );

// jsdom loads no scripts: this fires the event of the network's answer.
async function answer( handle: string, event: 'load' | 'error' ) {
	await waitFor( () => {
		expect( document.getElementById( `${ handle }-js` ) ).not.toBeNull();
	} );
	document
		.getElementById( `${ handle }-js` )
		?.dispatchEvent( new Event( event ) );
}

describe( 'loadHostScripts', () => {
	it( 'asks for no description of what came with the page, by itself or together', async () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<script id="printed-js"></script><script data-atelier-handles="printed-first printed-second"></script>'
		);
		const before = document.scripts.length;
		await loadHostScripts( [
			'printed',
			'printed-first',
			'printed-second',
		] );
		expect( document.scripts ).toHaveLength( before );
		expect( window.atelierEditorPayload ).toHaveProperty( 'response' );
	} );

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

	it( 'begins no further script while heavy work is paused', async () => {
		const loading = loadHostScripts( [ 'heavier' ] );
		await waitFor( () => {
			expect( document.getElementById( 'heavy-js' ) ).not.toBeNull();
		} );
		const proceed = pauseHeavyWork();
		await answer( 'heavy', 'load' );
		await new Promise( ( resolve ) => setTimeout( resolve, 0 ) );
		expect( document.getElementById( 'heavier-js' ) ).toBeNull();
		proceed();
		await answer( 'heavier', 'load' );
		await loading;
		expect( hasHostScript( 'heavier' ) ).toBe( true );
	} );

	it( 'does not run again what a plugin has printed with the page', async () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<script id="printed-early-js"></script>'
		);
		const loading = loadHostScripts( [ 'needs-printed' ] );
		await answer( 'needs-printed', 'load' );
		await loading;
		expect( document.querySelectorAll( '#printed-early-js' ) ).toHaveLength(
			1
		);
		expect( hasHostScript( 'printed-early' ) ).toBe( true );
		expect( hasHostScript( 'needs-printed' ) ).toBe( true );
	} );

	it( 'loads nothing twice', async () => {
		const before = document.scripts.length;
		await loadHostScripts( [ 'part', 'other' ] );
		expect( document.scripts ).toHaveLength( before );
	} );
} );

function answerPreload( address: string, event: 'load' | 'error' ): void {
	const links = document.head.querySelectorAll( `[href="${ address }"]` );
	links[ links.length - 1 ]?.dispatchEvent( new Event( event ) );
}

describe( 'A script whose needs have failed', () => {
	const load = async ( preloadOfLate: 'load' | 'error' ) => {
		const outcome = Promise.allSettled( [ loadHostScripts( [ 'late' ] ) ] );
		await waitFor( () => {
			expect( document.getElementById( 'root-js' ) ).not.toBeNull();
		} );
		answerPreload( '/late.js', preloadOfLate );
		await answer( 'root', 'error' );
		return outcome;
	};

	it( 'is not run, and tried with them the next time', async () => {
		const append = jest.spyOn( document.body, 'append' );
		const [ outcome ] = await load( 'load' );

		expect( outcome ).toMatchObject( {
			reason: { handles: [ 'root', 'late' ] },
		} );
		expect( append ).not.toHaveBeenCalledWith(
			expect.objectContaining( { id: 'late-js' } )
		);
		expect( document.title ).toBe( '' );
	} );

	it( 'uses up its preload where that has failed, without its inline code', async () => {
		const loading = load( 'error' );
		await answer( 'late', 'error' );
		const [ outcome ] = await loading;

		expect( outcome ).toMatchObject( {
			reason: { handles: [ 'root', 'late' ] },
		} );
		expect( document.title ).toBe( '' );

		const again = loadHostScripts( [ 'late' ] );
		await answer( 'root', 'load' );
		await answer( 'late', 'load' );
		await again;
		expect( hasHostScript( 'late' ) ).toBe( true );
		expect( document.title ).toBe( 'late' );
	} );
} );

describe( 'loadEditorExtensions', () => {
	it( 'leaves to the media library what the canvas can be seen without, which runs nothing without its needs', async () => {
		const extensions = loadEditorExtensions();
		await answer( 'in-head', 'load' );
		await answer( 'a-plugin', 'load' );
		await extensions;
		expect( hasHostScript( 'a-plugin' ) ).toBe( true );
		expect( document.getElementById( 'common-js' ) ).toBeNull();
		expect( document.getElementById( 'jquery-js' ) ).toBeNull();

		const proceed = pauseHeavyWork();
		const library = loadMediaLibrary();
		await new Promise( ( resolve ) => setTimeout( resolve, 0 ) );
		expect( document.getElementById( 'jquery-js' ) ).toBeNull();
		proceed();
		const failing = expect( library ).rejects.toMatchObject( {
			handles: [ 'jquery', 'common' ],
		} );
		await answer( 'media-editor', 'load' );
		await answer( 'jquery', 'error' );
		await failing;
		expect( document.getElementById( 'common-js' ) ).toBeNull();

		const again = loadMediaLibrary();
		await waitFor( () => {
			expect( document.getElementById( 'jquery-js' ) ).not.toBeNull();
		} );
		expect( document.getElementById( 'common-js' ) ).toBeNull();
		await answer( 'jquery', 'load' );
		await answer( 'common', 'load' );
		await again;
		expect(
			document.querySelector( '[href="/media-editor.js"]' )
		).toBeNull();
		expect( hasHostScript( 'common' ) ).toBe( true );
		expect( document.getElementById( 'of-media' ) ).not.toBeNull();
	} );

	it( 'has inserted what plugins print between the scripts as on the host’s screen, once', async () => {
		await loadEditorExtensions();
		const ids = [ ...document.querySelectorAll( '[id]' ) ]
			.map( ( { id } ) => id )
			.filter( ( id ) =>
				/^of-(footer|end)$|^(in-head|a-plugin)-js$/.test( id )
			);
		expect( ids ).toEqual( [
			'in-head-js',
			'of-footer',
			'a-plugin-js',
			'of-end',
		] );
		expect( document.head.querySelector( '#of-head' ) ).not.toBeNull();
	} );
} );
