import type { InstalledFont } from '../reads/installed-fonts';
import { getFaceKey } from '../rules/face-identity';

/**
 * Returns the ids of the faces of a family whose files are missing, by the identity of the face.
 *
 * @param family  The family with the ids of its faces.
 * @param library The installed families, whose faces are marked if their files are missing.
 */
export function findLostFaces(
	family: { id: number; faceIds: ReadonlyMap< string, number > },
	library: readonly InstalledFont[]
): ReadonlyMap< string, number > {
	const faces =
		library.find( ( { id } ) => id === family.id )?.fontFace ?? [];
	return new Map(
		faces
			.filter( ( { isMissing } ) => isMissing )
			.flatMap( ( face ) => {
				const key = getFaceKey( face );
				const id = family.faceIds.get( key );
				return id === undefined ? [] : [ [ key, id ] as const ];
			} )
	);
}
