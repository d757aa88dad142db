import { renderHook } from '@testing-library/react';

import { applyPageStyles } from '@/features/walk/page-styles';
import { useHeldStyles } from '@/features/walk/use-saves';

const read = ( page: Document ) =>
	[ ...page.querySelectorAll( 'style' ) ].map(
		( { textContent } ) => textContent
	);

describe( 'applyPageStyles', () => {
	it( 'replaces the sheet of the page, and puts it back', () => {
		const page = document.implementation.createHTMLDocument();
		page.head.innerHTML =
			'<style id="global-styles-inline-css">saved</style>';
		applyPageStyles( page, undefined );
		expect( read( page ) ).toEqual( [ 'saved' ] );
		applyPageStyles( page, { css: 'one', fontCss: 'font' } );
		applyPageStyles( page, { css: 'two', fontCss: undefined } );
		expect( read( page ) ).toEqual( [ 'two', '' ] );
		applyPageStyles( page, undefined );
		expect( read( page ) ).toEqual( [ 'saved', '' ] );
	} );

	it( 'disables the fonts of the page while other fonts replace them', () => {
		const page = document.implementation.createHTMLDocument();
		page.head.innerHTML = '<style class="wp-fonts-local">fonts</style>';
		const isDisabled = () => page.querySelector( 'style' )?.disabled;
		applyPageStyles( page, { css: '', fontCss: undefined } );
		expect( isDisabled() ).toBe( false );
		applyPageStyles( page, { css: '', fontCss: 'font' } );
		expect( isDisabled() ).toBe( true );
		applyPageStyles( page, undefined );
		expect( isDisabled() ).toBe( false );
	} );
} );

describe( 'useHeldStyles', () => {
	it( 'keeps the styles of a page until the one after a save comes', () => {
		const styles = { css: 'edited', fontCss: undefined };
		const other = { css: 'other', fontCss: undefined };
		const { result, rerender } = renderHook(
			( [ given, isAwaited ] ) => useHeldStyles( given, isAwaited ),
			{
				initialProps: [ styles, false ] as [
					typeof styles | undefined,
					boolean,
				],
			}
		);
		rerender( [ undefined, true ] );
		expect( result.current ).toBe( styles );
		rerender( [ other, true ] );
		expect( result.current ).toBe( other );
		rerender( [ undefined, false ] );
		expect( result.current ).toBeUndefined();
	} );
} );
