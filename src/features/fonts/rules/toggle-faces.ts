import { getFaceKey } from './face-identity';
import { sortFaces } from './sort-faces';
import type { FontFace, FontFamily } from '../types';

/**
 * Returns the active families after one variant was activated or deactivated (specification 4.5): a family without active variants is removed,
 * and a family without faces is toggled as a whole.
 *
 * @param active Active families of the family's source.
 * @param family The family with all of its faces.
 * @param face   The variant; undefined for the whole family.
 */
export function toggleFace(
	active: readonly FontFamily[],
	family: FontFamily,
	face?: FontFace
): FontFamily[] {
	const current = active.find( ( { slug } ) => slug === family.slug );
	if ( ! face || ! family.fontFace?.length ) {
		return setFamilyActive( active, family, ! current );
	}
	const key = getFaceKey( face );
	const faces = current?.fontFace ?? [];
	const isActive = faces.some( ( other ) => getFaceKey( other ) === key );
	return setFaces(
		active,
		family,
		isActive
			? faces.filter( ( other ) => getFaceKey( other ) !== key )
			: [ ...faces, face ]
	);
}

/**
 * Returns the active families after all variants of a family were activated or deactivated.
 *
 * @param active   Active families of the family's source.
 * @param family   The family with all of its faces.
 * @param isActive Whether the family is activated.
 */
export function setFamilyActive(
	active: readonly FontFamily[],
	family: FontFamily,
	isActive: boolean
): FontFamily[] {
	if ( ! isActive ) {
		return active.filter( ( { slug } ) => slug !== family.slug );
	}
	return family.fontFace?.length
		? setFaces( active, family, family.fontFace )
		: setFamily( active, family );
}

/**
 * Returns the active families with exactly these faces of a family; without a face the family is removed.
 *
 * @param active Active families of the family's source.
 * @param family The family with all of its faces.
 * @param faces  The faces that stay active.
 */
function setFaces(
	active: readonly FontFamily[],
	family: FontFamily,
	faces: readonly FontFace[]
): FontFamily[] {
	return faces.length === 0
		? active.filter( ( { slug } ) => slug !== family.slug )
		: setFamily( active, { ...family, fontFace: sortFaces( faces ) } );
}

function setFamily(
	active: readonly FontFamily[],
	family: FontFamily
): FontFamily[] {
	return active.some( ( { slug } ) => slug === family.slug )
		? active.map( ( other ) =>
				other.slug === family.slug ? family : other
		  )
		: [ ...active, family ];
}
