import pMap from 'p-map';
import { __ } from '@wordpress/i18n';

import { loadResourceData } from '@/data/reads/load-resource';
import { historyChangesResource } from '../reads/changes';
import { historyStateResource } from '../reads/state';
import {
	canBeTried,
	toDraftChange,
	type MomentChange,
} from '../rules/to-draft-change';

/** Largest number of parallel requests. */
const CONCURRENCY = 2;

/**
 * Loads the changes of a draft that restore the design of a moment.
 *
 * @param at The moment.
 * @throws The server's error, or an error where no record can be restored.
 */
export async function loadMomentChanges(
	at: string
): Promise< readonly MomentChange[] > {
	const { changes } = await loadResourceData( historyChangesResource, at );
	const states = await pMap(
		changes.filter( canBeTried ),
		async ( change ) =>
			toDraftChange(
				change,
				await loadResourceData( historyStateResource, at, change.key )
			),
		{ concurrency: CONCURRENCY }
	);
	const found = states.filter( ( state ) => state !== undefined );
	if ( found.length === 0 ) {
		throw new Error(
			__( 'Nothing that a draft can have was different then.', 'atelier' )
		);
	}
	return found;
}
