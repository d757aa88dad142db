import type { Config } from '@/utils/theme-json/config';
import { toDarkCss } from '@/features/styles/rules/dark/dark-css';
import {
	isDarkKept,
	writeKeptRules,
	refreshKept,
} from '@/features/styles/rules/dark/kept-css';

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
	const kept = writeKeptRules( config, config, true );
	expect( kept.styles.css ).toBe(
		`p { color: red; }\n\n/* Dark colors, from Design */\n${ RULES }\n/* End of dark colors */\n`
	);
	expect( isDarkKept( kept ) ).toBe( true );
	expect( writeKeptRules( kept, kept, false ) ).toEqual( config );
} );

it( 'keeps the CSS of the theme, whose place the person’s takes', () => {
	const merged = { ...DARK, styles: { css: 'a {}' } };
	expect( writeKeptRules( DARK, merged, true ).styles.css ).toContain(
		'a {}\n\n'
	);
} );

it( 'leaves no CSS behind where there was none', () => {
	const kept = writeKeptRules( DARK, DARK, true );
	expect( writeKeptRules( kept, kept, false ).styles ).toEqual( {} );
} );

it( 'writes the kept rules anew when another color gets a dark value', () => {
	const kept = writeKeptRules( DARK, DARK, true );
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
