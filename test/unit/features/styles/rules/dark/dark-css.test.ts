import type { ConfigNode } from '@/utils/theme-json/config';
import { toDarkCss } from '@/features/styles/rules/dark/dark-css';
import rows from '../../../../../fixtures/dark-css.json';

const toRules = ( names: readonly string[], isPageDark = false ) => {
	const declarations = names
		.map(
			( name ) =>
				`--wp--preset--${ name }: var(--wp--custom--dark--${ name });`
		)
		.concat( isPageDark ? 'color-scheme: dark;' : '' )
		.join( '' );
	return declarations === ''
		? ''
		: `@media (prefers-color-scheme: dark){:root:not([data-scheme=light]){${ declarations }}}:root[data-scheme=dark]{${ declarations }}`;
};

// PHP has the same rows: `test/php/cases/dark-styles.php`.
it.each( rows )(
	'writes the rules of $name',
	( { settings, names, background, isPageDark } ) => {
		expect(
			toDarkCss( {
				settings: settings as ConfigNode,
				styles: { color: { background } },
			} )
		).toBe( toRules( names, isPageDark ) );
	}
);

it( 'writes a thousand colors', () => {
	const slugs = Array.from(
		{ length: 1000 },
		( _, index ) => `c-${ index }`
	);
	const css = toDarkCss( {
		settings: {
			color: {
				palette: {
					custom: slugs.map( ( slug ) => ( {
						slug,
						color: '#fff',
					} ) ),
				},
			},
			custom: {
				dark: {
					color: Object.fromEntries(
						slugs.map( ( slug ) => [ slug, '#000' ] )
					),
				},
			},
		},
	} );
	expect( css.match( /--wp--preset--color--c-\d+:/g ) ).toHaveLength( 2000 );
} );
