import { __ } from '@wordpress/i18n';

import { CompareEntry } from './compare-entry';
import { nameEntry } from './rules/describe-entry';
import type { Draft } from './rules/types';

/** Props of {@link ChangedProposal}. */
export interface ChangedProposalProps {
	draft: Pick< Draft, 'id' | 'difference' >;
}

/** Lists the records that were changed after a draft was proposed, each compared with its proposed state. */
export function ChangedProposal( {
	draft: { id, difference },
}: ChangedProposalProps ) {
	if ( ! difference ) {
		return (
			<span className="atelier-drafts__note">
				{ __(
					'The version that was proposed is no longer stored.',
					'atelier'
				) }
			</span>
		);
	}
	const { revision, records } = difference;
	return (
		<ul
			className="atelier-drafts__records"
			aria-label={ __( 'Changed since it was proposed', 'atelier' ) }
		>
			{ records.map( ( record, index ) => (
				<li key={ index }>
					{ nameEntry( record ) }{ ' ' }
					<CompareEntry
						record={ record }
						at={ `draft-${ revision }` }
						draftId={ id }
					/>
				</li>
			) ) }
		</ul>
	);
}
