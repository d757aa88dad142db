import type { Config } from '@/utils/theme-json/config';
import { listDarkPresets, type DarkKind } from './dark-values';

/**
 * Returns the rules that give presets their dark values; empty where none has one. `data-scheme` of the page wins over the person's system.
 * The server writes the same text (`includes/styles/class-dark-css.php`).
 *
 * @param config Merged config.
 */
export function toDarkCss( config: Pick< Config, 'settings' > ): string {
	const declarations = listDarkPresets( config )
		.map( ( { kind, slug } ) => {
			const name = `${ kind }--${ toVariablePart( slug ) }`;
			return `--wp--preset--${ name }: var(--wp--custom--dark--${ name });`;
		} )
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
