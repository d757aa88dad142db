/**
 * Returns the id under which the store has a record: numeric ids are numbers, others are strings such as "theme//home".
 *
 * @param postId The id, as in an address or as a number.
 */
export function toRecordId( postId: number | string ): number | string {
	return typeof postId === 'string' && /^\d+$/.test( postId )
		? Number( postId )
		: postId;
}
