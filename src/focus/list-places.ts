const CONTROLS = 'a[href], button, input, [tabindex="0"]';

/** Position of the focus in a list. */
export interface ListPlace {
	/** Position of the row. */
	row: number;
	/** Position of the control in it. */
	control: number;
}

interface Noted extends ListPlace {
	rows: string;
}

// Last positions in lists, by the path of their screen.
const noted = new Map< string, Noted >();

/**
 * Returns the position of an element in a list; undefined if it is in no row.
 *
 * @param list    The list.
 * @param rows    Selector of its rows.
 * @param element The element.
 */
export function findListPlace(
	list: HTMLElement,
	rows: string,
	element: HTMLElement
): ListPlace | undefined {
	const all = [ ...list.querySelectorAll< HTMLElement >( rows ) ];
	const row = all.findIndex( ( item ) => item.contains( element ) );
	const controls = all[ row ]?.querySelectorAll( CONTROLS ) ?? [];
	return row < 0
		? undefined
		: { row, control: [ ...controls ].indexOf( element ) };
}

/**
 * Returns the element at a position in a list, or the nearest one; undefined in an empty list.
 *
 * @param list  Element that contains the list.
 * @param rows  Selector of its rows.
 * @param place The position.
 */
export function getListElement(
	list: HTMLElement,
	rows: string,
	place: ListPlace
): HTMLElement | undefined {
	const all = list.querySelectorAll< HTMLElement >( rows );
	const row = all[ Math.min( place.row, all.length - 1 ) ];
	const controls = row?.querySelectorAll< HTMLElement >( CONTROLS );
	// In the list layout the rows themselves are focusable.
	return controls?.[ place.control ] ?? controls?.[ 0 ] ?? row;
}

/**
 * Records the position of the focus in the list of a screen, so that it can return there.
 *
 * @param screen Path of the screen.
 * @param rows   Selector of the list's rows.
 * @param place  The position.
 */
export function noteListPlace(
	screen: string,
	rows: string,
	place: ListPlace
): void {
	noted.set( screen, { ...place, rows } );
}

/**
 * Finds the element of a screen's list that had the focus last.
 *
 * @param screen Path of the screen.
 * @param root   Element that contains the list.
 */
export function findNotedElement(
	screen: string,
	root: HTMLElement
): HTMLElement | undefined {
	const place = noted.get( screen );
	return place && getListElement( root, place.rows, place );
}
