import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { SubmitForm } from '@/components/submit-form';
import { useResource } from '@/data/reads/use-resource';
import { openPage } from '@/utils/open-page';
import { getDraftUrl, draftPath } from '../draft-address';
import { draftResource } from '../reads/drafts';
import { ChangedProposal } from '../changed-proposal';
import { canPublish } from '../rules/can-publish';
import { describeProposalState } from '../rules/describe-proposal';
import type { Draft, Winner } from '../rules/types';
import { publishDraft } from '../writes/write-drafts';
import { EntryChoices } from './entry-choices';

/** Props of {@link PublishDialog}. */
export interface PublishDialogProps {
	draft: Draft;
	onClose: () => void;
}

/** Lists the changes of a draft, asks about collisions with live changes, and publishes. */
export function PublishDialog( { draft, onClose }: PublishDialogProps ) {
	const { id, name } = draft;
	const { data, retry } = useResource( draftResource, id );
	const shown = data ?? draft;
	const { entries, token, proposal } = shown;
	const [ decided, setDecided ] = useState< ReadonlyMap< string, Winner > >(
		new Map()
	);
	return (
		<Dialog
			/* translators: %s: name of a draft. */
			title={ sprintf( __( 'Publish “%s”', 'atelier' ), name ) }
			size="medium"
			onRequestClose={ onClose }
		>
			<SubmitForm
				submitLabel={ __( 'Publish', 'atelier' ) }
				failure={ __( 'The draft could not be published.', 'atelier' ) }
				recordTitle={ name }
				canSubmit={ canPublish( entries, decided ) }
				onSubmit={ async () => {
					try {
						await publishDraft(
							id,
							Object.fromEntries( decided ),
							token
						);
					} catch ( error ) {
						// The live design may have changed.
						retry();
						throw error;
					}
					openPage(
						getDraftUrl(
							window.location.href,
							undefined,
							draftPath( id )
						)
					);
				} }
				onClose={ onClose }
			>
				<p>
					{ __(
						'Publishes all changes at once, or none. Publishing can be undone.',
						'atelier'
					) }
				</p>
				{ proposal?.isChanged && (
					<div className="atelier-drafts__row">
						<span className="atelier-drafts__state">
							{ describeProposalState( shown ) }
						</span>
						<ChangedProposal draft={ shown } />
					</div>
				) }
				<EntryChoices
					entries={ entries }
					decided={ decided }
					onDecide={ setDecided }
				/>
			</SubmitForm>
		</Dialog>
	);
}
