/**
 * Returns whether an id is the name of a pattern that a theme or plugin registers. The id of a person's pattern is a number.
 *
 * @param postType Type of the record.
 * @param id       The id.
 */
export function isRegisteredPatternId( postType: string, id: string ): boolean {
	return postType === 'wp_block' && ! /^\d+$/.test( id );
}
