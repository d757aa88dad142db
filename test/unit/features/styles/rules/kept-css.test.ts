import type { Config } from '@/utils/theme-json/config';
import { toDarkCss } from '@/features/styles/rules/dark/dark-css';
import {
	isKept,
	writeKeptRules,
	refreshKept,
} from '@/features/styles/rules/kept-css';

const aConfig = ( dark: Record< string, string >, css?: string ): Config => ( {
	settings: {
		color: {
			palette: {
				custom: [
					{ slug: 'a', color: '#fff' },
					{ slug: 'b', color: '#eee' },
				],
			},
		},
		custom: { dark: { color: dark } },
	},
	styles: css === undefined ? {} : { css },
} );
const DARK = aConfig( { a: '#111' } );
const same = ( config: Config ) => config;
const RULES = toDarkCss( DARK );

it( 'writes the rules at the end of the person’s CSS, and takes them away again', () => {
	const config = aConfig( { a: '#111' }, 'p { color: red; }' );
	const kept = writeKeptRules( config, config, 'dark', true );
	expect( kept.styles.css ).toBe(
		`p { color: red; }\n\n/* Dark colors, from Design */\n${ RULES }\n/* End of dark colors */\n`
	);
	expect( isKept( kept, 'dark' ) ).toBe( true );
	expect( writeKeptRules( kept, kept, 'dark', false ) ).toEqual( config );
} );

it( 'keeps the CSS of the theme, whose place the person’s takes', () => {
	const merged = { ...DARK, styles: { css: 'a {}' } };
	expect( writeKeptRules( DARK, merged, 'dark', true ).styles.css ).toContain(
		'a {}\n\n'
	);
} );

it( 'leaves no CSS behind where there was none', () => {
	const kept = writeKeptRules( DARK, DARK, 'dark', true );
	expect( writeKeptRules( kept, kept, 'dark', false ).styles ).toEqual( {} );
} );

it( 'writes the kept rules anew when another color gets a dark value', () => {
	const kept = writeKeptRules( DARK, DARK, 'dark', true );
	const next = {
		...kept,
		settings: aConfig( { a: '#111', b: '#222' } ).settings,
	};
	const refreshed = refreshKept( next, same );
	expect( refreshed.styles.css ).toContain( toDarkCss( next ) );
	expect( refreshed.styles.css ).not.toContain( RULES );
	expect( refreshKept( refreshed, same ) ).toBe( refreshed );
} );

it( 'changes nothing where the rules are not kept', () => {
	expect( refreshKept( DARK, same ) ).toBe( DARK );
} );

it( 'keeps the styles by device apart from the dark values', () => {
	const config: Config = {
		settings: {
			...DARK.settings,
			custom: {
				...( DARK.settings.custom as object ),
				root: { '@mobile': { typography: { fontSize: '14px' } } },
			},
		},
		styles: {
			elements: { h2: { '@mobile': { color: { text: 'red' } } } },
		},
	};
	const dark = writeKeptRules( config, config, 'dark', true );
	const both = writeKeptRules( dark, dark, 'viewports', true );
	expect( both.styles.css ).toContain(
		`${ RULES }\n/* End of dark colors */\n\n\n/* Styles by device, from Design */\n@media (width <= 480px){:root :where(h2){color: red;}}@media (width <= 480px){body{font-size: 14px;}}\n/* End`
	);
	expect( refreshKept( both, same ) ).toBe( both );
	const changed: Config = { ...both, styles: { css: both.styles.css } };
	expect( refreshKept( changed, same ).styles.css ).not.toContain( 'h2' );
	expect( writeKeptRules( both, both, 'dark', false ).styles.css ).toMatch(
		/^\n*\/\* Styles by device/
	);
	expect(
		isKept( writeKeptRules( both, both, 'viewports', false ), 'dark' )
	).toBe( true );
} );
