import { Button, CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { check } from '@wordpress/icons';

import { Glyph } from '@/components/glyph';
import type { DirtyRecord } from '@/data/writes/dirty-record';
import { formatRecordTitle } from '@/data/writes/record-title';
import type { SaveOutcome } from '@/data/writes/save-outcome';
import type { SetAside } from '../saving-slot';
import { explainLiveRecord } from './explain-live-record';
import { RecordChanges } from './record-changes';
import { SaveReviewProblem } from './save-review-problem';
import { useDiscard } from './use-discard';
import { useRecordEdits } from './use-record-edits';

/** Props of {@link SaveReviewRow}. */
export interface SaveReviewRowProps {
	record: DirtyRecord;
	/** Outcome of the record; undefined before it was saved. */
	result: SaveOutcome | undefined;
	isChosen: boolean;
	/** Whether a plugin locks its saving. */
	isLocked: boolean;
	onToggle: ( isChosen: boolean ) => void;
	/** Called with a function that restores discarded changes. */
	onDiscarded: ( undo: () => void ) => void;
	/** Saves it; forced, it overwrites another person's change. */
	onSave: ( isForced: boolean ) => void;
	/** Called with a function that leaves changes out of a save. */
	onSetAside: ( setAside: SetAside | undefined ) => void;
}

/** One record in the review: its changes and actions. */
export function SaveReviewRow( {
	record,
	result,
	isChosen,
	isLocked,
	onToggle,
	onDiscarded,
	onSave,
	onSetAside,
}: SaveReviewRowProps ) {
	const { edits, base } = useRecordEdits( record );
	const { discard, acceptTheirs } = useDiscard( record, onDiscarded );
	const title = formatRecordTitle( record.title );
	const refusal = explainLiveRecord( record );
	const isHeld = isLocked || refusal !== undefined;

	if ( result?.status === 'saved' ) {
		return (
			<li className="atelier-save-review__row is-saved">
				<Glyph icon={ check } />
				{ sprintf(
					/* translators: %s: title of a record. */
					__( '%s: saved', 'atelier' ),
					title
				) }
			</li>
		);
	}
	return (
		<li className="atelier-save-review__row">
			<div className="atelier-save-review__record">
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ title }
					checked={ isChosen && ! isHeld }
					disabled={ isHeld }
					{ ...( refusal !== undefined && { help: refusal } ) }
					onChange={ onToggle }
				/>
				<Button
					variant="tertiary"
					size="small"
					aria-label={ sprintf(
						/* translators: %s: title of a record. */
						__( 'Discard changes to “%s”', 'atelier' ),
						title
					) }
					onClick={ discard }
				>
					{ __( 'Discard', 'atelier' ) }
				</Button>
			</div>
			<RecordChanges
				className="atelier-save-review__changes"
				record={ record }
				edits={ edits }
				base={ base }
				onSetAside={ onSetAside }
			/>
			{ isLocked && (
				<p className="atelier-save-review__note">
					{ __(
						'A plugin keeps this from being saved at the moment.',
						'atelier'
					) }
				</p>
			) }
			{ result && (
				<SaveReviewProblem
					title={ title }
					result={ result }
					onSave={ onSave }
					onAcceptTheirs={ acceptTheirs }
				/>
			) }
		</li>
	);
}
