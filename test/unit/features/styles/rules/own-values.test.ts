import { addOwnValues } from '@/features/styles/rules/own-values';
import { getAppliedTexts } from '@/features/styles/variations/applied-texts';

const base = {
	settings: {
		color: {
			palette: {
				theme: [
					{ slug: 'base', name: 'Base', color: '#fff' },
					{ slug: 'accent', name: 'Accent', color: '#f00' },
				],
			},
		},
	},
};
const DARK = { color: { base: '#000', accent: '#a00' } };
const EMPTY = { settings: {}, styles: {} };
const WITHOUT_ACCENT = {
	settings: {
		color: { palette: { theme: [ { slug: 'base', color: '#eee' } ] } },
	},
	styles: { color: { text: 'red' } },
};
const withDark = ( dark: unknown ) => ( { settings: { custom: { dark } } } );

describe( 'addOwnValues', () => {
	it.each( [
		[
			'adds dark values of presets that remain',
			{ ...EMPTY, ...withDark( DARK ) },
			{ settings: {}, styles: { color: { text: 'red' } } },
			{ ...withDark( DARK ), styles: { color: { text: 'red' } } },
			[],
		],
		[
			'names the preset of a dark value that has no preset any more',
			{ ...EMPTY, ...withDark( DARK ) },
			WITHOUT_ACCENT,
			{
				...WITHOUT_ACCENT,
				settings: {
					...WITHOUT_ACCENT.settings,
					...withDark( { color: { base: '#000' } } ).settings,
				},
			},
			[ 'Accent' ],
		],
		[
			'uses the dark values of the styles themselves',
			{ ...EMPTY, ...withDark( DARK ) },
			{ ...EMPTY, ...withDark( { color: { base: '#111' } } ) },
			{
				...EMPTY,
				...withDark( { color: { base: '#111', accent: '#a00' } } ),
			},
			[],
		],
		[
			'adds values of viewports of the site, of elements and of blocks',
			{
				settings: {
					custom: {
						root: {
							'@mobile': { typography: { fontSize: '14px' } },
						},
					},
				},
				styles: {
					color: { text: 'blue' },
					elements: {
						link: {
							color: { text: 'blue' },
							'@mobile': {
								color: { text: 'var:preset|color|accent' },
							},
						},
					},
					blocks: {
						'core/quote': {
							'@tablet': { spacing: { padding: '1em' } },
						},
					},
				},
			},
			{ settings: {}, styles: { color: { text: 'red' } } },
			{
				settings: {
					custom: {
						root: {
							'@mobile': { typography: { fontSize: '14px' } },
						},
					},
				},
				styles: {
					color: { text: 'red' },
					elements: {
						link: {
							'@mobile': {
								color: { text: 'var:preset|color|accent' },
							},
						},
					},
					blocks: {
						'core/quote': {
							'@tablet': { spacing: { padding: '1em' } },
						},
					},
				},
			},
			[],
		],
		[
			'names a value of a viewport whose preset does not exist',
			{
				settings: {},
				styles: {
					elements: {
						link: {
							'@mobile': {
								color: { text: 'var:preset|color|accent' },
							},
						},
					},
				},
			},
			WITHOUT_ACCENT,
			WITHOUT_ACCENT,
			[ 'Elements, link, mobile, color, text' ],
		],
		[
			'adds nothing where the user has no such values',
			{ settings: {}, styles: { color: { text: 'blue' } } },
			EMPTY,
			EMPTY,
			[],
		],
	] )( '%s', ( _title, user, next, config, lost ) => {
		expect( addOwnValues( next, { user, base } ) ).toEqual( {
			config,
			lost,
		} );
	} );

	it( 'changes nothing when it is applied twice', () => {
		const user = { ...EMPTY, ...withDark( DARK ) };
		const once = addOwnValues( WITHOUT_ACCENT, { user, base } ).config;
		expect( addOwnValues( WITHOUT_ACCENT, { user: once, base } ) ).toEqual(
			{ config: once, lost: [] }
		);
	} );
} );

it( 'the notice names the values that were removed', () => {
	expect( getAppliedTexts( 'Evening', [ 'Accent', 'Base' ] ).message ).toBe(
		'Evening applied. Values were removed whose presets do not exist in it: Accent, Base.'
	);
	expect( getAppliedTexts( 'Evening' ).message ).toBe( 'Evening applied.' );
} );
