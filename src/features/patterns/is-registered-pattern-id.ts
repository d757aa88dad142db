/**
 * Returns whether an id of an address is the name of a pattern that a theme or plugin registers. A pattern that a person made has
 * a number.
 *
 * @param postType Type of the record.
 * @param id       The id.
 */
export function isRegisteredPatternId( postType: string, id: string ): boolean {
	return postType === 'wp_block' && ! /^\d+$/.test( id );
}
