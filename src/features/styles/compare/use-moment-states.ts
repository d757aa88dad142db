import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';

import { useResources } from '@/data/reads/use-resource';
import { historyStateResource, nameMomentState } from '@/features/history';
import type { DesignState } from '@/utils/design-state';
import { readConfig } from '@/utils/theme-json/config';
import { readFailure, type StateSource } from './style-state';

type Read = [ at: string | undefined, record: string | undefined ];

/**
 * Returns the chosen moments of the history as states of the styles.
 *
 * @param id     Id of the styles record.
 * @param chosen The chosen states.
 */
export function useMomentStates(
	id: number | string | undefined,
	chosen: readonly DesignState[]
): StateSource {
	const moments = Array.from(
		new Set(
			chosen.flatMap( ( state ) =>
				state.kind === 'moment' ? [ state.at ] : []
			)
		)
	);
	const { answers, retry } = useResources(
		historyStateResource,
		moments.map(
			( at ): Read => [
				at,
				id === undefined ? undefined : `wp_global_styles/${ id }`,
			]
		)
	);
	const configs = useMemo(
		() =>
			answers.map( ( { data } ) =>
				data?.isKept ? readConfig( data ) : undefined
			),
		[ answers ]
	);
	const nameState = ( at: string ) =>
		nameMomentState( at, answers[ moments.indexOf( at ) ]?.data );
	return {
		label: __( 'History', 'atelier' ),
		choices: moments.map( ( at ) => ( {
			state: { kind: 'moment', at },
			label: nameState( at ),
		} ) ),
		read: ( state ) => {
			if ( state.kind !== 'moment' ) {
				return undefined;
			}
			const index = moments.indexOf( state.at );
			const answer = answers[ index ];
			return {
				label: nameState( state.at ),
				config: configs[ index ],
				...( answer?.data
					? { isGone: ! answer.data.isKept }
					: readFailure( answer?.error, retry ) ),
			};
		},
	};
}
