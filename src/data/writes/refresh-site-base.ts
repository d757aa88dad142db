import { store as coreStore } from '@wordpress/core-data';
import type { dispatch as defaultDispatch } from '@wordpress/data';

import type { RecordKind } from './record-kinds';

/**
 * Requests the public settings of the site again after a write of its settings. Core-data reads from them which page is the homepage, and
 * never updates them.
 *
 * @param record      The written record.
 * @param record.kind Its kind.
 * @param record.name Its name.
 * @param dispatch    The `dispatch` of a registry.
 */
export function refreshSiteBase(
	{ kind, name }: Pick< RecordKind, 'kind' | 'name' >,
	dispatch: typeof defaultDispatch
): void {
	if ( kind === 'root' && name === 'site' ) {
		void dispatch( coreStore ).invalidateResolution( 'getEntityRecord', [
			'root',
			'__unstableBase' as never,
		] as never );
	}
}
