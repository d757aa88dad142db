import type { FontFamily, FontSource } from '../types';
import { writeFontLists, readFontLists } from '../rules/font-lists';
import { listFontUses } from '../rules/font-uses';
import { setFontFamily, toPresetValue } from '../rules/set-font-family';

/** Settings and styles of a record. */
export interface TriedStyles {
	settings: Record< string, unknown >;
	styles: Record< string, unknown >;
}

/** Settings and styles with which a font is tried on. */
export interface TryOnInput {
	/** The person's record. */
	user: { settings?: unknown; styles?: unknown };
	/** Settings of the theme. */
	baseSettings: unknown;
	/** Styles that apply. */
	mergedStyles: unknown;
	/** List in which the family stands; fonts of a collection would be the person's own. */
	source?: FontSource;
}

/**
 * Returns the person's record as if all text of the site were set in a family. Nothing is installed or edited by it.
 *
 * @param family Family of a collection, or one that is installed.
 * @param input  What it is tried on.
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
			[
				[],
				...listFontUses( mergedStyles )
					.filter( ( { isOwn } ) => isOwn )
					.map( ( { path } ) => path ),
			],
			toPresetValue( family.slug )
		),
	};
}
