import { __, sprintf } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { getMomentPath } from '@/kits/compare/get-moment-path';
import { Link } from '@/router';
import { getDraftUrl } from './draft-address';
import { nameEntry } from './rules/describe-entry';
import type { RevisedRecord } from './rules/types';

/** Props of {@link CompareEntry}. */
export interface CompareEntryProps {
	record: RevisedRecord;
	/** State with which the draft is compared: `live`, or a revision of the draft, for example `draft-71`. */
	at: string;
	draftId: number;
}

/** Link that compares a record with its state in the draft; nothing for a record without blocks and styles. */
export function CompareEntry( { record, at, draftId }: CompareEntryProps ) {
	const path = record.restId === '' ? undefined : getMomentPath( record, at );
	if ( path === undefined ) {
		return null;
	}
	const props = {
		className: 'components-button is-link',
		'aria-label': sprintf(
			/* translators: %s: name of a record, for example "Header". */
			__( 'Compare: %s', 'atelier' ),
			nameEntry( record )
		),
		children: __( 'Compare', 'atelier' ),
	};
	// The comparison is a page of the draft whose values it shows.
	return getBootPayload().draft?.id === draftId ? (
		<Link to={ path } { ...props } />
	) : (
		// eslint-disable-next-line jsx-a11y/anchor-has-content -- The content is among the properties.
		<a
			href={ getDraftUrl( window.location.href, draftId, path ) }
			{ ...props }
		/>
	);
}
