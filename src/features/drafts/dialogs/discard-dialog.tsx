import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { SubmitForm } from '@/components/submit-form';
import { getBootPayload } from '@/data/site/boot-payload';
import { runInForm } from '@/kits/saving/outcomes';
import { useNavigate } from '@/router';
import { describeScreen } from '@/utils/screens';
import { openPage } from '@/utils/open-page';
import { getDraftUrl } from '../draft-address';
import type { Draft } from '../rules/types';
import { discardDraft } from '../writes/write-drafts';

/** Props of {@link DiscardDialog}. */
export interface DiscardDialogProps {
	draft: Draft;
	onClose: () => void;
}

/** Asks whether to discard a draft. */
export function DiscardDialog( { draft, onClose }: DiscardDialogProps ) {
	const { navigate } = useNavigate();
	const { id, name } = draft;
	return (
		<Dialog
			title={ __( 'Discard the draft', 'atelier' ) }
			size="small"
			onRequestClose={ onClose }
		>
			<SubmitForm
				submitLabel={ __( 'Discard', 'atelier' ) }
				failure={ __( 'The draft could not be discarded.', 'atelier' ) }
				recordTitle={ name }
				isDestructive
				onSubmit={ async () => {
					await runInForm(
						{ id },
						{
							subject: 'draft',
							getTitle: () => name,
							run: () => discardDraft( id ),
							done: () =>
								sprintf(
									/* translators: %s: name of a draft. */
									__( '“%s” is discarded.', 'atelier' ),
									name
								),
							undo: {
								done: () =>
									sprintf(
										/* translators: %s: name of a draft. */
										__( '“%s” is there again.', 'atelier' ),
										name
									),
							},
						}
					);
					const { path } = describeScreen( 'drafts' );
					if ( getBootPayload().draft?.id === id ) {
						openPage(
							getDraftUrl( window.location.href, undefined, path )
						);
					} else {
						navigate( path );
					}
				} }
				onClose={ onClose }
			>
				<p>
					{ sprintf(
						/* translators: %s: name of a draft. */
						__(
							'Discard “%s” with all that is in it? The live design stays as it is.',
							'atelier'
						),
						name
					) }
				</p>
			</SubmitForm>
		</Dialog>
	);
}
