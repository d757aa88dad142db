// Minimum widths in pixels: of the columns for selection, title and actions together, and of each further column.
const FIXED_PX = 258;
const COLUMN_PX = 145;

/** The main fields of quick edit: their columns stay beside it, even where other columns precede them. */
const IMPORTANT = [ 'status', 'date', 'author', 'slug', 'parent', 'template' ];

/**
 * Returns the fields of a table that fit beside each other, in their order. The main fields of quick edit have
 * priority, then the first fields.
 *
 * @param fields Ids of the fields, in their order.
 * @param width  Width of the table's place in pixels; 0 while it is not known.
 */
export function fitFields(
	fields: readonly string[],
	width: number
): readonly string[] {
	const room = Math.max( 1, Math.floor( ( width - FIXED_PX ) / COLUMN_PX ) );
	return width === 0 ? fields : pickFields( fields, room );
}

/**
 * Returns the most important fields, in their order.
 *
 * @param fields Ids of the fields, in their order.
 * @param count  Number of fields to return.
 */
export function pickFields(
	fields: readonly string[],
	count: number
): readonly string[] {
	if ( fields.length <= count ) {
		return fields;
	}
	const rank = ( id: string ) =>
		IMPORTANT.includes( id ) ? IMPORTANT.indexOf( id ) : IMPORTANT.length;
	const picked = [ ...fields ]
		.sort( ( a, b ) => rank( a ) - rank( b ) )
		.slice( 0, count );
	return fields.filter( ( id ) => picked.includes( id ) );
}

/**
 * Returns the fields of a view after a person has changed the shown ones.
 *
 * @param all     Ids of all fields of the view.
 * @param shown   Ids of the fields that were shown.
 * @param changed Ids of the shown fields after the change.
 */
export function restoreFields(
	all: readonly string[],
	shown: readonly string[],
	changed: readonly string[]
): string[] {
	return [ ...changed, ...all.filter( ( id ) => ! shown.includes( id ) ) ];
}
