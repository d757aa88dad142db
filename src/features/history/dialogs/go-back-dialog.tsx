import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { ReadState } from '@/components/read-state';
import { SubmitForm } from '@/components/submit-form';
import { useResource } from '@/data/reads/use-resource';
import { historyChangesResource, type HistoryChanges } from '../reads/changes';
import { formatDayAndTime } from '@/utils/format-day-and-time';
import { getTickedKeys } from '../rules/plan-going-back';
import { useGoBack } from '../use-go-back';
import { ChangeRow } from './change-row';

/** Props of {@link GoBackDialog}. */
export interface GoBackDialogProps {
	/** The moment. */
	at: string;
	onClose: () => void;
}

/** Dialog that lists the changes of going back to a moment, and makes the ticked ones. */
export function GoBackDialog( { at, onClose }: GoBackDialogProps ) {
	const read = useResource( historyChangesResource, at );
	const { data, retry } = read;
	return (
		<Dialog
			title={ __( 'Go back to this moment', 'atelier' ) }
			size="large"
			className="atelier-go-back"
			onRequestClose={ onClose }
		>
			<ReadState
				read={ read }
				failure={ __(
					'What would change could not be loaded.',
					'atelier'
				) }
			/>
			{ data && (
				<GoBackForm
					at={ at }
					moment={ data }
					onReload={ retry }
					onClose={ onClose }
				/>
			) }
		</Dialog>
	);
}

interface GoBackFormProps extends GoBackDialogProps {
	moment: HistoryChanges;
	onReload: () => void;
}

function GoBackForm( { at, moment, onReload, onClose }: GoBackFormProps ) {
	const { changes, name, time } = moment;
	const label = name || formatDayAndTime( time );
	const [ ticks, setTicks ] = useState< ReadonlyMap< string, boolean > >(
		new Map()
	);
	const ticked = getTickedKeys( changes, ticks );
	const { submit, refused } = useGoBack( { at, label, onReload } );
	return (
		<SubmitForm
			submitLabel={ __( 'Go back', 'atelier' ) }
			failure={ __( 'It could not be gone back to.', 'atelier' ) }
			recordTitle={ label }
			canSubmit={ ticked.size > 0 }
			onSubmit={ () =>
				submit( changes.filter( ( { key } ) => ticked.has( key ) ) )
			}
			onClose={ onClose }
		>
			<p>{ describeIntent( label, changes.length ) }</p>
			{ changes.length > 0 && (
				<ul className="atelier-go-back__changes">
					{ changes.map( ( change ) => (
						<ChangeRow
							key={ change.key }
							change={ change }
							at={ at }
							ticked={ ticked }
							refusal={ refused.get( change.key ) }
							onTick={ ( isTicked ) =>
								setTicks(
									new Map( ticks ).set( change.key, isTicked )
								)
							}
							onLeave={ onClose }
						/>
					) ) }
				</ul>
			) }
		</SubmitForm>
	);
}

function describeIntent( label: string, count: number ): string {
	return count === 0
		? sprintf(
				/* translators: %s: date and time, or name of a moment. */
				__(
					'The design is as it was: %s. There is nothing to go back to.',
					'atelier'
				),
				label
		  )
		: sprintf(
				/* translators: %s: date and time, or name of a moment. */
				__(
					'What is ticked becomes as it was: %s. Nothing is erased: what is there now stays in the history. Pages and posts are not touched.',
					'atelier'
				),
				label
		  );
}
