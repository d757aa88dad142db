import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import type {
	ConflictAnswer,
	ConflictQuestion,
	OverwrittenVersion,
} from '@/data/writes/conflict-handlers';
import { explainUnsaved } from '@/data/writes/explain-conflict';
import type { SaveOutcome } from '@/data/writes/save-outcome';
import type { RecordRef } from '@/data/writes/dirty-record';
import { getWriteParticipants } from '@/data/writes/write-participants';
import { ConflictDialog } from './conflict-dialog';
import { describeMerged } from './describe-merged';

interface AskedQuestion extends ConflictQuestion {
	answer: ( answer: ConflictAnswer ) => void;
}

const MERGED_NOTICE_ID = 'atelier-merged';
const OVERWRITTEN_NOTICE_ID = 'atelier-overwritten';

/**
 * Dialog and notices about conflicts: asks which version is to stay, one question after the
 * other, and reports merged and overwritten changes.
 */
export function Conflicts() {
	const [ [ question ], setQuestions ] = useState< readonly AskedQuestion[] >(
		[]
	);
	const { createInfoNotice } = useDispatch( noticesStore );
	const showOverwritten = useShowOverwritten();

	useEffect( () => {
		return getWriteParticipants().add( 'conflicts', {
			ask: ( asked ) =>
				new Promise( ( resolve ) => {
					setQuestions( ( questions ) => [
						...questions,
						{ ...asked, answer: resolve },
					] );
				} ),
			showMerged: ( outcome ) => {
				const text = describeMerged( outcome );
				if ( text ) {
					void createInfoNotice( text, {
						id: MERGED_NOTICE_ID,
						type: 'snackbar',
						explicitDismiss: true,
					} );
				}
			},
			showOverwritten,
		} );
	}, [ createInfoNotice, showOverwritten ] );

	if ( ! question ) {
		return null;
	}
	return (
		<ConflictDialog
			question={ question }
			onAnswer={ ( answer ) => {
				setQuestions( ( [ , ...rest ] ) => rest );
				question.answer( answer );
			} }
		/>
	);
}

// The notice can restore the overwritten version: settings, views and categories have no revisions.
function useShowOverwritten(): ( version: OverwrittenVersion ) => void {
	const { createInfoNotice, createErrorNotice, createSuccessNotice } =
		useDispatch( noticesStore );
	return useCallback(
		( { outcome, restore }: OverwrittenVersion ) => {
			const { changedBy, isOwn } = outcome.change;
			const handleRestore = async () => {
				const [ reason ] = explainUnsaved(
					( await restore() ) as SaveOutcome< RecordRef >
				);
				if ( reason === undefined ) {
					void createSuccessNotice(
						__( 'The other version is back.', 'atelier' ),
						{ id: OVERWRITTEN_NOTICE_ID, type: 'snackbar' }
					);
				} else {
					void createErrorNotice( reason, {
						id: OVERWRITTEN_NOTICE_ID,
						type: 'snackbar',
					} );
				}
			};
			void createInfoNotice(
				changedBy && ! isOwn
					? sprintf(
							/* translators: %s: name of a person. */
							__( '%s’s version was overwritten.', 'atelier' ),
							changedBy
					  )
					: __( 'The other version was overwritten.', 'atelier' ),
				{
					id: OVERWRITTEN_NOTICE_ID,
					type: 'snackbar',
					explicitDismiss: true,
					actions: [
						{
							label: __( 'Bring it back', 'atelier' ),
							onClick: () => void handleRestore(),
						},
					],
				}
			);
		},
		[ createInfoNotice, createErrorNotice, createSuccessNotice ]
	);
}
