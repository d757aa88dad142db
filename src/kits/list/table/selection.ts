const NONE: readonly string[] = [];

/**
 * Reads the selection of an address: ids separated by commas (specification 2.1).
 *
 * @param postId The address's `postId`.
 */
export function parseSelection(
	postId: string | undefined
): readonly string[] {
	const ids = ( postId ?? '' ).split( ',' ).filter( Boolean );
	return ids.length > 0 ? [ ...new Set( ids ) ] : NONE;
}

/**
 * Returns the `postId` of a selection, `undefined` for none.
 *
 * @param ids The selected ids.
 */
export function formatSelection( ids: readonly string[] ): string | undefined {
	return ids.length > 0 ? ids.join( ',' ) : undefined;
}

/**
 * Returns the part of a selection that is still listed (specification 2.6: `postId` is cleared when the item
 * disappears). It is the same array when nothing is gone.
 *
 * @param ids    The selected ids.
 * @param listed The ids of the list.
 */
export function dropGone(
	ids: readonly string[],
	listed: readonly string[]
): readonly string[] {
	const left = ids.filter( ( id ) => listed.includes( id ) );
	return left.length === ids.length ? ids : left;
}
