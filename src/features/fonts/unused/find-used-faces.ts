import type { FontFace, FontFamily } from '../types';
import { readFirstFamily } from '../rules/css-family';
import { isNamedInCss, readPresetSlug, type FontUse } from '../rules/font-uses';
import { matchFace, type Variant } from '../rules/match-face';

/** Sources of the used faces. */
export interface UsedFacesInput {
	/** Active families. */
	families: readonly FontFamily[];
	/** Places of the merged styles. */
	uses: readonly FontUse[];
	/** Slugs of families that content names. */
	contentSlugs: ReadonlySet< string >;
	/** Weights and styles that blocks of the content set, in whatever family. */
	contentVariants: readonly Variant[];
	/** CSS of styles and of content. What it names is used with all faces: which weights it is set in cannot be told. */
	css: string;
}

/** The faces of a family that something uses. */
export interface UsedFaces {
	family: FontFamily;
	used: ReadonlySet< FontFace >;
}

const BOLD = 700;
const NORMAL = 400;

/**
 * Returns which faces of the active families the site uses: those that a browser takes for what styles and content set, for bold and for
 * italic text, which any content can hold.
 *
 * @param input What is looked at.
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
		const places = uses.filter( ( use ) => usesFace( use, family ) );
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
 * Tells whether a place is set in a family: by its preset, or by its name.
 *
 * @param use    Place of the styles.
 * @param family Family.
 */
export function usesFace(
	{ fontFamily }: FontUse,
	family: FontFamily
): boolean {
	if ( fontFamily === undefined ) {
		return false;
	}
	const slug = readPresetSlug( fontFamily );
	return slug === undefined
		? readFirstFamily( fontFamily ).toLowerCase() ===
				readFirstFamily( family.fontFamily ).toLowerCase()
		: slug === family.slug;
}

/**
 * Returns the families with the faces alone that are used; a family of which nothing is used is left out, one without faces stays.
 *
 * @param families  Active families of a source.
 * @param usedFaces What is used.
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
