import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { useResource } from '@/data/reads/use-resource';
import { forgetRecords } from '@/data/writes/forget-records';
import { runOnItems } from '@/kits/saving/outcomes';
import { ReadState } from '@/components/read-state';
import { CompareEntry } from '../compare-entry';
import { formatDayAndTime } from '@/utils/format-day-and-time';
import { draftRevisionsResource } from '../reads/draft-revisions';
import { nameEntry } from '../rules/describe-entry';
import {
	findCurrentRevision,
	type DraftRevision,
} from '../rules/draft-revision';
import type { Draft } from '../rules/types';
import { restoreDraftRevision } from '../writes/write-drafts';

/** Props of {@link RevisionsDialog}. */
export interface RevisionsDialogProps {
	draft: Draft;
	onClose: () => void;
}

/** Revisions of a draft, each of which can be restored. */
export function RevisionsDialog( { draft, onClose }: RevisionsDialogProps ) {
	const read = useResource( draftRevisionsResource, draft.id );
	const { data } = read;
	return (
		<Dialog
			title={ sprintf(
				/* translators: %s: name of a draft. */
				__( 'Revisions of “%s”', 'atelier' ),
				draft.name
			) }
			size="medium"
			onRequestClose={ onClose }
		>
			<ReadState
				read={ read }
				failure={ __(
					'The revisions could not be loaded.',
					'atelier'
				) }
			/>
			{ data?.length === 0 && (
				<p className="atelier-drafts__note">
					{ __(
						'There is no revision yet: each save in the draft is one.',
						'atelier'
					) }
				</p>
			) }
			{ data && data.length > 0 && (
				<ul className="atelier-drafts__list">
					{ data.map( ( revision ) => (
						<RevisionRow
							key={ revision.id }
							draft={ draft }
							revision={ revision }
							current={ findCurrentRevision( data ) }
							onRestore={ onClose }
						/>
					) ) }
				</ul>
			) }
		</Dialog>
	);
}

interface RevisionRowProps {
	draft: Draft;
	revision: DraftRevision;
	current: DraftRevision | undefined;
	onRestore: () => void;
}

function RevisionRow( {
	draft: { id, isPublished },
	revision,
	current,
	onRestore,
}: RevisionRowProps ) {
	const time = formatDayAndTime( revision.time );
	const goTo = async ( target: number ) => {
		await restoreDraftRevision( id, target );
		await forgetRecords();
	};
	const restore = () => {
		// The notice is below the dialog.
		onRestore();
		void runOnItems( [ { id: revision.id } ], {
			subject: 'draft-revision',
			getTitle: () => time,
			run: async () => {
				await goTo( revision.id );
				return current && ( () => goTo( current.id ) );
			},
			done: () =>
				sprintf(
					/* translators: %s: date and time. */
					__( 'The draft is as it was %s.', 'atelier' ),
					time
				),
			undo: {
				done: () => __( 'The draft is as it was before.', 'atelier' ),
			},
		} );
	};
	return (
		<li className="atelier-drafts__row">
			<span className="atelier-drafts__record">{ time }</span>
			{ revision.author && (
				<span className="atelier-drafts__note">
					{ revision.author }
				</span>
			) }
			<ul className="atelier-drafts__records">
				{ revision.records.map( ( record, index ) => (
					<li key={ index }>
						{ nameEntry( record ) }{ ' ' }
						{ ! revision.isCurrent && ! isPublished && (
							<CompareEntry
								record={ record }
								at={ `draft-${ revision.id }` }
								draftId={ id }
							/>
						) }
					</li>
				) ) }
			</ul>
			{ revision.isCurrent ? (
				<span className="atelier-drafts__state">
					{ __( 'As the draft is now', 'atelier' ) }
				</span>
			) : (
				! isPublished && (
					<span className="atelier-drafts__links">
						<Button
							variant="link"
							aria-label={ sprintf(
								/* translators: %s: date and time. */
								__( 'Go back to %s', 'atelier' ),
								time
							) }
							onClick={ restore }
						>
							{ __( 'Go back', 'atelier' ) }
						</Button>
					</span>
				)
			) }
		</li>
	);
}
