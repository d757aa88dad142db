import { CheckboxControl } from '@wordpress/components';
import { getSettings, humanTimeDiff } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';

import { CopyChanges } from '@/components/copy-changes';
import type { EndedDraft } from '@/data/journal/ended-drafts';
import { getBootPayload } from '@/data/site/boot-payload';
import { formatRecordTitle } from '@/data/writes/record-title';
import { formatDate, isDate, NO_DATE } from '@/utils/format-date';
import { joinNames } from '@/utils/join-names';
import { getFieldLabel } from '../conflicts';
import { RecordChanges } from '..';
import type { LeftRecord } from './use-left-records';

/** Props of {@link RecoveryRow}. */
export interface RecoveryRowProps {
	record: LeftRecord;
	isChosen: boolean;
	onToggle: () => void;
}

/** One record with changes that were left behind: its name, their time, the changes, and later changes on the site. */
export function RecoveryRow( {
	record: { entry, state },
	isChosen,
	onToggle,
}: RecoveryRowProps ) {
	const { record, edits, base, writtenAt } = entry;
	const title = formatRecordTitle( record.title );
	return (
		<li className="atelier-recovery__row">
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ title }
				checked={ isChosen }
				onChange={ onToggle }
			/>
			<div className="atelier-recovery__facts">
				{ isDate( writtenAt ) ? (
					<time
						dateTime={ new Date( writtenAt ).toISOString() }
						title={ formatDate(
							getSettings().formats.datetime,
							writtenAt
						) }
					>
						{ humanTimeDiff( new Date( writtenAt ), undefined ) }
					</time>
				) : (
					NO_DATE
				) }
				<RecordChanges
					className="atelier-recovery__changes"
					record={ record }
					edits={ edits }
					base={ base }
				/>
				{ entry.endedDraft && (
					<p className="atelier-recovery__note">
						{ describeEnded( entry.endedDraft ) }
					</p>
				) }
				{ state?.status === 'missing' && (
					<>
						<p className="atelier-recovery__note">
							{ __(
								'This item is no longer there. You can copy your changes.',
								'atelier'
							) }
						</p>
						<CopyChanges getChanges={ () => entry.edits } />
					</>
				) }
				{ state?.status === 'open' && state.conflicts.length > 0 && (
					<p className="atelier-recovery__note">
						{ sprintf(
							/* translators: %s: names of fields, for example "Title, Content". */
							__( 'Changed on the site since: %s.', 'atelier' ),
							joinNames( state.conflicts.map( getFieldLabel ) )
						) }
					</p>
				) }
			</div>
		</li>
	);
}

function describeEnded( { name, isPublished }: EndedDraft ): string {
	if ( getBootPayload().draft ) {
		return isPublished
			? sprintf(
					/* translators: %s: name of a draft of the design. */
					__(
						'Left in the draft “%s”, which has been published since. Restored, it is in this draft.',
						'atelier'
					),
					name
			  )
			: __(
					'Left in a draft that has been discarded since. Restored, it is in this draft.',
					'atelier'
			  );
	}
	return isPublished
		? sprintf(
				/* translators: %s: name of a draft of the design. */
				__(
					'Left in the draft “%s”, which has been published since. Restored, it is in the live design.',
					'atelier'
				),
				name
		  )
		: __(
				'Left in a draft that has been discarded since. Restored, it is in the live design.',
				'atelier'
		  );
}
