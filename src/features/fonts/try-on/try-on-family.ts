import type { FontFamily, FontSource } from '../types';
import { writeFontLists, readFontLists } from '../rules/font-lists';
import { listFontPaths } from '../rules/font-uses';
import { setFontFamily } from '../rules/set-font-family';

/** Settings and styles of a record. */
export interface TriedStyles {
	settings: Record< string, unknown >;
	styles: Record< string, unknown >;
}

/** Input of {@link tryOnFamily}. */
export interface TryOnInput {
	/** The person's record. */
	user: { settings?: unknown; styles?: unknown };
	/** Settings of the theme. */
	baseSettings: unknown;
	/** The merged styles. */
	mergedStyles: unknown;
	/** List to which the family belongs; `custom` for a family of a collection. */
	source?: FontSource;
}

/**
 * Returns the person's record with a font family for all text of the site. Nothing is installed or edited.
 *
 * @param family Family of a collection, or an installed one.
 * @param input  Settings and styles.
 */
export function tryOnFamily(
	family: FontFamily,
	{ user, baseSettings, mergedStyles, source = 'custom' }: TryOnInput
): TriedStyles {
	const lists = readFontLists( user.settings, baseSettings );
	return {
		settings: writeFontLists( user.settings, baseSettings, {
			...lists,
			[ source ]: [
				...lists[ source ].filter(
					( { slug } ) => slug !== family.slug
				),
				family,
			],
		} ),
		styles: setFontFamily(
			user.styles,
			listFontPaths( mergedStyles ),
			family.slug
		),
	};
}
