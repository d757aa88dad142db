import type { FontFamily } from '../types';
import { getFaceKey } from '../rules/face-identity';
import { sortFaces } from '../rules/sort-faces';

/**
 * Returns the active families with further families or faces added.
 *
 * @param active   Active families.
 * @param families Families that were installed.
 */
export function activateFaces(
	active: readonly FontFamily[],
	families: readonly FontFamily[]
): FontFamily[] {
	return families.reduce< FontFamily[] >(
		( list, family ) => {
			const current = list.find( ( { slug } ) => slug === family.slug );
			if ( ! current ) {
				return [ ...list, family ];
			}
			// New faces replace equal ones, because after a reinstallation only their addresses are valid.
			const faces = new Map(
				[
					...( current.fontFace ?? [] ),
					...( family.fontFace ?? [] ),
				].map( ( face ) => [ getFaceKey( face ), face ] )
			);
			return list.map( ( other ) =>
				other === current
					? {
							...family,
							fontFace: sortFaces( [ ...faces.values() ] ),
					  }
					: other
			);
		},
		[ ...active ]
	);
}
