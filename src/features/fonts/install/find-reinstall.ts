import type { FontFace, FontFamily } from '../types';
import type { FontCollection } from '../reads/font-collections';
import { getFaceKey } from '../rules/face-identity';
import { matchFace } from '../rules/match-face';
import { getInstallSlug, type FamilyToInstall } from './plan-family';

const NORMAL = { weight: 400, style: 'normal' };
const BOLD = { weight: 700, style: 'normal' };

/**
 * Returns the family of a collection by which a font can be reinstalled, with the faces that were active or whose files are missing. If none of
 * these is known, it has normal and bold. `undefined` if no collection has the font.
 *
 * @param slug        Slug of the family.
 * @param collections Collections.
 * @param active      The family in the styles.
 * @param lost        Installed faces whose files are missing.
 */
export function findReinstall(
	slug: string,
	collections: readonly FontCollection[],
	active: FontFamily | undefined,
	lost: readonly FontFace[]
): FamilyToInstall | undefined {
	const family = collections
		.flatMap( ( { families } ) => families )
		.map( ( entry ) => entry.family )
		.find( ( other ) => getInstallSlug( other ) === slug );
	if ( ! family ) {
		return undefined;
	}
	const faces = family.fontFace ?? [];
	const keys = new Set(
		[ ...( active?.fontFace ?? [] ), ...lost ].map( getFaceKey )
	);
	const known = faces.filter( ( face ) => keys.has( getFaceKey( face ) ) );
	const usual = [ NORMAL, BOLD ].flatMap(
		( variant ) => matchFace( faces, variant ) ?? []
	);
	return {
		...family,
		fontFace: known.length > 0 ? known : [ ...new Set( usual ) ],
	};
}
