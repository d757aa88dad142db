import { __, sprintf } from '@wordpress/i18n';

import type { RecordRef } from '@/data/writes/dirty-record';
import type { SavedOutcome } from '@/data/writes/save-outcome';
import { joinNames } from '@/utils/join-names';
import { getFieldLabel } from './get-field-label';

const MAX_NAMES = 5;

/**
 * Returns the sentence that names the other person's changes that were merged with this person's; undefined without any.
 *
 * @param outcome The record's outcome.
 */
export function describeMerged( {
	mergedFields = [],
	mergedFrom,
	isMergedFromSelf = false,
}: Pick<
	SavedOutcome< RecordRef >,
	'mergedFields' | 'mergedFrom' | 'isMergedFromSelf'
> ): string | undefined {
	if ( mergedFields.length === 0 ) {
		return undefined;
	}
	const labels = [ ...new Set( mergedFields.map( getFieldLabel ) ) ];
	const shown = labels.slice( 0, MAX_NAMES );
	const names = joinNames( [
		...shown,
		...( labels.length > MAX_NAMES ? [ '…' ] : [] ),
	] );
	if ( isMergedFromSelf ) {
		return sprintf(
			/* translators: %s: names of fields, for example "Title, Content". */
			__(
				'Your changes from another tab or window were saved, too: %s.',
				'atelier'
			),
			names
		);
	}
	return mergedFrom
		? sprintf(
				/* translators: 1: name of a person. 2: names of fields, for example "Title, Content". */
				__( 'Changes by %1$s were saved, too: %2$s.', 'atelier' ),
				mergedFrom,
				names
		  )
		: sprintf(
				/* translators: %s: names of fields, for example "Title, Content". */
				__( 'Changes by another user were saved, too: %s.', 'atelier' ),
				names
		  );
}
