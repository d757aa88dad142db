import { useState } from 'react';
import { Button, CheckboxControl } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __, _n, sprintf } from '@wordpress/i18n';

import { saveRecords, type SaveResult } from '@/data/entities/save-records';
import {
	useDirtyRecords,
	type DirtyRecord,
} from '@/data/entities/use-dirty-records';
import './style.scss';

/** Props of {@link SaveReview}. */
export interface SaveReviewProps {
	/** Called when the person is done: nothing is left, or they cancelled. */
	onClose: () => void;
}

/** The records with unsaved changes: which to save, and what became of each. */
export function SaveReview( { onClose }: SaveReviewProps ) {
	const registry = useRegistry();
	const { records, isSaving } = useDirtyRecords();
	const [ skipped, setSkipped ] = useState< ReadonlySet< string > >(
		new Set()
	);
	const [ failures, setFailures ] = useState< readonly SaveResult[] >( [] );
	const chosen = records.filter(
		( record ) => ! skipped.has( idOf( record ) )
	);

	const handleSave = async () => {
		const results = await saveRecords( registry, chosen );
		const failed = results.filter( ( { error } ) => error !== undefined );
		setFailures( failed );
		if ( failed.length === 0 ) {
			onClose();
		}
	};
	const handleToggle = ( record: DirtyRecord, isChosen: boolean ) => {
		const next = new Set( skipped );
		if ( isChosen ) {
			next.delete( idOf( record ) );
		} else {
			next.add( idOf( record ) );
		}
		setSkipped( next );
	};

	return (
		<div className="atelier-save-review">
			<p>
				{ sprintf(
					/* translators: %d: number of records with unsaved changes. */
					_n(
						'There is %d change waiting to be saved.',
						'There are %d changes waiting to be saved.',
						records.length,
						'atelier'
					),
					records.length
				) }
			</p>
			<ul className="atelier-save-review__list">
				{ records.map( ( record ) => (
					<li key={ idOf( record ) }>
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ decodeEntities(
								record.title || __( '(no title)', 'atelier' )
							) }
							help={ errorOf( failures, record ) }
							checked={ ! skipped.has( idOf( record ) ) }
							onChange={ ( isChosen ) =>
								handleToggle( record, isChosen )
							}
						/>
					</li>
				) ) }
			</ul>
			<div className="atelier-save-review__actions">
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ onClose }
				>
					{ __( 'Cancel', 'atelier' ) }
				</Button>
				<Button
					variant="primary"
					__next40pxDefaultSize
					accessibleWhenDisabled
					disabled={ chosen.length === 0 || isSaving }
					isBusy={ isSaving }
					onClick={ () => void handleSave() }
				>
					{ __( 'Save', 'atelier' ) }
				</Button>
			</div>
		</div>
	);
}

function idOf( { kind, name, key }: DirtyRecord ): string {
	return `${ kind }/${ name }/${ key ?? '' }`;
}

function errorOf(
	failures: readonly SaveResult[],
	record: DirtyRecord
): string | undefined {
	return failures.find(
		( failed ) => idOf( failed.record ) === idOf( record )
	)?.error;
}
