import { useState } from 'react';
import { Button, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { LoadProblem } from '@/components/load-problem';
import { useResource } from '@/data/reads/use-resource';
import { getBootPayload } from '@/data/site/boot-payload';
import { useIsMobile } from '@/hooks/use-is-mobile';
import { getErrorMessage } from '@/utils/get-error-message';
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
	const { data, error, retry } = useResource( draftResource, id );
	return (
		<div className="atelier-drafts">
			{ error !== undefined && (
				<LoadProblem
					message={ getErrorMessage(
						error,
						__( 'The draft could not be loaded.', 'atelier' )
					) }
					onRetry={ retry }
				/>
			) }
			{ data === undefined && error === undefined && (
				<div role="status" aria-label={ __( 'Loading', 'atelier' ) }>
					<Spinner />
				</div>
			) }
			{ data && <DraftDetails draft={ data } /> }
		</div>
	);
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
	return (
		<div className="atelier-drafts__links">
			{ fileUrl !== '' && (
				<Button
					size="compact"
					variant="tertiary"
					href={ fileUrl }
					download
				>
					{ __( 'Save as a file', 'atelier' ) }
				</Button>
			) }
			<Button
				size="compact"
				variant="tertiary"
				onClick={ () => onOpen( 'revisions' ) }
			>
				{ __( 'Revisions…', 'atelier' ) }
			</Button>
			<Button
				size="compact"
				variant="tertiary"
				onClick={ () => onOpen( 'rename' ) }
			>
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
			<Button
				variant="primary"
				__next40pxDefaultSize
				accessibleWhenDisabled
				disabled={ ! isUsable || entries.length === 0 || !! proposal }
				onClick={ () => onOpen( 'ask' ) }
			>
				{ __( 'Ask for publication…', 'atelier' ) }
			</Button>
			<Button
				variant="tertiary"
				isDestructive
				__next40pxDefaultSize
				onClick={ () => onOpen( 'discard' ) }
			>
				{ __( 'Discard…', 'atelier' ) }
			</Button>
		</>
	);
}

function PublicationActions( {
	draft: { id, entries, isPublished, isUsable },
	onOpen,
}: ActionsProps ) {
	if ( isPublished ) {
		return (
			<Button
				variant="secondary"
				__next40pxDefaultSize
				accessibleWhenDisabled
				disabled={ ! isUsable }
				onClick={ () => onOpen( 'take-back' ) }
			>
				{ __( 'Take back…', 'atelier' ) }
			</Button>
		);
	}
	return (
		<>
			<Button
				variant="primary"
				__next40pxDefaultSize
				accessibleWhenDisabled
				disabled={ ! isUsable || entries.length === 0 }
				onClick={ () => onOpen( 'publish' ) }
			>
				{ __( 'Publish…', 'atelier' ) }
			</Button>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				accessibleWhenDisabled
				disabled={ ! isUsable || entries.length === 0 }
				onClick={ () => onOpen( 'schedule' ) }
			>
				{ __( 'Schedule…', 'atelier' ) }
			</Button>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				accessibleWhenDisabled
				disabled={ ! isUsable }
				onClick={ () => onOpen( 'share' ) }
			>
				{ __( 'Share…', 'atelier' ) }
			</Button>
			{ getBootPayload().draft?.id !== id && isUsable && (
				<Button
					variant="secondary"
					__next40pxDefaultSize
					href={ getDraftUrl(
						window.location.href,
						id,
						draftPath( id )
					) }
				>
					{ __( 'Work in this draft', 'atelier' ) }
				</Button>
			) }
			<Button
				variant="tertiary"
				isDestructive
				__next40pxDefaultSize
				onClick={ () => onOpen( 'discard' ) }
			>
				{ __( 'Discard…', 'atelier' ) }
			</Button>
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
