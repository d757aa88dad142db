import { markSheets } from '@/features/styles/canvas/mark-sheets';

describe( 'markSheets', () => {
	it( 'numbers the style sheets of the site’s styles and leaves the others alone', () => {
		const theme = { css: 'a{}' };
		const given = {
			title: 'kept',
			styles: [
				theme,
				{ css: 'b{}', isGlobalStyles: true },
				{ assets: [], isGlobalStyles: true },
				{ css: '', isGlobalStyles: true },
			],
		};
		expect( markSheets( given ) ).toEqual( {
			settings: {
				title: 'kept',
				styles: [
					theme,
					{
						css: 'b{}',
						isGlobalStyles: true,
						id: 'atelier-styles-0',
					},
					{
						assets: [],
						isGlobalStyles: true,
						id: 'atelier-styles-1',
					},
					{ css: '', isGlobalStyles: true, id: 'atelier-styles-2' },
				],
			},
			contents: [ 'b{}', undefined, '' ],
		} );
	} );

	it.each( [
		[ 'nothing', undefined ],
		[ 'settings without style sheets', { title: 'kept' } ],
		[ 'settings with wrong ones', { styles: 'wrong' } ],
	] )( 'returns %s as given', ( _title, given ) => {
		expect( markSheets( given ) ).toEqual( {
			settings: given,
			contents: [],
		} );
	} );
} );
