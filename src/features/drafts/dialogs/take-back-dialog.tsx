import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { SubmitForm } from '@/components/submit-form';
import { useResource } from '@/data/reads/use-resource';
import { forgetRecords } from '@/data/writes/forget-records';
import { runInForm } from '@/kits/saving/outcomes';
import { draftResource } from '../reads/drafts';
import { canUndoPublication } from '../rules/can-publish';
import { explainUndoState } from '../rules/describe-entry';
import type { Draft, Winner } from '../rules/types';
import { revertPublication } from '../writes/write-drafts';
import { DecisionList } from './decision-list';

/** Props of {@link TakeBackDialog}. */
export interface TakeBackDialogProps {
	draft: Draft;
	onClose: () => void;
}

/** Asks whether to undo the publication of a draft, and about records that were changed since. */
export function TakeBackDialog( { draft, onClose }: TakeBackDialogProps ) {
	const { id, name } = draft;
	const { data, retry } = useResource( draftResource, id );
	const { undoEntries } = data ?? draft;
	const [ decided, setDecided ] = useState< ReadonlyMap< string, Winner > >(
		new Map()
	);
	const undo = async () => {
		const winners = undoEntries.flatMap( ( { key, state } ) => {
			const winner = state === 'gone' ? 'live' : decided.get( key );
			return winner ? [ [ key, winner ] as const ] : [];
		} );
		try {
			await revertPublication( id, Object.fromEntries( winners ) );
		} catch ( error ) {
			// The published design may have changed.
			retry();
			throw error;
		}
		await forgetRecords();
	};
	return (
		<Dialog
			title={ __( 'Undo publishing', 'atelier' ) }
			size="medium"
			onRequestClose={ onClose }
		>
			<SubmitForm
				submitLabel={ __( 'Undo publishing', 'atelier' ) }
				failure={ __( 'Publishing could not be undone.', 'atelier' ) }
				recordTitle={ name }
				canSubmit={ canUndoPublication( undoEntries, decided ) }
				onSubmit={ () =>
					runInForm(
						{ id },
						{
							subject: 'draft',
							run: undo,
							done: () =>
								sprintf(
									/* translators: %s: name of a draft. */
									__(
										'Publishing was undone. “%s” is a draft again.',
										'atelier'
									),
									name
								),
						}
					)
				}
				onClose={ onClose }
			>
				<p>
					{ __(
						'Restores the earlier version of all items at once. The draft is not deleted, and can be published again.',
						'atelier'
					) }
				</p>
				<DecisionList
					entries={ undoEntries }
					decided={ decided }
					onDecide={ setDecided }
					explain={ explainUndoState }
					labels={ {
						draft: __( 'Restore the earlier version', 'atelier' ),
						live: __( 'Use the current version', 'atelier' ),
						all: {
							draft: __(
								'Restore the earlier version of all',
								'atelier'
							),
							live: __(
								'Use the current version of all',
								'atelier'
							),
						},
					} }
				/>
			</SubmitForm>
		</Dialog>
	);
}
