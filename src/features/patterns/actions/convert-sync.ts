import { __, _n, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import type { PatternItem, SyncStatus } from '../rules/types';
import { setSyncStatus } from '../writes/write-patterns';
import {
	getItemTitle,
	toEligibility,
	type PatternAction,
} from './pattern-action';

/** Makes patterns synced. */
export const makeSynced: PatternAction = {
	id: 'make-synced',
	getLabel: () => __( 'Make synced', 'atelier' ),
	supportsBulk: true,
	isEligible: toEligibility( 'sync' ),
	run: ( items ) => convertSync( items, 'full' ),
};

/** Makes patterns not synced. */
export const makeNotSynced: PatternAction = {
	id: 'make-not-synced',
	getLabel: () => __( 'Make not synced', 'atelier' ),
	supportsBulk: true,
	isEligible: toEligibility( 'unsync' ),
	run: ( items ) => convertSync( items, 'unsynced' ),
};

/**
 * Makes patterns synced or not; the notice has Undo.
 *
 * @param items      The patterns.
 * @param syncStatus Their new status.
 */
export function convertSync(
	items: readonly PatternItem[],
	syncStatus: SyncStatus
): Promise< unknown > {
	return runOnItems( items, {
		subject: 'wp_block',
		getTitle: getItemTitle,
		run: ( item ) => setSyncStatus( item, syncStatus ),
		done: ( done ) => describe( done, syncStatus ),
		undo: {
			done: ( undone ) =>
				describe( undone, syncStatus === 'full' ? 'unsynced' : 'full' ),
		},
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
		.map( ( item ) =>
			/* translators: %s: title of a pattern. */
			sprintf( __( '“%s”', 'atelier' ), getItemTitle( item ) )
		)
		.join( ', ' );
}
