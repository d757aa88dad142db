import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { ChangedProposal } from './changed-proposal';
import { describeProposalState } from './rules/describe-proposal';
import type { Draft } from './rules/types';
import { withdrawProposal } from './writes/write-drafts';

/** Props of {@link ProposalNotice}. */
export interface ProposalNoticeProps {
	draft: Draft;
	/** Opens the dialog that sends the draft back; undefined where the person may not publish it. */
	onSendBack: ( () => void ) | undefined;
}

/** Says who asks for the publication of a draft, or who sent it back and why. */
export function ProposalNotice( { draft, onSendBack }: ProposalNoticeProps ) {
	const { id, name, proposal, returned } = draft;
	const state = describeProposalState( draft );
	if ( state === undefined ) {
		return null;
	}
	const { note } = proposal ?? returned ?? {};
	return (
		<div className="atelier-drafts__row">
			<span className="atelier-drafts__state">{ state }</span>
			{ proposal?.isChanged && ! draft.isPublished && (
				<ChangedProposal draft={ draft } />
			) }
			{ note && <q className="atelier-drafts__quote">{ note }</q> }
			{ proposal && (
				<span className="atelier-drafts__links">
					{ onSendBack && (
						<Button variant="link" onClick={ onSendBack }>
							{ __( 'Send back…', 'atelier' ) }
						</Button>
					) }
					{ proposal.isOwn && (
						<Button
							variant="link"
							onClick={ () =>
								void runOnItems( [ { id } ], {
									subject: 'draft-proposal',
									getTitle: () => name,
									run: () => withdrawProposal( id ),
									done: () =>
										sprintf(
											/* translators: %s: name of a draft. */
											__(
												'You do not ask for the publication of “%s” any more.',
												'atelier'
											),
											name
										),
								} )
							}
						>
							{ __( 'Do not ask any more', 'atelier' ) }
						</Button>
					) }
				</span>
			) }
		</div>
	);
}
