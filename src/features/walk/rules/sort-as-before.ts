/**
 * Returns items in the order in which they came: those from before in the order that they had, new ones after them. A frame that changes
 * its place in the document loads again.
 *
 * @param items  The items; of several with one id the first counts.
 * @param before Ids of the items from before, in their order.
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
