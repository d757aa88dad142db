import { useState } from 'react';
import { RadioControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { SubmitForm } from '@/components/submit-form';
import { useResource } from '@/data/reads/use-resource';
import { openPage } from '@/utils/open-page';
import { getDraftUrl, draftPath } from '../draft-address';
import { draftResource } from '../reads/drafts';
import { canPublish } from '../rules/can-publish';
import { describeFate, explainState, nameEntry } from '../rules/describe-entry';
import { nameChanges } from '../rules/name-changes';
import type { Draft, DraftEntry, Winner } from '../rules/types';
import { publishDraft } from '../writes/write-drafts';

/** Props of {@link PublishDialog}. */
export interface PublishDialogProps {
	draft: Draft;
	onClose: () => void;
}

/** Lists the changes of a draft, asks about collisions with live changes, and publishes. */
export function PublishDialog( { draft, onClose }: PublishDialogProps ) {
	const { id, name } = draft;
	const { data, retry } = useResource( draftResource, id );
	const { entries } = data ?? draft;
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
						await publishDraft( id, Object.fromEntries( decided ) );
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
						'All of this becomes live at once, or nothing does. It can be taken back.',
						'atelier'
					) }
				</p>
				<ul className="atelier-drafts__list">
					{ entries.map( ( entry ) => (
						<PublishRow
							key={ entry.key }
							entry={ entry }
							winner={ decided.get( entry.key ) }
							onDecide={ ( winner ) =>
								setDecided(
									new Map( decided ).set( entry.key, winner )
								)
							}
						/>
					) ) }
				</ul>
			</SubmitForm>
		</Dialog>
	);
}

function PublishRow( {
	entry,
	winner,
	onDecide,
}: {
	entry: DraftEntry;
	winner: Winner | undefined;
	onDecide: ( winner: Winner ) => void;
} ) {
	const explanation = explainState( entry );
	const fate = describeFate( entry );
	return (
		<li className="atelier-drafts__row">
			<span className="atelier-drafts__record">
				{ nameEntry( entry ) }
			</span>
			{ fate && <span className="atelier-drafts__note">{ fate }</span> }
			{ explanation && (
				<span className="atelier-drafts__state">{ explanation }</span>
			) }
			{ entry.state === 'collides' && (
				<RadioControl
					className="atelier-drafts__choice"
					label={ nameChanges(
						entry.collisions,
						entry.blockTitles
					).join( ', ' ) }
					selected={ winner ?? '' }
					options={ [
						{
							label: __( 'Take the draft’s', 'atelier' ),
							value: 'draft',
						},
						{
							label: __( 'Keep what is live', 'atelier' ),
							value: 'live',
						},
					] }
					onChange={ ( value ) => onDecide( value as Winner ) }
				/>
			) }
		</li>
	);
}
