import { nameReplaced } from '@/features/styles/rules/name-replaced';

const EVENING = {
	title: 'Evening',
	settings: {},
	styles: {
		color: { text: 'white', background: 'navy' },
		typography: { fontSize: '1em', lineHeight: '2' },
	},
};
const MORNING = {
	title: 'Morning',
	settings: {},
	styles: { color: { text: 'black', background: 'white' } },
};
const CHANGED = {
	settings: {},
	styles: { ...EVENING.styles, color: { text: 'red', background: 'navy' } },
};

it.each( [
	[ 'a changed variation', CHANGED, 'Evening with 1 change' ],
	[
		'one with two changes',
		{
			...CHANGED,
			styles: { ...CHANGED.styles, spacing: { blockGap: '1px' } },
		},
		'Evening with 2 changes',
	],
	[
		'what was made from nothing that has a name',
		{ settings: {}, styles: { color: { text: 'red' } } },
		'Your styles',
	],
] )( 'names %s', ( _name, replaced, expected ) => {
	expect( nameReplaced( replaced, [ MORNING, EVENING ] ) ).toBe( expected );
} );

it( 'names them without anything to compare them with', () => {
	expect( nameReplaced( CHANGED, [] ) ).toBe( 'Your styles' );
} );
