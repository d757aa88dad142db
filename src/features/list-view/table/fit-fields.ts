// What a table's columns take up at least, in pixels: selection, title and actions, and each further column.
const FIXED_PX = 258;
const COLUMN_PX = 145;

/**
 * Returns the fields of a table that have room beside each other, the first ones first.
 *
 * @param fields Ids of the fields, in their order.
 * @param width  Width of the table's place in pixels; 0 while it is not known.
 */
export function fitFields(
	fields: readonly string[],
	width: number
): readonly string[] {
	const room = Math.max( 1, Math.floor( ( width - FIXED_PX ) / COLUMN_PX ) );
	return width === 0 || fields.length <= room
		? fields
		: fields.slice( 0, room );
}

/**
 * Returns the fields of a view after a change that a person made to those of them that were shown.
 *
 * @param all     Ids of all fields of the view.
 * @param shown   Those that had room.
 * @param changed Those after the change.
 */
export function restoreFields(
	all: readonly string[],
	shown: readonly string[],
	changed: readonly string[]
): string[] {
	return [ ...changed, ...all.filter( ( id ) => ! shown.includes( id ) ) ];
}
