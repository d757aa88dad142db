import { withoutColorSettings } from '@/features/styles/rules/without-color-settings';

describe( 'withoutColorSettings', () => {
	it( 'turns the controls off and keeps the palettes', () => {
		const palette = { theme: [] };
		const { color, background, spacing } = withoutColorSettings( {
			color: { text: true, link: true, palette },
			background: { gradient: true, backgroundImage: true },
			spacing: { padding: true },
		} );
		expect( color ).toMatchObject( {
			text: false,
			link: false,
			heading: false,
			palette,
		} );
		expect( background ).toEqual( {
			gradient: false,
			backgroundImage: true,
		} );
		expect( spacing ).toEqual( { padding: true } );
	} );
} );
