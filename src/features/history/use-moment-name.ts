import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';

import { useResource } from '@/data/reads/use-resource';
import { formatDayAndTime } from '@/utils/format-day-and-time';
import { historyChangesResource } from './reads/changes';
import { historyResource } from './reads/history';
import { getMomentId } from './rules/format-moment';
import { useHistoryAddress } from './use-history-address';

/**
 * Returns what a moment is called: its name, or its date and time.
 *
 * @param at The moment; undefined for none.
 */
export function useMomentName( at: string | undefined ): string {
	const { filters } = useHistoryAddress();
	const { data } = useResource( historyResource, filters, '' );
	const isNamed = at !== undefined && getMomentId( at ) !== undefined;
	const row = useMemo(
		() => data?.rows.find( ( each ) => each.at === at ),
		[ data, at ]
	);
	// A moment that is named and on no page that is listed, as in an address that was sent.
	const { data: changes } = useResource(
		historyChangesResource,
		isNamed && ! row && data ? at : undefined
	);
	if ( ! isNamed ) {
		return at === undefined ? '' : formatDayAndTime( Number( at ) );
	}
	return ( row ?? changes )?.name || __( 'A moment with a name', 'atelier' );
}
