import { getFaceKey } from './face-identity';
import type { FontFamily } from '../types';

/** State of *Select all*: all variants are active, some are, or none (specification 4.5). */
export type SelectionState = 'all' | 'some' | 'none';

/**
 * Returns whether all, some or no faces of a family are active.
 *
 * @param family The family with all of its faces.
 * @param active The same family with its active faces; `undefined` if it is not active.
 */
export function getSelectionState(
	family: FontFamily,
	active: FontFamily | undefined
): SelectionState {
	if ( ! active ) {
		return 'none';
	}
	const count = countActiveFaces( family, active );
	if ( count === ( family.fontFace?.length ?? 0 ) ) {
		return 'all';
	}
	return count > 0 ? 'some' : 'none';
}

/**
 * Returns the number of active faces of a family.
 *
 * @param family The family with all of its faces.
 * @param active The same family with its active faces.
 */
export function countActiveFaces(
	family: FontFamily,
	active: FontFamily | undefined
): number {
	const keys = new Set( active?.fontFace?.map( getFaceKey ) );
	return ( family.fontFace ?? [] ).filter( ( face ) =>
		keys.has( getFaceKey( face ) )
	).length;
}
