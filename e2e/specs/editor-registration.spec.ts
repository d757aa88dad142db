import { expect, test } from '../fixtures';

test.describe( 'The blocks of the editor', () => {
	test( 'are those of the host, with HTML in place of the freeform block and legacy widgets hidden', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await design.waitForCanvas();
		const registered = await page.evaluate( () => {
			const { blocks } = ( window as any ).wp;
			return {
				freeform: blocks.getBlockType( 'core/freeform' ) ?? null,
				fallback: blocks.getFreeformContentHandlerName(),
				parsed: blocks.parse( '<marquee>Old</marquee>' )[ 0 ].name,
				widgets: [ 'core/legacy-widget', 'core/widget-group' ].map(
					( name ) => blocks.getBlockType( name ).supports.inserter
				),
				paragraph: blocks.getBlockType( 'core/paragraph' ).name,
			};
		} );
		expect( registered ).toEqual( {
			freeform: null,
			fallback: 'core/html',
			parsed: 'core/html',
			widgets: [ false, false ],
			paragraph: 'core/paragraph',
		} );
	} );

	test( 'are not left by a file that is dropped beside the canvas', async ( {
		design,
		page,
	} ) => {
		await design.goto();
		await design.waitForCanvas();
		const wasPrevented = await page.evaluate( () =>
			[ 'dragover', 'drop' ].map(
				( name ) =>
					! document.body.dispatchEvent(
						new DragEvent( name, {
							bubbles: true,
							cancelable: true,
						} )
					)
			)
		);
		expect( wasPrevented ).toEqual( [ true, true ] );
	} );
} );
