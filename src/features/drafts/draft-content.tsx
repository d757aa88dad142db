import { useState, type ComponentProps } from 'react';
import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { useResource } from '@/data/reads/use-resource';
import { getBootPayload } from '@/data/site/boot-payload';
import { useRestoredFocus } from '@/focus';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { useNavigate } from '@/router';
import { describeScreen } from '@/utils/screens';
import { ReadState } from '@/components/read-state';
import { DiscardDialog } from './dialogs/discard-dialog';
import { RenameDraftDialog } from './dialogs/new-draft-dialog';
import { ProposalDialog } from './dialogs/proposal-dialog';
import { PublishDialog } from './dialogs/publish-dialog';
import { RevisionsDialog } from './dialogs/revisions-dialog';
import { ScheduleDialog } from './dialogs/schedule-dialog';
import { ShareDialog } from './dialogs/share-dialog';
import { TakeBackDialog } from './dialogs/take-back-dialog';
import { draftPath, getDraftUrl } from './draft-address';
import { EntryRow } from './entry-row';
import { ProposalNotice } from './proposal-notice';
import { ScheduleNotice } from './schedule-notice';
import { isProposing } from './is-proposing';
import { draftResource } from './reads/drafts';
import type { Draft } from './rules/types';
import './style.scss';

/** Props of {@link DraftContent}. */
export interface DraftContentProps {
	id: number;
}

/** A draft: what is in it, and what can be done with it. */
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
				// No server is asked for what is no number.
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

type OpenDialog =
	| 'ask'
	| 'send-back'
	| 'schedule'
	| 'rename'
	| 'revisions'
	| 'share'
	| 'publish'
	| 'discard'
	| 'take-back';

function DraftDetails( { draft }: { draft: Draft } ) {
	const { id, name, entries, isPublished } = draft;
	const [ dialog, setDialog ] = useState< OpenDialog >();
	const close = () => setDialog( undefined );
	const Heading = useIsMobile() ? 'h1' : 'h2';
	return (
		<>
			<div className="atelier-drafts__header">
				<Heading className="atelier-drafts__title">{ name }</Heading>
				<HeaderActions draft={ draft } onOpen={ setDialog } />
			</div>
			<p className="atelier-drafts__note">{ describe( draft ) }</p>
			<ProposalNotice
				draft={ draft }
				onSendBack={
					isProposing() ? undefined : () => setDialog( 'send-back' )
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

function DraftDialog( {
	name,
	...props
}: {
	name: OpenDialog;
	draft: Draft;
	onClose: () => void;
} ) {
	switch ( name ) {
		case 'ask':
		case 'send-back':
			return <ProposalDialog job={ name } { ...props } />;
		case 'rename':
			return <RenameDraftDialog { ...props } />;
		case 'revisions':
			return <RevisionsDialog { ...props } />;
		case 'schedule':
			return <ScheduleDialog { ...props } />;
		case 'share':
			return <ShareDialog { ...props } />;
		case 'publish':
			return <PublishDialog { ...props } />;
		case 'discard':
			return <DiscardDialog { ...props } />;
		default:
			return <TakeBackDialog { ...props } />;
	}
}

interface ActionsProps {
	draft: Draft;
	onOpen: ( dialog: OpenDialog ) => void;
}

function HeaderActions( { draft: { fileUrl }, onOpen }: ActionsProps ) {
	const props = { size: 'compact', variant: 'tertiary' } as const;
	return (
		<div className="atelier-drafts__links">
			{ fileUrl !== '' && (
				<Button { ...props } href={ fileUrl } download>
					{ __( 'Save as a file', 'atelier' ) }
				</Button>
			) }
			<Button { ...props } onClick={ () => onOpen( 'revisions' ) }>
				{ __( 'Revisions…', 'atelier' ) }
			</Button>
			<Button { ...props } onClick={ () => onOpen( 'rename' ) }>
				{ __( 'Rename…', 'atelier' ) }
			</Button>
		</div>
	);
}

function DraftActions( props: ActionsProps ) {
	return isProposing() ? (
		<ProposalActions { ...props } />
	) : (
		<PublicationActions { ...props } />
	);
}

/** Button below the list of a draft. */
function ActionButton( props: ComponentProps< typeof Button > ) {
	return (
		<Button
			variant="secondary"
			__next40pxDefaultSize
			accessibleWhenDisabled
			{ ...props }
		/>
	);
}

function DiscardButton( { onOpen }: Pick< ActionsProps, 'onOpen' > ) {
	return (
		<ActionButton
			variant="secondary"
			isDestructive
			onClick={ () => onOpen( 'discard' ) }
		>
			{ __( 'Discard…', 'atelier' ) }
		</ActionButton>
	);
}

/** Actions of a person who may propose the draft, and not publish it. */
function ProposalActions( {
	draft: { entries, isPublished, isUsable, scheduledAt, proposal },
	onOpen,
}: ActionsProps ) {
	if ( isPublished || scheduledAt > 0 ) {
		return null;
	}
	return (
		<>
			<ActionButton
				variant="primary"
				disabled={ ! isUsable || entries.length === 0 || !! proposal }
				onClick={ () => onOpen( 'ask' ) }
			>
				{ __( 'Ask for publication…', 'atelier' ) }
			</ActionButton>
			<DiscardButton onOpen={ onOpen } />
		</>
	);
}

function PublicationActions( {
	draft: { id, entries, isPublished, isUsable },
	onOpen,
}: ActionsProps ) {
	if ( isPublished ) {
		return (
			<ActionButton
				disabled={ ! isUsable }
				onClick={ () => onOpen( 'take-back' ) }
			>
				{ __( 'Take back…', 'atelier' ) }
			</ActionButton>
		);
	}
	const isEmpty = ! isUsable || entries.length === 0;
	return (
		<>
			<ActionButton
				variant="primary"
				disabled={ isEmpty }
				onClick={ () => onOpen( 'publish' ) }
			>
				{ __( 'Publish…', 'atelier' ) }
			</ActionButton>
			<ActionButton
				disabled={ isEmpty }
				onClick={ () => onOpen( 'schedule' ) }
			>
				{ __( 'Schedule…', 'atelier' ) }
			</ActionButton>
			<ActionButton
				disabled={ ! isUsable }
				onClick={ () => onOpen( 'share' ) }
			>
				{ __( 'Share…', 'atelier' ) }
			</ActionButton>
			{ getBootPayload().draft?.id !== id && isUsable && (
				<ActionButton
					href={ getDraftUrl(
						window.location.href,
						id,
						draftPath( id )
					) }
				>
					{ __( 'Work in this draft', 'atelier' ) }
				</ActionButton>
			) }
			<DiscardButton onOpen={ onOpen } />
		</>
	);
}

function describe( {
	name,
	isPublished,
	isUsable,
	theme,
	entries,
}: Draft ): string {
	if ( isPublished ) {
		/* translators: %s: name of a draft of the design. */
		return sprintf( __( '“%s” is live.', 'atelier' ), name );
	}
	if ( ! isUsable ) {
		return sprintf(
			/* translators: %s: name of a theme. */
			__(
				'This draft belongs to the theme %s, which is not active. It is kept, and can be published when that theme is active again.',
				'atelier'
			),
			theme
		);
	}
	return entries.length === 0
		? __(
				'Nothing is in this draft yet. What you save while you work in it comes here.',
				'atelier'
		  )
		: __( 'Nothing of this is live yet.', 'atelier' );
}
