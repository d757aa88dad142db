import type { PlannedPlace } from '@/features/usage';

/** The places of a change, by their result. */
export interface PlaceGroups {
	/** Places that are changed. */
	toChange: readonly PlannedPlace[];
	/** Places in which something has to be changed by hand, those among the first in which not all is understood, too. */
	byHand: readonly PlannedPlace[];
	/** Places that another person has open, which are passed over. */
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
 * Returns whether something would use the preset still after all that can be changed was.
 *
 * @param groups The places.
 * @param hidden How many more there are that the person may not read.
 */
export function leavesUses( groups: PlaceGroups, hidden: number ): boolean {
	const { byHand, open, files, refused } = groups;
	return (
		hidden + byHand.length + open.length + files.length + refused.length > 0
	);
}
