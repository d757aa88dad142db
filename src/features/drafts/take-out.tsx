import { useState } from 'react';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { runOnItems } from '@/kits/saving/outcomes';
import { joinNames } from '@/utils/join-names';
import { ConfirmDialog } from '@/wordpress/unstable-components';
import { nameEntry } from './rules/describe-entry';
import type { DraftEntry } from './rules/types';
import { removeEntry } from './writes/write-drafts';

/** Props of {@link TakeOut}. */
export interface TakeOutProps {
	entry: DraftEntry;
	draftId: number;
}

/** Button that removes a record from a draft. It asks first where the record exists only there and other records show it. */
export function TakeOut( { entry, draftId }: TakeOutProps ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const name = nameEntry( entry );
	const handleRemove = () =>
		void runOnItems( [ { id: entry.key } ], {
			subject: 'draft-entry',
			getTitle: () => name,
			run: () => removeEntry( draftId, entry.key ),
			done: () =>
				sprintf(
					/* translators: %s: name of a record. */
					__( '%s is not in the draft any more.', 'atelier' ),
					name
				),
			undo: {
				done: () =>
					sprintf(
						/* translators: %s: name of a record. */
						__( '%s is in the draft again.', 'atelier' ),
						name
					),
			},
		} );
	return (
		<>
			<Button
				variant="link"
				aria-label={ sprintf(
					/* translators: %s: name of a record, for example "Header". */
					__( 'Take out: %s', 'atelier' ),
					name
				) }
				onClick={ () =>
					entry.usedBy.length > 0
						? setIsAsking( true )
						: handleRemove()
				}
			>
				{ __( 'Take out', 'atelier' ) }
			</Button>
			{ isAsking && (
				<ConfirmDialog
					size="small"
					confirmButtonText={ __( 'Take out', 'atelier' ) }
					onConfirm={ () => {
						setIsAsking( false );
						handleRemove();
					} }
					onCancel={ () => setIsAsking( false ) }
				>
					{ sprintf(
						/* translators: 1: name of a record, for example "Pattern “Hero”". 2: names of records. */
						__(
							'%1$s is in this draft only, and is shown by: %2$s. Taken out, it is gone, and nothing shows in its place.',
							'atelier'
						),
						name,
						joinNames( entry.usedBy.map( nameEntry ) )
					) }
				</ConfirmDialog>
			) }
		</>
	);
}
