import { __, sprintf } from '@wordpress/i18n';

import type { RecordRef } from './dirty-record';
import type { ConflictOutcome, SaveOutcome } from './save-outcome';

/** Thrown if the person chose the other version: the write need not be repeated. */
export class AcceptedTheirsError extends Error {}

/**
 * Returns a message with the person who changed a record meanwhile.
 *
 * @param outcome The record's outcome.
 */
export function explainConflict( {
	change: { changedBy, isOwn },
	isGivenUp = false,
}: Pick< ConflictOutcome, 'change' | 'isGivenUp' > ): string {
	if ( isGivenUp ) {
		return __( 'The other version was kept.', 'atelier' );
	}
	if ( isOwn ) {
		return __(
			'You changed this in another tab or window since you opened it here. Your changes are not saved yet.',
			'atelier'
		);
	}
	return changedBy
		? sprintf(
				/* translators: %s: name of a person. */
				__(
					'%s changed this since you opened it. Your changes are not saved yet.',
					'atelier'
				),
				changedBy
		  )
		: __(
				'Someone else changed this since you opened it. Your changes are not saved yet.',
				'atelier'
		  );
}

/**
 * Returns the reasons why a record was not written; empty if it was.
 *
 * @param outcome The record's outcome.
 */
export function explainUnsaved(
	outcome: SaveOutcome< RecordRef >
): readonly string[] {
	switch ( outcome.status ) {
		case 'saved':
			return [];
		case 'failed':
			return [ outcome.reason ];
		case 'conflict':
			return [ explainConflict( outcome ) ];
	}
}
