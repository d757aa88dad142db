import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';

import { useResources } from '@/data/reads/use-resource';
import type { DesignState } from '@/utils/design-state';
import {
	REVISIONS_PER_REQUEST,
	styleRevisionListResource,
	styleRevisionResource,
} from '../reads/style-revisions';
import { useStyleAuthors } from '../reads/use-style-authors';
import { formatRevision } from './format-revision';
import { readFailure, type StateSource } from './style-state';

type StylesId = number | string | undefined;

/** Revisions of the styles as states. */
export interface RevisionStates extends StateSource {
	/** Whether there may be revisions that are older than the listed ones. */
	hasMore: boolean;
}

/**
 * Returns the revisions of the styles. Only the chosen ones are loaded; the others are known from the list.
 *
 * @param id     Id of the styles record.
 * @param chosen The chosen states.
 * @param pages  Number of pages of the list.
 */
export function useRevisionStates(
	id: StylesId,
	chosen: readonly DesignState[],
	pages: number
): RevisionStates {
	const { authors } = useStyleAuthors();
	const lists = useResources(
		styleRevisionListResource,
		Array.from( { length: pages }, ( _, index ): [ StylesId, number ] => [
			id,
			index + 1,
		] )
	);
	const ids = chosen.flatMap( ( state ) =>
		state.kind === 'revision' ? [ state.id ] : []
	);
	const revisions = useResources(
		styleRevisionResource,
		Array.from( new Set( ids ), ( revision ): [ StylesId, number ] => [
			id,
			revision,
		] )
	);
	const listed = useMemo(
		() => lists.answers.flatMap( ( { data } ) => data ?? [] ),
		[ lists.answers ]
	);
	const nameRevision = ( revision: number ): string => {
		const known =
			listed.find( ( each ) => each.id === revision ) ??
			readAnswer( revision )?.data;
		return known
			? formatRevision( known, authors )
			: sprintf(
					/* translators: %d: id of a revision. */
					__( 'Revision %d', 'atelier' ),
					revision
			  );
	};
	const readAnswer = ( revision: number ) =>
		revisions.answers[ Array.from( new Set( ids ) ).indexOf( revision ) ];
	const offered = Array.from(
		new Set( [ ...listed.map( ( each ) => each.id ), ...ids ] )
	);
	return {
		label: __( 'Revisions', 'atelier' ),
		hasMore: listed.length === pages * REVISIONS_PER_REQUEST,
		choices: offered.map( ( revision ) => ( {
			state: { kind: 'revision', id: revision },
			label: nameRevision( revision ),
		} ) ),
		read: ( state ) =>
			state.kind === 'revision'
				? {
						label: nameRevision( state.id ),
						config: readAnswer( state.id )?.data,
						...readFailure(
							readAnswer( state.id )?.error,
							revisions.retry
						),
				  }
				: undefined,
	};
}
