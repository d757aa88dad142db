import { useState } from 'react';
import { Button } from '@wordpress/components';
import { useDispatch, useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

import { CopyChanges } from '@/components/copy-changes';
import { RetryButton } from '@/components/retry-button';
import { store } from '@/data/store';
import { readRecordEdits } from '@/data/writes';
import { explainConflict } from '@/data/writes/explain-conflict';
import type { SaveOutcome } from '@/data/writes/save-outcome';
import { comparePath, Link } from '@/router';
import { joinNames } from '@/utils/join-names';
import { ConflictVersions, getFieldLabel } from '../conflicts';

/** Props of {@link SaveReviewProblem}. */
export interface SaveReviewProblemProps {
	/** Title of the record. */
	title: string;
	result: Exclude< SaveOutcome, { status: 'saved' } >;
	/** Saves the record; forced, it overwrites another person's change. */
	onSave: ( isForced: boolean ) => void;
	/** Discards these changes and loads another person's version. */
	onAcceptTheirs: () => void;
}

/** The reason why a record was not saved, with the actions that the person can choose. */
export function SaveReviewProblem( {
	title,
	result,
	onSave,
	onAcceptTheirs,
}: SaveReviewProblemProps ) {
	const registry = useRegistry();
	const { setIsSaveViewOpened } = useDispatch( store );
	const [ areBothShown, setAreBothShown ] = useState( false );

	if ( result.status === 'failed' ) {
		return (
			<div className="atelier-save-review__problem">
				<p>{ result.reason }</p>
				<RetryButton
					label={ sprintf(
						/* translators: %s: title of a record. */
						__( 'Retry saving “%s”', 'atelier' ),
						title
					) }
					onRetry={ () => onSave( false ) }
				/>
				<CopyChanges
					size="compact"
					label={ sprintf(
						/* translators: %s: title of a record. */
						__( 'Copy changes to “%s”', 'atelier' ),
						title
					) }
					getChanges={ () =>
						readRecordEdits( registry, result.record ).edits
					}
				/>
			</div>
		);
	}
	return (
		<div className="atelier-save-review__problem">
			<p>{ explainConflict( result ) }</p>
			<p>
				{ sprintf(
					/* translators: %s: names of fields, for example "Title, Content". */
					__( 'Changed by both: %s.', 'atelier' ),
					joinNames( result.fields.map( getFieldLabel ) )
				) }
			</p>
			<Button
				variant="secondary"
				size="compact"
				onClick={ () => onSave( true ) }
			>
				{ __( 'Overwrite with my version', 'atelier' ) }
			</Button>
			<Button
				variant="tertiary"
				size="compact"
				onClick={ onAcceptTheirs }
			>
				{ __( 'Take the other version', 'atelier' ) }
			</Button>
			<Button
				variant="tertiary"
				size="compact"
				aria-expanded={ areBothShown }
				onClick={ () => setAreBothShown( ! areBothShown ) }
			>
				{ __( 'See both', 'atelier' ) }
			</Button>
			{ result.record.name === 'globalStyles' && (
				<Link
					className="components-button is-tertiary is-compact"
					to={ comparePath( {
						left: { kind: 'unsaved' },
						right: { kind: 'theirs' },
					} ) }
					onClick={ () => void setIsSaveViewOpened( false ) }
				>
					{ __( 'Compare', 'atelier' ) }
				</Link>
			) }
			{ areBothShown && (
				<ConflictVersions
					name={ result.record.name }
					fields={ result.fields }
					mine={ readRecordEdits( registry, result.record ).edits }
					theirs={ result.change.record }
					contents={ result.contents }
				/>
			) }
		</div>
	);
}
