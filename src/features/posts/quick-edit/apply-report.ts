import { __ } from '@wordpress/i18n';

import type { WorkOutcome } from '@/kits/saving/outcomes';
import { getErrorMessage } from '@/utils/get-error-message';
import { formatRecordTitle } from '@/data/writes/record-title';
import type { EditablePost } from './types';

/** A saved post in the report. */
export interface SavedPost {
	id: number;
	title: string;
}

/** A post that could not be saved, with the reason. */
export interface FailedPost extends SavedPost {
	message: string;
}

/** Outcome of Apply. */
export interface ApplyReport {
	updated: readonly SavedPost[];
	failed: readonly FailedPost[];
}

/**
 * Returns the report of the panel.
 *
 * @param outcome The outcome of each post.
 */
export function toApplyReport( {
	done,
	failed,
}: WorkOutcome< EditablePost > ): ApplyReport {
	return {
		updated: done.map( toSaved ),
		failed: failed.map( ( { item, error } ) => ( {
			...toSaved( item ),
			message: getErrorMessage(
				error,
				__( 'The server gave no reason.', 'atelier' )
			),
		} ) ),
	};
}

function toSaved( { id, title }: EditablePost ): SavedPost {
	return { id, title: formatRecordTitle( title ) };
}
