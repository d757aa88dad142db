// Minimum widths in pixels: of the columns for selection, title and actions together, and of each further column.
const FIXED_PX = 258;
const COLUMN_PX = 145;

/** Fields that quick edit changes first: their columns stay beside it, even where other columns come before them. */
const IMPORTANT = [ 'status', 'date', 'author', 'slug', 'parent', 'template' ];

/**
 * Returns the fields of a table that have room beside each other, in their order: those that quick edit changes first, then the
 * first ones.
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
 * Returns so many fields, in their order, the least important ones left out.
 *
 * @param fields Ids of the fields, in their order.
 * @param count  How many have room.
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
