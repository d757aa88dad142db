/** Step of an arrow key, in percent of the width. */
const STEP = 2;

const DIRECTIONS: Readonly< Record< string, number > > = {
	ArrowLeft: -1,
	ArrowDown: -1,
	ArrowRight: 1,
	ArrowUp: 1,
};

/**
 * Returns the position to which a key moves the divider; undefined for a key that does not move it.
 *
 * @param position Its distance from the left edge, in percent of the width.
 * @param key      Name of the key.
 */
export function moveDivider(
	position: number,
	key: string
): number | undefined {
	if ( key === 'Home' ) {
		return 0;
	}
	if ( key === 'End' ) {
		return 100;
	}
	const direction = Object.hasOwn( DIRECTIONS, key )
		? DIRECTIONS[ key ]
		: undefined;
	return direction === undefined
		? undefined
		: limitDivider( position + direction * STEP );
}

/**
 * Returns a position within the width.
 *
 * @param position Distance from the left edge, in percent of the width.
 */
export function limitDivider( position: number ): number {
	return Math.min( 100, Math.max( 0, position ) );
}
