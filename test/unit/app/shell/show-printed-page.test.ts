import { showPrintedPage } from '@/app/shell/show-printed-page';

/** As `includes/public-page/class-public-page.php` prints it. */
function printFrame(): void {
	document.body.innerHTML =
		'<div class="atelier-canvas-frame"><template id="atelier-public-page-template" data-from="782"><iframe id="atelier-public-page" data-record="front" src="about:blank" sandbox="allow-same-origin" inert tabindex="-1" aria-hidden="true"></iframe></template></div>';
}

function setWidth( width: number ): void {
	window.matchMedia = ( query ) =>
		( {
			matches:
				width >= Number( /min-width: (\d+)px/.exec( query )?.[ 1 ] ),
		} ) as MediaQueryList;
}

const frame = () => document.querySelector( 'iframe' );

describe( 'showPrintedPage', () => {
	const { matchMedia } = window;

	afterEach( () => {
		document.body.innerHTML = '';
		window.matchMedia = matchMedia;
	} );

	it( 'loads the frame where it was printed, as inert as it was printed', () => {
		setWidth( 782 );
		printFrame();
		expect( frame() ).toBeNull();

		showPrintedPage();
		expect( frame()?.parentElement ).toHaveClass( 'atelier-canvas-frame' );
		expect( frame() ).toHaveAttribute( 'id', 'atelier-public-page' );
		expect( frame() ).toHaveAttribute( 'sandbox', 'allow-same-origin' );
		expect( frame() ).toHaveAttribute( 'inert' );
		expect( document.querySelector( 'template' ) ).toBeNull();
	} );

	it( 'shows it when its page has come', async () => {
		setWidth( 1440 );
		printFrame();
		showPrintedPage();
		const shown = document.implementation.createHTMLDocument();
		shown.head.innerHTML =
			'<meta name="atelier-public-page" content="front page/5">';
		Object.defineProperties( shown, {
			URL: { value: 'https://example.test/' },
			readyState: { value: 'complete' },
		} );
		expect( frame() ).not.toHaveClass( 'is-shown' );

		jest.spyOn(
			frame() as HTMLIFrameElement,
			'contentDocument',
			'get'
		).mockReturnValue( shown );
		await new Promise( window.requestAnimationFrame );
		await new Promise( window.requestAnimationFrame );
		expect( frame() ).toHaveClass( 'is-shown' );
	} );

	it( 'asks for nothing in a window without room for it', () => {
		setWidth( 781 );
		printFrame();
		showPrintedPage();

		expect( frame() ).toBeNull();
	} );

	it( 'does nothing where no page is printed', () => {
		setWidth( 1440 );
		showPrintedPage();

		expect( frame() ).toBeNull();
	} );
} );
