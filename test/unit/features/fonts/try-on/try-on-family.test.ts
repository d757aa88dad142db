import { tryOnFamily } from '@/features/fonts/try-on/try-on-family';

it( 'sets all text of the site in the family, and changes nothing that is stored', () => {
	const user = { settings: [], styles: { color: { text: '#000' } } };
	const family = { slug: 'sen', fontFamily: 'Sen' };
	const tried = tryOnFamily( family, {
		user,
		baseSettings: {
			typography: {
				fontFamilies: { theme: [ { slug: 'a', fontFamily: 'A' } ] },
			},
		},
		mergedStyles: {
			elements: { heading: { typography: { fontFamily: 'A' } } },
		},
	} );

	expect( tried.settings ).toEqual( {
		typography: { fontFamilies: { custom: [ family ] } },
	} );
	expect( tried.styles ).toEqual( {
		color: { text: '#000' },
		typography: { fontFamily: 'var:preset|font-family|sen' },
		elements: {
			heading: {
				typography: { fontFamily: 'var:preset|font-family|sen' },
			},
		},
	} );
	expect( user ).toEqual( {
		settings: [],
		styles: { color: { text: '#000' } },
	} );
} );
