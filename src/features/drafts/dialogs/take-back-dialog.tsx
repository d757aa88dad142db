import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { SubmitForm } from '@/components/submit-form';
import { forgetRecords } from '@/data/writes/forget-records';
import { runInForm } from '@/kits/saving/outcomes';
import type { Draft } from '../rules/types';
import { revertPublication } from '../writes/write-drafts';

/** Props of {@link TakeBackDialog}. */
export interface TakeBackDialogProps {
	draft: Draft;
	onClose: () => void;
}

/** Asks whether to revert the publication of a draft. */
export function TakeBackDialog( {
	draft: { id, name },
	onClose,
}: TakeBackDialogProps ) {
	return (
		<Dialog
			title={ __( 'Take the publication back', 'atelier' ) }
			size="small"
			onRequestClose={ onClose }
		>
			<SubmitForm
				submitLabel={ __( 'Take back', 'atelier' ) }
				failure={ __( 'It could not be taken back.', 'atelier' ) }
				recordTitle={ name }
				onSubmit={ () =>
					runInForm(
						{ id },
						{
							subject: 'draft',
							run: async () => {
								await revertPublication( id );
								await forgetRecords();
							},
							done: () =>
								sprintf(
									/* translators: %s: name of a draft. */
									__(
										'“%s” is a draft again. The site is as it was before.',
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
						'All that this draft made live becomes what it was before, at once. The draft stays, and can be published again.',
						'atelier'
					) }
				</p>
			</SubmitForm>
		</Dialog>
	);
}
