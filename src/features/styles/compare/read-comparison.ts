import type { RouteQuery } from '@/router';
import { parseState, type DesignState } from '@/utils/design-state';

/** How a comparison is shown: with a divider, side by side, or as a list alone. */
export type ComparisonView = 'divider' | 'side' | 'list';

/** Two states, and how they are shown. */
export interface Comparison {
	/** Undefined where the address names none. */
	left: DesignState | undefined;
	right: DesignState | undefined;
	view: ComparisonView;
	/** Whether the Style Book is compared, and not the site. */
	hasBook: boolean;
}

const VIEWS: readonly ComparisonView[] = [ 'side', 'list' ];

/**
 * Reads the compared states from the query of the address.
 *
 * @param query Query.
 */
export function readComparison( {
	left,
	right,
	view,
	preview,
}: RouteQuery ): Comparison {
	return {
		left: parseState( left ),
		right: parseState( right ),
		view: VIEWS.find( ( each ) => each === view ) ?? 'divider',
		hasBook: preview === 'stylebook',
	};
}
