import { useState } from 'react';
import { CheckboxControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { SubmitForm } from '@/components/submit-form';
import { useResource } from '@/data/reads/use-resource';
import { getServerNow } from '@/data/site/server-clock';
import { runInForm } from '@/kits/saving/outcomes';
import { formatDate } from '@/utils/format-date';
import { formatDayAndTime } from '@/utils/format-day-and-time';
import { draftResource } from '../reads/drafts';
import { canPublish } from '../rules/can-publish';
import type { Draft, Winner } from '../rules/types';
import { scheduleDraft } from '../writes/write-drafts';
import { EntryChoices } from './entry-choices';

/** Value of a complete `datetime-local` field. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/** Props of {@link ScheduleDialog}. */
export interface ScheduleDialogProps {
	draft: Draft;
	onClose: () => void;
}

/** Asks when a draft is published, and whether a collision with a live change stops that. */
export function ScheduleDialog( { draft, onClose }: ScheduleDialogProps ) {
	const { id, name } = draft;
	const { data, retry } = useResource( draftResource, id );
	const { entries, token } = data ?? draft;
	const [ at, setAt ] = useState( suggestTime );
	const [ isSkipping, setIsSkipping ] = useState( false );
	const [ decided, setDecided ] = useState< ReadonlyMap< string, Winner > >(
		new Map()
	);
	const blocked = entries.filter(
		( { state } ) =>
			state === 'gone' ||
			state === 'refused' ||
			( state === 'collides' && ! isSkipping )
	);
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
				canSubmit={
					TIME.test( at ) &&
					( blocked.length === 0 || canPublish( blocked, decided ) )
				}
				onSubmit={ () =>
					runInForm(
						{ id },
						{
							subject: 'draft-schedule',
							run: () =>
								scheduleDraft(
									id,
									at,
									isSkipping ? 'skip' : 'stop',
									isSkipping
										? {}
										: Object.fromEntries( decided ),
									token
								).catch( ( error: unknown ) => {
									// The published design may have changed.
									retry();
									throw error;
								} ),
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
					help={ sprintf(
						/* translators: %s: date and time. */
						__( 'On the site it is now %s.', 'atelier' ),
						formatDayAndTime( getServerNow() / SECOND_MS )
					) }
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
				{ blocked.length > 0 && (
					<EntryChoices
						entries={ blocked }
						decided={ decided }
						onDecide={ setDecided }
					/>
				) }
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

// The next full hour, in the site's time zone.
function suggestTime(): string {
	return formatDate( 'Y-m-d\\TH:00', getServerNow() + HOUR_MS );
}
