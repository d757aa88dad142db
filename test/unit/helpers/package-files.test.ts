import { createElement, renderToString } from '@wordpress/element';
import * as react from 'react';

jest.mock( '@wordpress/escape-html', () => ( {
	escapeHTML: ( text: string ) => `mocked ${ text }`,
} ) );

describe( 'A package, whose files are loaded past Jest', () => {
	it( 'gets the mock of another one in each of its files', () => {
		expect( renderToString( 'text' ) ).toBe( 'mocked text' );
	} );

	it( 'shares each other package with the test', () => {
		expect( createElement ).toBe( react.createElement );
	} );

	it( 'is another one when modules are reset, with all of its files', () => {
		jest.isolateModules( () => {
			const again = require( '@wordpress/element' );
			expect( again.renderToString ).not.toBe( renderToString );
			expect( again.renderToString( 'text' ) ).toBe( 'mocked text' );
		} );
		expect( require( '@wordpress/element' ).renderToString ).toBe(
			renderToString
		);
	} );
} );
