import type { Config } from '@/utils/theme-json/config';
import { getAtPath } from '@/utils/theme-json/value-at-path';
import { listDarkPresets, type DarkKind } from './dark-values';

/** Reference to a color of the palette, in both spellings of WordPress. */
const COLOR = /^var(?::preset\|color\||\(--wp--preset--color--)([^|)]+)\)?$/;

/**
 * Returns the rules that set the dark values of presets; empty where none has one. `data-scheme` of the page overrides the system's scheme.
 * Where the page's background has one, form controls and scroll bars are dark, too. The server writes the same text
 * (`includes/styles/class-dark-css.php`).
 *
 * @param config Merged config.
 */
export function toDarkCss(
	config: Pick< Config, 'settings' > & Partial< Pick< Config, 'styles' > >
): string {
	const presets = listDarkPresets( config );
	const background = getAtPath( config.styles, [ 'color', 'background' ] );
	const [ , page ] =
		( typeof background === 'string' && COLOR.exec( background ) ) || [];
	const isPageDark =
		page !== undefined &&
		presets.some(
			( { kind, slug } ) =>
				kind === 'color' &&
				toVariablePart( slug ) === toVariablePart( page )
		);
	const declarations = presets
		.map( ( { kind, slug } ) => {
			const name = `${ kind }--${ toVariablePart( slug ) }`;
			return `--wp--preset--${ name }: var(--wp--custom--dark--${ name });`;
		} )
		.concat( isPageDark ? 'color-scheme: dark;' : '' )
		.join( '' );
	return declarations === ''
		? ''
		: `@media (prefers-color-scheme: dark){:root:not([data-scheme=light]){${ declarations }}}:root[data-scheme=dark]{${ declarations }}`;
}

/**
 * Returns the variable in which WordPress prints a preset.
 *
 * @param kind Kind of the preset.
 * @param slug Its slug.
 */
export function toPresetVariable( kind: DarkKind, slug: string ): string {
	return `--wp--preset--${ kind }--${ toVariablePart( slug ) }`;
}

/**
 * Returns a slug as WordPress writes it in the name of a variable.
 *
 * @param slug Slug of a preset.
 */
function toVariablePart( slug: string ): string {
	return slug
		.replace( /'/g, '' )
		.replace( /([a-z])([A-Z])/g, '$1-$2' )
		.replace( /([a-zA-Z])(\d)/g, '$1-$2' )
		.replace( /(\d)([a-zA-Z])/g, '$1-$2' )
		.replace( /[^a-zA-Z0-9\u00c0-\uffff]+/g, '-' )
		.replace( /^-+|-+$/g, '' )
		.toLowerCase();
}
