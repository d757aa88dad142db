import { __ } from '@wordpress/i18n';

import { getErrorMessage } from '@/utils/get-error-message';
import type { RecordRef } from './dirty-record';
import type { FailedOutcome } from './save-outcome';

/**
 * Returns the outcome of a failed write.
 *
 * @param record The record.
 * @param error  The error.
 */
export function toFailedOutcome< Ref extends RecordRef >(
	record: Ref,
	error: unknown
): FailedOutcome< Ref > {
	return {
		record,
		status: 'failed',
		reason: getErrorMessage(
			error,
			__( 'The changes could not be saved.', 'atelier' )
		),
		error,
	};
}
