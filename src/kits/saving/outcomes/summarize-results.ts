import { __, _n, sprintf } from '@wordpress/i18n';

import type { SaveOutcome } from '@/data/writes';

/**
 * Returns a sentence about the result of a save; undefined when everything was saved.
 *
 * @param results The outcome of each record.
 */
export function summarizeResults(
	results: readonly SaveOutcome[]
): string | undefined {
	const saved = results.filter( ( { status } ) => status === 'saved' ).length;
	const unsaved = results.length - saved;
	if ( unsaved === 0 ) {
		return undefined;
	}
	const unsavedText = sprintf(
		/* translators: %d: number of changes. */
		_n( '%d not saved', '%d not saved', unsaved, 'atelier' ),
		unsaved
	);
	return saved === 0
		? sprintf(
				/* translators: %s: "2 not saved". */
				__(
					'%s. Nothing is lost: what was not saved is still here.',
					'atelier'
				),
				unsavedText
		  )
		: sprintf(
				/* translators: 1: number of saved changes, 2: "2 not saved". */
				_n(
					'%1$d saved, %2$s. What was not saved is still here.',
					'%1$d saved, %2$s. What was not saved is still here.',
					saved,
					'atelier'
				),
				saved,
				unsavedText
		  );
}
