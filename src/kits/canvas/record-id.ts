/**
 * Returns the id under which the store has a record: those of posts are numbers, those of templates texts such as "theme//home".
 *
 * @param postId The id, as an address may have it.
 */
export function toRecordId( postId: number | string ): number | string {
	return typeof postId === 'string' && /^\d+$/.test( postId )
		? Number( postId )
		: postId;
}
