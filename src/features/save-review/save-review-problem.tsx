import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import type { SaveOutcome } from '@/data/records';
import { getFieldLabel } from './get-field-label';

/** Props of {@link SaveReviewProblem}. */
export interface SaveReviewProblemProps {
	/** Title of the record. */
	title: string;
	result: Exclude< SaveOutcome, { status: 'saved' } >;
	/** Saves the record; forced, over what somebody else changed. */
	onSave: ( isForced: boolean ) => void;
	/** Gives up these changes for what somebody else saved. */
	onTakeTheirs: () => void;
}

/** Says why a record was not saved, and what to do about it. */
export function SaveReviewProblem( {
	title,
	result,
	onSave,
	onTakeTheirs,
}: SaveReviewProblemProps ) {
	if ( result.status === 'failed' ) {
		return (
			<div className="atelier-save-review__problem">
				<p>{ result.reason }</p>
				<Button
					variant="secondary"
					size="compact"
					aria-label={ sprintf(
						/* translators: %s: title of a record. */
						__( 'Retry saving “%s”', 'atelier' ),
						title
					) }
					onClick={ () => onSave( false ) }
				>
					{ __( 'Retry', 'atelier' ) }
				</Button>
			</div>
		);
	}
	return (
		<div className="atelier-save-review__problem">
			<p>
				{ sprintf(
					/* translators: %s: names of fields, for example "Title, Content". */
					__(
						'This was changed elsewhere since you opened it: %s. Your changes are not saved yet.',
						'atelier'
					),
					result.fields
						.map( getFieldLabel )
						.join( __( ',', 'atelier' ) )
				) }
			</p>
			<Button
				variant="secondary"
				size="compact"
				onClick={ () => onSave( true ) }
			>
				{ __( 'Save mine over it', 'atelier' ) }
			</Button>
			<Button variant="tertiary" size="compact" onClick={ onTakeTheirs }>
				{ __( 'Take the other version', 'atelier' ) }
			</Button>
		</div>
	);
}
