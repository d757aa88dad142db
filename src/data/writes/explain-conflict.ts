import { __, sprintf } from '@wordpress/i18n';

import type { RecordRef } from './dirty-record';
import type { ConflictOutcome, SaveOutcome } from './save-outcome';

/** Thrown where the person was asked and chose the other version: nothing is left to try again. */
export class AcceptedTheirsError extends Error {}

/**
 * Returns the sentence that says who changed a record meanwhile.
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
 * Returns why a record was not written; nothing when it was.
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
