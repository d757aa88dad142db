import { __ } from '@wordpress/i18n';

import type { DesignState } from '@/utils/design-state';
import type { StateSource, ComparedState } from './style-state';
import { useMomentStates } from './use-moment-states';
import { useNamedStates } from './use-named-states';
import { useStylesRecordStates } from './use-styles-record-states';
import { useRevisionStates } from './use-revision-states';

/** All states of the site's styles. */
export interface StyleStates {
	/** Those that can be chosen, by their kind. */
	sources: readonly StateSource[];
	/** Whether there are unsaved changes. */
	hasUnsaved: boolean;
	/** Whether there may be revisions that are older than the listed ones. */
	hasMore: boolean;
	/** Returns the content of a state. */
	read: ( state: DesignState ) => ComparedState;
}

/**
 * Returns the states of the site's styles, and one function that reads each.
 *
 * @param chosen The chosen states: of revisions and moments only these are loaded.
 * @param pages  Number of pages of revisions to list.
 */
export function useStyleStates(
	chosen: readonly DesignState[],
	pages: number
): StyleStates {
	const record = useStylesRecordStates();
	const revisions = useRevisionStates( record.id, chosen, pages );
	const moments = useMomentStates( record.id, chosen );
	const sources = [ record, revisions, moments, ...useNamedStates() ];
	return {
		sources,
		hasUnsaved: record.hasUnsaved,
		hasMore: revisions.hasMore,
		read: ( state ) =>
			sources
				.map( ( source ) => source.read( state ) )
				.find( ( found ) => found !== undefined ) ?? {
				label: __( 'Unknown', 'atelier' ),
				isGone: true,
			},
	};
}
