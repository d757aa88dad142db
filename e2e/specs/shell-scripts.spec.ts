import { expect, test } from '../fixtures';
import { readScriptRequests } from '../support/script-requests';

const SCRIPTS = '/wp-admin/load-scripts.php';

test.describe( 'The scripts of the shell', () => {
	test( 'come in few requests: small ones of WordPress together, in their order', async ( {
		design,
		page,
	} ) => {
		const requests = await readScriptRequests( page, design.address() );
		const handles = requests.flat();
		expect( new Set( handles ).size ).toBe( handles.length );
		expect( requests.length ).toBeLessThan( handles.length / 2 );
		// Large ones have an address that other pages of the dashboard know, too.
		for ( const large of [ 'react-dom', 'wp-components', 'atelier' ] ) {
			expect( requests ).toContainEqual( [ large ] );
		}
		const order = [ 'react', 'wp-i18n', 'wp-data', 'wp-components' ];
		expect(
			handles.filter( ( handle ) => order.includes( handle ) )
		).toEqual( order );

		const answers: number[] = [];
		page.on( 'response', ( response ) => {
			if ( response.url().includes( SCRIPTS ) ) {
				answers.push( response.status() );
			}
		} );
		await design.goto();
		await design.waitForCanvas();
		expect( answers.length ).toBeGreaterThan( 0 );
		expect( new Set( answers ) ).toEqual( new Set( [ 200 ] ) );
	} );

	test( 'and the frame of the site are asked for when the shell has had its first frame', async ( {
		design,
		page,
	} ) => {
		await page.addInitScript( () => {
			if ( window === window.top ) {
				window.requestAnimationFrame( ( time ) =>
					Object.assign( window, { firstFrame: time } )
				);
			}
		} );
		await design.goto();
		await design.waitForCanvas();
		const { first, hasShell } = await page.evaluate( () => {
			const { firstFrame } = window as unknown as { firstFrame: number };
			return {
				first: performance
					.getEntriesByType( 'resource' )
					.filter( ( entry ) =>
						[ 'script', 'iframe' ].includes(
							( entry as PerformanceResourceTiming ).initiatorType
						)
					)
					.map( ( { startTime } ) => startTime - firstFrame ),
				hasShell: document.getElementById( 'atelier-shell' ) !== null,
			};
		} );
		expect( first.length ).toBeGreaterThan( 0 );
		expect( Math.min( ...first ) ).toBeGreaterThan( 0 );
		expect( hasShell, 'the application has taken over' ).toBe( false );
	} );

	test( 'and of the canvas copy no names of what they import', async ( {
		design,
		page,
	} ) => {
		await page.addInitScript( () => {
			const { defineProperty } = Object;
			( window as any ).definedGetters = 0;
			Object.defineProperty = ( object, name, description ) => {
				( window as any ).definedGetters += description.get ? 1 : 0;
				return defineProperty( object, name, description );
			};
		} );
		await design.goto();
		await design.waitForCanvas();
		// There are more than 200,000 where each import copies them.
		expect(
			await page.evaluate( () => ( window as any ).definedGetters )
		).toBeLessThan( 30_000 );
	} );
} );
