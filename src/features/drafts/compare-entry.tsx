import { __, sprintf } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import { getMomentPath } from '@/kits/compare/get-moment-path';
import { Link } from '@/router';
import { getDraftUrl } from './draft-address';
import { nameEntry } from './rules/describe-entry';
import type { RevisedRecord } from './rules/draft-revision';

/** Props of {@link CompareEntry}. */
export interface CompareEntryProps {
	record: RevisedRecord;
	/** State that the draft’s is compared with: `live`, or a revision of the draft, for example `draft-71`. */
	at: string;
	draftId: number;
}

/** Leads to the comparison of a record with what the draft has now; nothing for what has no blocks and no styles. */
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
	// A comparison belongs to the draft whose values it shows.
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
