import { setPreviewScheme } from '@/kits/canvas/scheme';

const addFrame = () =>
	document.body.appendChild( document.createElement( 'iframe' ) );
const readScheme = ( frame: HTMLIFrameElement ) =>
	frame.contentDocument?.documentElement.getAttribute( 'data-scheme' );

afterEach( () => {
	setPreviewScheme( 'system' );
	document.body.replaceChildren();
} );

it( 'shows all frames in the scheme, and those that come', () => {
	const frame = addFrame();
	setPreviewScheme( 'dark' );
	expect( readScheme( frame ) ).toBe( 'dark' );

	const later = addFrame();
	later.dispatchEvent( new Event( 'load' ) );
	expect( readScheme( later ) ).toBe( 'dark' );

	setPreviewScheme( 'light' );
	expect( [ frame, later ].map( readScheme ) ).toEqual( [
		'light',
		'light',
	] );
} );

it( 'leaves it to the system', () => {
	const frame = addFrame();
	setPreviewScheme( 'dark' );
	setPreviewScheme( 'system' );
	expect( readScheme( frame ) ).toBeNull();
} );

it( 'passes over a frame of another site', () => {
	const frame = addFrame();
	Object.defineProperty( frame, 'contentDocument', { value: null } );
	expect( () => setPreviewScheme( 'dark' ) ).not.toThrow();
} );
