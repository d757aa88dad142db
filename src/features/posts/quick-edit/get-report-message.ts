import { _n, sprintf } from '@wordpress/i18n';

import type { ApplyReport } from './apply-report';

/**
 * Returns the summary of a report: "8 updated, 2 failed".
 *
 * @param report Outcomes of saving.
 */
export function getReportMessage( {
	updated,
	failed,
}: Pick< ApplyReport, 'updated' | 'failed' > ): string {
	const saved = sprintf(
		/* translators: %d: number of posts that were saved. */
		_n( '%d updated', '%d updated', updated.length, 'atelier' ),
		updated.length
	);
	if ( failed.length === 0 ) {
		return saved;
	}
	return sprintf(
		/* translators: 1: e.g. "8 updated". 2: number of posts that could not be saved. */
		_n(
			'%1$s, %2$d failed',
			'%1$s, %2$d failed',
			failed.length,
			'atelier'
		),
		saved,
		failed.length
	);
}
