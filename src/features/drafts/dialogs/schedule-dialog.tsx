import { useState } from 'react';
import { CheckboxControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { SubmitForm } from '@/components/submit-form';
import { runInForm } from '@/kits/saving/outcomes';
import type { Draft } from '../rules/types';
import { scheduleDraft } from '../writes/write-drafts';

/** Value of a complete `datetime-local` field. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Props of {@link ScheduleDialog}. */
export interface ScheduleDialogProps {
	draft: Draft;
	onClose: () => void;
}

/** Asks when a draft is published, and whether a collision with a live change stops that. */
export function ScheduleDialog( {
	draft: { id, name },
	onClose,
}: ScheduleDialogProps ) {
	const [ at, setAt ] = useState( '' );
	const [ isSkipping, setIsSkipping ] = useState( false );
	return (
		<Dialog
			/* translators: %s: name of a draft. */
			title={ sprintf( __( 'Schedule “%s”', 'atelier' ), name ) }
			size="small"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<SubmitForm
				submitLabel={ __( 'Schedule', 'atelier' ) }
				failure={ __( 'The draft could not be scheduled.', 'atelier' ) }
				recordTitle={ name }
				canSubmit={ TIME.test( at ) }
				onSubmit={ () =>
					runInForm(
						{ id },
						{
							subject: 'draft-schedule',
							run: () =>
								scheduleDraft(
									id,
									at,
									isSkipping ? 'skip' : 'stop'
								),
							done: () =>
								sprintf(
									/* translators: %s: name of a draft. */
									__( '“%s” is scheduled.', 'atelier' ),
									name
								),
						}
					)
				}
				onClose={ onClose }
			>
				<TextControl
					type="datetime-local"
					label={ __( 'Date and time, as on the site', 'atelier' ) }
					value={ at }
					onChange={ setAt }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
				<CheckboxControl
					label={ __( 'Publish what does not collide', 'atelier' ) }
					help={ __(
						'Without it, nothing is published where the same was changed live by then, and you get a mail.',
						'atelier'
					) }
					checked={ isSkipping }
					onChange={ setIsSkipping }
					__nextHasNoMarginBottom
				/>
				<p>
					{ __(
						'It is published with your rights at that time.',
						'atelier'
					) }
				</p>
			</SubmitForm>
		</Dialog>
	);
}
