import type { FontFace, FontFamily } from '../types';
import { isNamedInCss, usesFamily, type FontUse } from '../rules/font-uses';
import { matchFace, type Variant } from '../rules/match-face';

/** Sources of the used faces. */
export interface UsedFacesInput {
	/** Active families. */
	families: readonly FontFamily[];
	/** Nodes of the merged styles. */
	uses: readonly FontUse[];
	/** Slugs of families that the content uses. */
	contentSlugs: ReadonlySet< string >;
	/** Weights and styles that blocks of the content set, in any family. */
	contentVariants: readonly Variant[];
	/** CSS of styles and of content. All faces of a family in it count as used, since the weights are unknown. */
	css: string;
}

/** The used faces of a family. */
export interface UsedFaces {
	family: FontFamily;
	used: ReadonlySet< FontFace >;
}

const BOLD = 700;
const NORMAL = 400;

/**
 * Returns the faces of the active families that the site uses: those that a browser selects for the styles and the content, and for bold and
 * italic text there.
 *
 * @param input Families and their uses.
 */
export function findUsedFaces( {
	families,
	uses,
	contentSlugs,
	contentVariants,
	css,
}: UsedFacesInput ): UsedFaces[] {
	return families.map( ( family ) => {
		const faces = family.fontFace ?? [];
		if ( isNamedInCss( css, family ) ) {
			return { family, used: new Set( faces ) };
		}
		const places = uses.filter( ( use ) => usesFamily( use, family ) );
		const isInContent = contentSlugs.has( family.slug );
		if ( places.length === 0 && ! isInContent ) {
			return { family, used: new Set() };
		}
		const usedVariants: Variant[] = [
			...( isInContent ? [ { weight: NORMAL, style: 'normal' } ] : [] ),
			...places,
			...contentVariants,
		].flatMap( ( { weight, style } ) => [
			{ weight, style },
			{ weight: BOLD, style },
			{ weight, style: 'italic' },
		] );
		return {
			family,
			used: new Set(
				usedVariants.flatMap(
					( variant ) => matchFace( faces, variant ) ?? []
				)
			),
		};
	} );
}

/**
 * Returns the families with only their used faces. A family without a used face is dropped, unless it has no faces at all.
 *
 * @param families  Active families of a source.
 * @param usedFaces Used faces of the families.
 */
export function filterUsedFaces(
	families: readonly FontFamily[],
	usedFaces: readonly UsedFaces[]
): FontFamily[] {
	return families.flatMap( ( family ) => {
		const used = usedFaces.find( ( entry ) => entry.family === family )
			?.used;
		if ( ! used || ! family.fontFace?.length ) {
			return [ family ];
		}
		const fontFace = family.fontFace.filter( ( face ) => used.has( face ) );
		return fontFace.length > 0 ? [ { ...family, fontFace } ] : [];
	} );
}
