import { useState } from 'react';
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { ReadState } from '@/components/read-state';
import { useResource } from '@/data/reads/use-resource';
import { useRestoredFocus } from '@/focus';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { useNavigate } from '@/router';
import { describeScreen } from '@/utils/screens';
import { DraftDialog, type DraftDialogName } from './dialogs/draft-dialog';
import { DraftActions, HeaderActions } from './draft-actions';
import { EntryRow } from './entry-row';
import { InterruptedNotice } from './interrupted-notice';
import { isProposing } from './is-proposing';
import { ProposalNotice } from './proposal-notice';
import { draftResource } from './reads/drafts';
import { describeDraft } from './rules/describe-draft';
import type { Draft } from './rules/types';
import { ScheduleNotice } from './schedule-notice';
import './style.scss';

/** Props of {@link DraftContent}. */
export interface DraftContentProps {
	id: number;
}

/** A draft: its changes, and the actions on it. */
export function DraftContent( { id }: DraftContentProps ) {
	const read = useResource( draftResource, id );
	const { data } = read;
	const wayOn = useWayOn();
	// The button that was pressed is removed with its row.
	const ref = useRestoredFocus();
	return (
		<div className="atelier-drafts" ref={ ref }>
			{ id > 0 ? (
				<ReadState
					read={ read }
					failure={ __(
						'The draft could not be loaded.',
						'atelier'
					) }
					actions={ wayOn }
				/>
			) : (
				// An invalid id is not requested.
				<Notice
					status="error"
					isDismissible={ false }
					actions={ wayOn }
				>
					{ __(
						'The requested page could not be found. Please check the URL.',
						'atelier'
					) }
				</Notice>
			) }
			{ data && <DraftDetails draft={ data } /> }
		</div>
	);
}

function useWayOn() {
	const { navigate } = useNavigate();
	return [
		{
			label: __( 'Go to Drafts', 'atelier' ),
			onClick: () => navigate( describeScreen( 'drafts' ).path ),
		},
	];
}

function DraftDetails( { draft }: { draft: Draft } ) {
	const { id, name, entries, isPublished } = draft;
	const [ dialog, setDialog ] = useState< DraftDialogName >();
	const close = () => setDialog( undefined );
	const Heading = useIsMobile() ? 'h1' : 'h2';
	return (
		<>
			<div className="atelier-drafts__header">
				<Heading className="atelier-drafts__title">{ name }</Heading>
				<HeaderActions draft={ draft } onOpen={ setDialog } />
			</div>
			<p className="atelier-drafts__note">{ describeDraft( draft ) }</p>
			<ProposalNotice
				draft={ draft }
				onSendBack={
					isProposing() ? undefined : () => setDialog( 'send-back' )
				}
			/>
			<InterruptedNotice
				draft={ draft }
				onContinue={ () =>
					setDialog( isPublished ? 'take-back' : 'publish' )
				}
			/>
			<ScheduleNotice draft={ draft } />
			<ul className="atelier-drafts__list">
				{ entries.map( ( entry ) => (
					<EntryRow
						key={ entry.key }
						entry={ entry }
						draftId={ id }
						isPublished={ isPublished }
						hasWords={
							draft.isByApi || draft.proposal?.isApi === true
						}
					/>
				) ) }
			</ul>
			<div className="atelier-drafts__actions">
				<DraftActions draft={ draft } onOpen={ setDialog } />
			</div>
			{ dialog && (
				<DraftDialog
					name={ dialog }
					draft={ draft }
					onClose={ close }
				/>
			) }
		</>
	);
}
