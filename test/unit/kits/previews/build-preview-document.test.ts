import { buildPreviewDocument } from '@/kits/previews/build-preview-document';

const FRAME = {
	before: '<link rel="stylesheet" href="a.css">',
	styles: 'p{color:red}',
	after: '',
	bodyClass: 'ltr "quoted"',
};

function build( unsavedCss?: string, isRtl = false ) {
	const html = buildPreviewDocument( {
		frame: FRAME,
		preview: { html: '<p>Hello</p>', css: '<style>.a{}</style>' },
		unsavedCss,
		language: 'en-US',
		isRtl,
	} );
	return new DOMParser().parseFromString( html, 'text/html' );
}

describe( 'buildPreviewDocument', () => {
	it( 'shows the record with the saved styles', () => {
		const page = build();
		expect( page.body.textContent ).toBe( 'Hello' );
		expect(
			page.querySelector( '#atelier-site-styles' )?.textContent
		).toBe( 'p{color:red}' );
		expect( page.body.className ).toBe( 'ltr "quoted"' );
	} );

	it( 'shows unsaved styles in place of the saved ones', () => {
		expect(
			build( 'p{color:blue}' ).querySelector( '#atelier-site-styles' )
				?.textContent
		).toBe( 'p{color:blue}' );
	} );

	it( 'keeps a style sheet within its element', () => {
		const page = build( '</style><img src=x onerror=alert(1)>' );
		expect( page.querySelector( 'img' ) ).toBeNull();
	} );

	it( 'has the direction of the site', () => {
		expect( build( undefined, true ).documentElement.dir ).toBe( 'rtl' );
	} );
} );
