import { __ } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { TextForm } from '@/components/text-form';
import { openPage } from '@/utils/open-page';
import { getDraftUrl } from '../draft-address';
import { findNameProblem } from '@/utils/find-name-problem';
import { createDesignDraft, renameDraft } from '../writes/write-drafts';

/** Props of {@link NewDraftDialog}. */
export interface NewDraftDialogProps {
	onClose: () => void;
}

/** Creates a draft of the design and opens it. */
export function NewDraftDialog( { onClose }: NewDraftDialogProps ) {
	return (
		<Dialog
			title={ __( 'New draft', 'atelier' ) }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<TextForm
				label={ __( 'Name', 'atelier' ) }
				submitLabel={ __( 'Create', 'atelier' ) }
				failure={ __( 'The draft could not be made.', 'atelier' ) }
				findProblem={ findNameProblem }
				onSubmit={ async ( name ) => {
					const id = await createDesignDraft( name );
					openPage( getDraftUrl( window.location.href, id ) );
				} }
				onClose={ onClose }
			>
				<p>
					{ __(
						'What you save in the draft changes nothing of the site until you publish it. Pages, posts and files of fonts cannot be in a draft.',
						'atelier'
					) }
				</p>
			</TextForm>
		</Dialog>
	);
}

/** Props of {@link RenameDraftDialog}. */
export interface RenameDraftDialogProps extends NewDraftDialogProps {
	draft: { id: number; name: string };
}

/** Renames a draft. */
export function RenameDraftDialog( {
	draft,
	onClose,
}: RenameDraftDialogProps ) {
	return (
		<Dialog
			title={ __( 'Rename the draft', 'atelier' ) }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<TextForm
				label={ __( 'Name', 'atelier' ) }
				initialValue={ draft.name }
				submitLabel={ __( 'Save', 'atelier' ) }
				failure={ __( 'The name could not be saved.', 'atelier' ) }
				findProblem={ findNameProblem }
				onSubmit={ ( name ) => renameDraft( draft.id, name ) }
				onClose={ onClose }
			/>
		</Dialog>
	);
}
