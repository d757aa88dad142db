/** Paths of the pages that a person has visited in a walk, and the index of the current one. */
export interface WalkTrail {
	places: readonly string[];
	index: number;
}

/** The trail before the first page. */
export const NO_TRAIL: WalkTrail = { places: [], index: -1 };

/**
 * Returns the trail after a page was opened. A step back or forward moves along the trail; any other page replaces the pages after the current
 * one.
 *
 * @param trail  The trail.
 * @param place  Path of the page.
 * @param isBack Whether the person went back in the history.
 */
export function followTrail(
	{ places, index }: WalkTrail,
	place: string,
	isBack: boolean
): WalkTrail {
	if ( places[ index ] === place ) {
		return { places, index };
	}
	if ( isBack ) {
		const earlier = places.lastIndexOf( place, index - 1 );
		if ( index > 0 && earlier >= 0 ) {
			return { places, index: earlier };
		}
	} else if ( places[ index + 1 ] === place ) {
		return { places, index: index + 1 };
	}
	return {
		places: [ ...places.slice( 0, index + 1 ), place ],
		index: index + 1,
	};
}

/**
 * Returns the trail with the target of a redirect as its current page.
 *
 * @param trail The trail.
 * @param place Path of the target.
 */
export function renamePlace(
	{ places, index }: WalkTrail,
	place: string
): WalkTrail {
	return {
		places: places.map( ( each, at ) => ( at === index ? place : each ) ),
		index,
	};
}
