import { useMemo } from 'react';

import { useResource } from '@/data/reads/use-resource';
import { nameMomentState } from './name-moment-state';
import { historyChangesResource } from './reads/changes';
import { historyResource } from './reads/history';
import { getMomentId } from './rules/parse-moment';
import { useHistoryAddress } from './use-history-address';

/**
 * Returns the name of a moment, or its date and time.
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
	// A named moment of the address may be older than the listed rows.
	const { data: changes } = useResource(
		historyChangesResource,
		isNamed && ! row && data ? at : undefined
	);
	return at === undefined ? '' : nameMomentState( at, row ?? changes );
}
