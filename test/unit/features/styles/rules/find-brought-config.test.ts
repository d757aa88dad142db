import { findBroughtConfig } from '@/features/styles/rules/find-brought-config';

const EVENING = {
	settings: {},
	styles: {
		color: { text: 'white', background: 'navy' },
		typography: { fontSize: '1em' },
	},
};
const PALETTE = {
	settings: {},
	styles: { color: { text: 'green', background: 'lime' } },
};

it( 'finds the variation of which most is still there, with the values that it brought', () => {
	const user = {
		settings: {},
		styles: {
			color: { text: 'red', background: 'navy' },
			typography: { fontSize: '1em' },
			spacing: { blockGap: '1px' },
		},
	};
	expect( findBroughtConfig( user, [ PALETTE, EVENING ] ).styles ).toEqual(
		EVENING.styles
	);
} );

it( 'adds a palette that was chosen over it', () => {
	const user = {
		settings: {},
		styles: {
			...PALETTE.styles,
			typography: { fontSize: '1em', lineHeight: '2' },
		},
	};
	const typeset = {
		settings: {},
		styles: { typography: { fontSize: '1em', lineHeight: '2' } },
	};
	expect(
		findBroughtConfig( user, [ EVENING, PALETTE, typeset ] ).styles
	).toEqual( { ...PALETTE.styles, ...typeset.styles } );
} );

it.each( [
	[ 'a person’s own styles', { color: { text: 'red' } } ],
	[ 'no styles', {} ],
] )( 'finds nothing in %s', ( _name, styles ) => {
	expect(
		findBroughtConfig( { settings: {}, styles }, [ EVENING, PALETTE ] )
	).toEqual( { settings: {}, styles: {} } );
} );
