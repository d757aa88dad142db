import type { RenderModalProps } from '@wordpress/dataviews';
import { __, sprintf } from '@wordpress/i18n';

import { SubmitForm } from '@/components/submit-form';
import { describeRestored, runOnItems } from '@/kits/saving/outcomes';
import type { SavedLook } from '../../reads/looks';
import { deleteLookRecord as writeDeletion } from '../../writes/write-looks';
import { getLookTitle, type LookAction } from './look-action';

/** Deletes a look; the notice restores it. */
export const deleteLook: LookAction = {
	id: 'delete-look',
	getLabel: () => __( 'Delete', 'atelier' ),
	isDestructive: true,
	size: 'small',
	isEligible: () => true,
	Dialog: DeleteLookForm,
};

function DeleteLookForm( {
	items: [ look ],
	closeModal,
}: RenderModalProps< SavedLook > ) {
	return look ? (
		<SubmitForm
			submitLabel={ __( 'Delete', 'atelier' ) }
			isDestructive
			onSubmit={ () => removeLook( look ) }
			onClose={ closeModal }
		>
			<p>
				{ sprintf(
					/* translators: %s: name of a style variation. */
					__( 'Are you sure you want to delete "%s"?', 'atelier' ),
					getLookTitle( look )
				) }
			</p>
		</SubmitForm>
	) : (
		<></>
	);
}

/**
 * Deletes a look, with Undo in the notice; a failure has Retry.
 *
 * @param look The look.
 */
export function removeLook( look: SavedLook ): Promise< unknown > {
	return runOnItems( [ look ], {
		subject: 'look',
		getTitle: getLookTitle,
		run: writeDeletion,
		done: () =>
			sprintf(
				/* translators: %s: name of saved styles. */
				__( '"%s" deleted.', 'atelier' ),
				getLookTitle( look )
			),
		failed: __( 'The saved styles could not be deleted.', 'atelier' ),
		undo: {
			done: () => describeRestored( [ getLookTitle( look ) ] ),
			failed: __( 'The saved styles could not be restored.', 'atelier' ),
		},
	} );
}
