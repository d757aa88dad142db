import { useEffect, useRef, useState } from 'react';
import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';

import {
	dirtyRecordId,
	type DirtyRecord,
	useDirtyRecords,
} from '@/data/writes';
import { lazyPart } from '@/components/lazy-part';
import { getBootPayload } from '@/data/site/boot-payload';
import { store } from '@/data/store';
import { moveFocus, useFocusOnMount } from '@/focus';
import { usePreviewedTheme } from '../theme-preview';
import { getSaveButtonState } from '../button/get-save-button-state';
import { explainLiveRecord } from './explain-live-record';
import { groupRecords } from './group-records';
import { listReviewRows } from './list-rows';
import { SaveReviewDiscarded } from './save-review-discarded';
import { SaveReviewGroup } from './save-review-group';
import { summarizeResults } from '../outcomes/summarize-results';
import { useDiscarded } from './use-discarded';
import { useLockedRecord } from './use-locked-record';
import { useSave } from '../outcomes/use-save';
import { savingSlot } from '../saving-slot';
import { useSetAsides } from './use-set-asides';
import './style.scss';

/** Props of {@link SaveReview}. */
export interface SaveReviewProps {
	/** Called when the person is done: nothing is left, or they cancelled. */
	onClose: () => void;
}

const NONE: ReadonlySet< string > = new Set();

const ActivationNote = lazyPart( () => savingSlot.get().loadActivationNote() );

/** The records with unsaved changes: the changes of each, which to save, and the outcomes. */
export function SaveReview( { onClose }: SaveReviewProps ) {
	const { save, onSetAside } = useSetAsides( useSave() );
	const theme = usePreviewedTheme();
	const records = useDirtyRecords();
	const locked = useLockedRecord( records );
	const { discarded, onDiscarded, onUndo } = useDiscarded();
	const isSaving = useSelect(
		( select ) => select( store ).isSaveRunning(),
		[]
	);
	const results = useSelect(
		( select ) => select( store ).getSaveResults(),
		[]
	);
	const [ skipped, setSkipped ] = useState( NONE );
	const summary = useRef< HTMLParagraphElement >( null );

	const rows = listReviewRows( records, results );
	const chosen = records.filter(
		( record ) =>
			! skipped.has( dirtyRecordId( record ) ) &&
			dirtyRecordId( record ) !== locked &&
			explainLiveRecord( record ) === undefined
	);
	const outcome = isSaving
		? undefined
		: summarizeResults( Object.values( results ) );

	useEffect( () => {
		if ( outcome ) {
			moveFocus( summary.current );
		}
	}, [ outcome ] );

	// Closes the review once the last change has been discarded.
	const isEmpty = rows.length === 0 && ! isSaving && ! theme;
	useEffect( () => {
		if ( isEmpty ) {
			onClose();
		}
	}, [ isEmpty, onClose ] );

	const handleToggle = ( record: DirtyRecord, isChosen: boolean ) => {
		const next = new Set( skipped );
		if ( isChosen ) {
			next.delete( dirtyRecordId( record ) );
		} else {
			next.add( dirtyRecordId( record ) );
		}
		setSkipped( next );
	};

	return (
		<div className="atelier-save-review">
			<p
				ref={ summary }
				tabIndex={ -1 }
				className="atelier-save-review__summary"
			>
				{ outcome ??
					( theme && records.length === 0
						? describeActivation( theme.name )
						: countChanges( records.length ) ) }
			</p>
			{ theme && records.length > 0 && (
				<p>{ describeActivation( theme.name ) }</p>
			) }
			{ theme && getBootPayload().leftWork && <ActivationNote /> }
			{ discarded.map( ( changes ) => (
				<SaveReviewDiscarded
					key={ dirtyRecordId( changes.record ) }
					record={ changes.record }
					onUndo={ () => {
						onUndo( changes );
						moveFocus( summary.current );
					} }
				/>
			) ) }
			{ groupRecords( rows ).map( ( group ) => (
				<SaveReviewGroup
					key={ `${ group.kind }/${ group.name }` }
					group={ group }
					results={ results }
					skipped={ skipped }
					locked={ locked }
					onToggle={ handleToggle }
					onDiscarded={ onDiscarded }
					onSave={ ( record, isForced ) =>
						void save( [ record ], { isForced } )
					}
					onSetAside={ onSetAside }
				/>
			) ) }
			<ReviewActions
				themeName={ theme?.name }
				chosenCount={ chosen.length }
				isSaving={ isSaving }
				onSave={ () => void save( chosen ) }
				onClose={ onClose }
			/>
		</div>
	);
}

interface ReviewActionsProps {
	/** Name of the theme that saving activates. */
	themeName: string | undefined;
	/** Number of records that are saved. */
	chosenCount: number;
	isSaving: boolean;
	onSave: () => void;
	onClose: () => void;
}

function ReviewActions( {
	themeName,
	chosenCount,
	isSaving,
	onSave,
	onClose,
}: ReviewActionsProps ) {
	const saveButton = useFocusOnMount< HTMLButtonElement >();
	return (
		<div className="atelier-save-review__actions">
			<Button
				variant="tertiary"
				__next40pxDefaultSize
				onClick={ onClose }
			>
				{ __( 'Cancel', 'atelier' ) }
			</Button>
			<Button
				ref={ saveButton }
				variant="primary"
				__next40pxDefaultSize
				accessibleWhenDisabled
				disabled={
					isSaving || ( chosenCount === 0 && themeName === undefined )
				}
				isBusy={ isSaving }
				onClick={ onSave }
			>
				{ themeName !== undefined
					? getSaveButtonState( {
							dirtyCount: chosenCount,
							isOnlyCurrent: false,
							isSaving,
							isLocked: false,
							previewedTheme: themeName,
					  } ).label
					: saveLabel( isSaving ) }
			</Button>
		</div>
	);
}

function saveLabel( isSaving: boolean ): string {
	if ( isSaving ) {
		return __( 'Saving', 'atelier' );
	}
	return getBootPayload().draft
		? __( 'Save to draft', 'atelier' )
		: __( 'Save', 'atelier' );
}

function describeActivation( theme: string ): string {
	return sprintf(
		/* translators: %s: name of a theme. */
		__(
			'%s becomes the active theme of your whole site. Visitors see it at once.',
			'atelier'
		),
		theme
	);
}

function countChanges( count: number ): string {
	return sprintf(
		/* translators: %d: number of unsaved changes. */
		_n(
			'There is %d site change waiting to be saved.',
			'There are %d site changes waiting to be saved.',
			count,
			'atelier'
		),
		count
	);
}
