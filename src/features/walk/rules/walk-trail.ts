/** Paths of the pages that a person has visited in a walk, and the index of the current one. */
export interface WalkTrail {
	sitePaths: readonly string[];
	index: number;
}

/** The trail before the first page. */
export const NO_TRAIL: WalkTrail = { sitePaths: [], index: -1 };

/**
 * Returns the trail after a page was opened. A step back or forward moves along the trail; any other page replaces the pages after the current
 * one.
 *
 * @param trail    The trail.
 * @param sitePath Path of the page.
 * @param isBack   Whether the person went back in the history.
 */
export function followTrail(
	{ sitePaths, index }: WalkTrail,
	sitePath: string,
	isBack: boolean
): WalkTrail {
	if ( sitePaths[ index ] === sitePath ) {
		return { sitePaths, index };
	}
	if ( isBack ) {
		const earlier = sitePaths.lastIndexOf( sitePath, index - 1 );
		if ( index > 0 && earlier >= 0 ) {
			return { sitePaths, index: earlier };
		}
	} else if ( sitePaths[ index + 1 ] === sitePath ) {
		return { sitePaths, index: index + 1 };
	}
	return {
		sitePaths: [ ...sitePaths.slice( 0, index + 1 ), sitePath ],
		index: index + 1,
	};
}

/**
 * Returns the trail with the target of a redirect as its current page.
 *
 * @param trail    The trail.
 * @param sitePath Path of the target.
 */
export function replaceCurrentPath(
	{ sitePaths, index }: WalkTrail,
	sitePath: string
): WalkTrail {
	return {
		sitePaths: sitePaths.map( ( each, at ) =>
			at === index ? sitePath : each
		),
		index,
	};
}
