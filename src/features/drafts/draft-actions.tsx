import type { ComponentProps } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { getBootPayload } from '@/data/site/boot-payload';
import type { DraftDialogName } from './dialogs/draft-dialog';
import { draftPath, getDraftUrl } from './draft-address';
import { isProposing } from './is-proposing';
import type { Draft } from './rules/types';

/** Props of {@link DraftActions}. */
export interface DraftActionsProps {
	draft: Draft;
	onOpen: ( dialog: DraftDialogName ) => void;
}

/** Actions of the header of a draft: its file, its revisions, its name. */
export function HeaderActions( {
	draft: { fileUrl },
	onOpen,
}: DraftActionsProps ) {
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

/** Actions below the contents of a draft: those of its publication. */
export function DraftActions( props: DraftActionsProps ) {
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

function DiscardButton( { onOpen }: Pick< DraftActionsProps, 'onOpen' > ) {
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
}: DraftActionsProps ) {
	if ( isPublished || scheduledAt > 0 ) {
		return null;
	}
	return (
		<>
			<ActionButton
				variant="primary"
				disabled={
					! isUsable ||
					entries.length === 0 ||
					// A changed draft can be proposed again.
					proposal?.isChanged === false
				}
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
}: DraftActionsProps ) {
	if ( isPublished ) {
		return (
			<ActionButton
				disabled={ ! isUsable }
				onClick={ () => onOpen( 'take-back' ) }
			>
				{ __( 'Undo publishing…', 'atelier' ) }
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
