/**
 * Returns whether an item is in the trash; such a row cannot be opened (specification 2.6).
 *
 * @param item        The item.
 * @param item.status Its status.
 */
export function isTrashed( item: { status?: string } ): boolean {
	return item.status === 'trash';
}
