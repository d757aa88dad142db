/**
 * Returns items in a stable order: earlier items in their earlier order, then new ones. A frame that is moved in the document would load again.
 *
 * @param items  The items; of several with the same id, the first is returned.
 * @param before Ids of the earlier items, in their order.
 */
export function sortAsBefore< Item extends { id: string } >(
	items: readonly Item[],
	before: readonly string[]
): readonly Item[] {
	const byId = new Map< string, Item >();
	for ( const item of items ) {
		if ( ! byId.has( item.id ) ) {
			byId.set( item.id, item );
		}
	}
	return [ ...new Set( [ ...before, ...byId.keys() ] ) ].flatMap(
		( id ) => byId.get( id ) ?? []
	);
}
