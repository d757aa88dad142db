import { waitFor } from '@testing-library/react';

import { HostScriptError } from '@/wordpress/host-script-error';
import { hasHostScript, loadHostScripts } from '@/wordpress/host-scripts';

const SCRIPTS = [
	{ handle: 'base', src: '/base.js' },
	{ handle: 'group', deps: [ 'base' ] },
	{ handle: 'part', src: '/part.js', deps: [ 'group' ] },
	{ handle: 'other', src: '/other.js' },
];

beforeAll( () => {
	window.atelierEditorPayload = {
		url: '/payload',
		response: Promise.resolve( {
			ok: true,
			json: async () => ( { scripts: SCRIPTS, styles: [], preload: {} } ),
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
