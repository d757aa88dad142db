import type { PlannedPlace } from '@/features/usage';

/** The places of a change, by their result. */
export interface PlaceGroups {
	/** Places that are changed. */
	toChange: readonly PlannedPlace[];
	/** Places that have to be changed by hand, also those of which only a part can be changed. */
	byHand: readonly PlannedPlace[];
	/** Places that another person has open, which are skipped. */
	open: readonly PlannedPlace[];
	/** Files of the theme. */
	files: readonly PlannedPlace[];
	/** Places that the person may not change. */
	refused: readonly PlannedPlace[];
}

/**
 * Groups places by their result.
 *
 * @param places Places of a plan.
 */
export function groupPlaces( places: readonly PlannedPlace[] ): PlaceGroups {
	const isOpen = ( { fate, openBy }: PlannedPlace ) =>
		fate === 'change' && openBy !== '';
	return {
		toChange: places.filter(
			( place ) => place.fate === 'change' && ! isOpen( place )
		),
		byHand: places.filter(
			( { fate, isPartly } ) => fate === 'hand' || isPartly
		),
		open: places.filter( isOpen ),
		files: places.filter( ( { fate } ) => fate === 'file' ),
		refused: places.filter( ( { fate } ) => fate === 'right' ),
	};
}

/**
 * Returns whether some uses of the preset remain after the change.
 *
 * @param groups The places.
 * @param hidden Number of places that the person may not read.
 */
export function leavesUses( groups: PlaceGroups, hidden: number ): boolean {
	const { byHand, open, files, refused } = groups;
	return (
		hidden + byHand.length + open.length + files.length + refused.length > 0
	);
}
