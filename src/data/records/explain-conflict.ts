import { __, sprintf } from '@wordpress/i18n';

import type { ConflictOutcome } from './save-outcome';

/**
 * Returns the sentence that says who changed a record meanwhile.
 *
 * @param outcome What became of the record.
 */
export function explainConflict( {
	change: { changedBy },
}: Pick< ConflictOutcome, 'change' > ): string {
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
