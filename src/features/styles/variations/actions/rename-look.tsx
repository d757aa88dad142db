import type { RenderModalProps } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';

import { TextForm } from '@/components/text-form';
import { runOnItems } from '@/kits/saving/outcomes';
import type { SavedLook } from '../../reads/looks';
import { updateLook } from '../../writes/write-looks';
import { getLookTitle, type LookAction } from './look-action';

/** Renames a look. */
export const renameLook: LookAction = {
	id: 'rename-look',
	getLabel: () => __( 'Rename', 'atelier' ),
	size: 'small',
	isEligible: () => true,
	Dialog: RenameLookForm,
};

function RenameLookForm( {
	items: [ look ],
	closeModal,
}: RenderModalProps< SavedLook > ) {
	return look ? (
		<TextForm
			label={ __( 'Name', 'atelier' ) }
			initialValue={ look.title }
			submitLabel={ __( 'Save', 'atelier' ) }
			// The tile shows the name at once; a notice reports a failure.
			onSubmit={ ( title ) => void nameLook( look, title ) }
			onClose={ closeModal }
		/>
	) : (
		<></>
	);
}

/**
 * Renames a look, whose tile shows the name at once; a failure has Retry.
 *
 * @param look  The look.
 * @param title Its new name.
 */
export function nameLook( look: SavedLook, title: string ): Promise< unknown > {
	return runOnItems( [ look ], {
		subject: 'look',
		getTitle: getLookTitle,
		run: () => updateLook( look, title ),
		failed: __( 'The saved styles could not be renamed.', 'atelier' ),
	} );
}
