import { fireEvent, render, screen } from '@testing-library/react';

import { AuthorLabel } from '@/kits/list';
import type { AuthorSource } from '@/utils/record-author';

const show = ( source: AuthorSource, avatar: string ) =>
	render( <AuthorLabel author={ { source, name: 'Ada', avatar } } /> )
		.container;

describe( 'AuthorLabel', () => {
	it.each( [ 'user', 'site' ] as const )(
		'shows the picture of a %s',
		( source ) => {
			const container = show( source, 'https://a.test/ada.png' );
			expect(
				container.querySelector( 'img' )?.getAttribute( 'src' )
			).toBe( 'https://a.test/ada.png' );
			expect( screen.getByText( 'Ada' ) ).toBeVisible();
		}
	);

	it( 'shows another icon for each source without a picture', () => {
		const icons = ( [ 'theme', 'plugin', 'site', 'user' ] as const ).map(
			( source ) => show( source, '' ).querySelector( 'svg' )?.innerHTML
		);
		expect( new Set( icons ).size ).toBe( 4 );
		expect( icons ).not.toContain( undefined );
	} );

	it( 'shows the icon in place of a picture that cannot be loaded', () => {
		const container = show( 'site', 'https://a.test/gone.png' );
		fireEvent.error( container.querySelector( 'img' )! );
		expect( container.querySelector( 'img' ) ).toBeNull();
		expect( container.querySelector( 'svg' ) ).not.toBeNull();
	} );
} );
