/**
 * Returns the visible fields with one of them moved by one place; the same list when it has no neighbour there.
 *
 * @param fields Ids of the visible fields, in their order.
 * @param field  Id of the field to move.
 * @param by     `-1` towards the start, `1` towards the end.
 */
export function moveField(
	fields: readonly string[],
	field: string,
	by: -1 | 1
): readonly string[] {
	const from = fields.indexOf( field );
	const to = from + by;
	if ( from < 0 || to < 0 || to >= fields.length ) {
		return fields;
	}
	const moved = fields.filter( ( id ) => id !== field );
	moved.splice( to, 0, field );
	return moved;
}
