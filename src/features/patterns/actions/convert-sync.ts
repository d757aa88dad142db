import { __, _n, sprintf } from '@wordpress/i18n';

import type { PatternItem, SyncStatus } from '../rules/types';
import { setSyncStatus } from '../writes/write-patterns';
import { runOnItems } from './run-on-items';

/**
 * Makes patterns synced or not; the notice undoes it.
 *
 * @param items      The patterns.
 * @param syncStatus What they become.
 */
export function convertSync(
	items: readonly PatternItem[],
	syncStatus: SyncStatus
): Promise< void > {
	const previous: SyncStatus = syncStatus === 'full' ? 'unsynced' : 'full';
	return runOnItems( items, {
		run: async ( item ) => {
			const saved = await setSyncStatus( item, syncStatus );
			return () => setSyncStatus( item, previous, saved );
		},
		getSuccess: ( done ) => describe( done, syncStatus ),
		getUndone: ( done ) => describe( done, previous ),
	} );
}

function describe(
	items: readonly PatternItem[],
	syncStatus: SyncStatus
): string {
	return syncStatus === 'full'
		? sprintf(
				/* translators: %s: titles of patterns. */
				_n(
					'Synced now: %s.',
					'Synced now: %s.',
					items.length,
					'atelier'
				),
				listTitles( items )
		  )
		: sprintf(
				/* translators: %s: titles of patterns. */
				_n(
					'Not synced any more: %s.',
					'Not synced any more: %s.',
					items.length,
					'atelier'
				),
				listTitles( items )
		  );
}

function listTitles( items: readonly PatternItem[] ): string {
	return items
		.map( ( { title } ) =>
			/* translators: %s: title of a pattern. */
			sprintf( __( '“%s”', 'atelier' ), title )
		)
		.join( ', ' );
}
