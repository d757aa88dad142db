import { runPrintedScripts } from '@/app/shell/run-printed-scripts';

declare global {
	interface Window {
		ranScripts?: string[];
	}
}

const inline = ( name: string ) =>
	`<script>window.ranScripts.push( '${ name }' );</script>`;

function printScripts( html: string ): void {
	document.body.innerHTML = `<template id="atelier-scripts">${ html }</template>`;
}

/** The files that have been asked for, in the order in which they run. */
const files = () =>
	Array.from(
		document.querySelectorAll< HTMLScriptElement >( 'script[src]' )
	);

const finish = ( path: string, event: 'load' | 'error' ) =>
	files()
		.find( ( { src } ) => src.endsWith( path ) )
		?.dispatchEvent( new Event( event ) );

describe( 'runPrintedScripts', () => {
	beforeEach( () => {
		window.ranScripts = [];
	} );

	afterEach( () => {
		document.body.innerHTML = '';
		delete window.ranScripts;
	} );

	it( 'asks for all files at once, to run in their order', () => {
		printScripts(
			'<script id="a-js" src="/a.js"></script><script data-atelier-handles="b c" src="/b.js"></script><script defer src="/d.js"></script>'
		);
		runPrintedScripts();

		expect( files().map( ( { src } ) => new URL( src ).pathname ) ).toEqual(
			[ '/a.js', '/b.js', '/d.js' ]
		);
		expect( files().every( ( { async } ) => ! async ) ).toBe( true );
		expect( document.getElementById( 'a-js' ) ).toBe( files()[ 0 ] );
		expect( files()[ 1 ]?.dataset.atelierHandles ).toBe( 'b c' );
	} );

	it.each( [ 'load', 'error' ] as const )(
		'runs inline code between the files around it (%s)',
		( event ) => {
			printScripts(
				`${ inline( 'first' ) }<script src="/a.js"></script>${ inline(
					'after a'
				) }${ inline(
					'before b'
				) }<script src="/b.js"></script>${ inline( 'after b' ) }`
			);
			runPrintedScripts();
			expect( window.ranScripts ).toEqual( [ 'first' ] );

			finish( '/a.js', event );
			expect( window.ranScripts ).toEqual( [
				'first',
				'after a',
				'before b',
			] );

			finish( '/b.js', 'load' );
			expect( window.ranScripts?.at( -1 ) ).toBe( 'after b' );
		}
	);

	it( 'runs them once', () => {
		printScripts( inline( 'once' ) );
		runPrintedScripts();
		runPrintedScripts();

		expect( window.ranScripts ).toEqual( [ 'once' ] );
	} );
} );
