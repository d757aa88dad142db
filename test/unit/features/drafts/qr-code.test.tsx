import { render, screen } from '@testing-library/react';

import { QrCode } from '@/features/drafts/qr-code';

describe( 'QrCode', () => {
	it( 'draws an address as squares, and is named', () => {
		render(
			<QrCode url="https://a.test/?atelier_share=1-x" label="Code" />
		);
		const code = screen.getByRole( 'img', { name: 'Code' } );
		expect( code.getAttribute( 'viewBox' ) ).toMatch( /^0 0 (\d+) \1$/ );
		// The corner by which a camera finds it.
		expect( code.innerHTML ).toContain( 'h1v1h-1z' );
	} );
} );
