import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { SubmitForm } from '@/components/submit-form';
import { runInForm } from '@/kits/saving/outcomes';
import type { HistoryRow } from '../rules/types';
import { useHistoryAddress } from '../use-history-address';
import { forgetMoment } from '../writes/write-moments';

/** Props of {@link ForgetMomentDialog}. */
export interface ForgetMomentDialogProps {
	row: HistoryRow;
	onClose: () => void;
}

/** Dialog that asks whether to remove the name of a moment, and with it the contents that are kept. */
export function ForgetMomentDialog( {
	row: { momentId, name },
	onClose,
}: ForgetMomentDialogProps ) {
	const { choose } = useHistoryAddress();
	return (
		<Dialog
			title={ __( 'Remove the name', 'atelier' ) }
			size="small"
			onRequestClose={ onClose }
		>
			<SubmitForm
				submitLabel={ __( 'Remove', 'atelier' ) }
				failure={ __( 'The name could not be removed.', 'atelier' ) }
				recordTitle={ name }
				isDestructive
				onSubmit={ async () => {
					await runInForm(
						{ id: momentId ?? '' },
						{
							subject: 'history-name',
							run: () => forgetMoment( momentId ?? 0 ),
							done: () =>
								sprintf(
									/* translators: %s: name of a moment. */
									__( '“%s” is no longer kept.', 'atelier' ),
									name
								),
						}
					);
					choose( undefined );
				} }
				onClose={ onClose }
			>
				<p>
					{ sprintf(
						/* translators: %s: name of a moment. */
						__(
							'Remove the name “%s”? What the design held then is kept no longer than WordPress keeps revisions.',
							'atelier'
						),
						name
					) }
				</p>
			</SubmitForm>
		</Dialog>
	);
}
