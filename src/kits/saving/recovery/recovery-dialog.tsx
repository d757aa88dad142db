import { useEffect, useState } from 'react';
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { UnreadableItem, ValueBoundary } from '@/components/value-boundary';
import { Dialog } from '@/components/dialog';
import type { LeftEntry } from '@/data/journal/ended-drafts';
import { chooseEntries, toggleEntry } from './choose-entries';
import { RecoveryRow } from './recovery-row';
import { useLeftRecords, type LeftRecord } from './use-left-records';
import { useRecoveryActions } from './use-recovery-actions';
import './style.scss';

/** Props of {@link RecoveryDialog}. */
export interface RecoveryDialogProps {
	/** Changes that were left behind, the latest first. */
	entries: readonly LeftEntry[];
	onClose: () => void;
	/** Called when discarded changes are back in the journal. */
	onUndone: () => void;
}

/** Dialog that lists changes left unsaved, and lets the person restore or discard them. */
export function RecoveryDialog( {
	entries,
	onClose,
	onUndone,
}: RecoveryDialogProps ) {
	const records = useLeftRecords( entries );
	const isEmpty = records?.length === 0;
	useEffect( () => {
		if ( isEmpty ) {
			onClose();
		}
	}, [ isEmpty, onClose ] );

	return records && ! isEmpty ? (
		<Dialog
			title={ __( 'Restore unsaved changes?', 'atelier' ) }
			size="medium"
			onRequestClose={ onClose }
		>
			<RecoveryChoice
				records={ records }
				onClose={ onClose }
				onUndone={ onUndone }
			/>
		</Dialog>
	) : null;
}

function RecoveryChoice( {
	records,
	onClose,
	onUndone,
}: Pick< RecoveryDialogProps, 'onClose' | 'onUndone' > & {
	records: readonly LeftRecord[];
} ) {
	const entries = records.map( ( { entry } ) => entry );
	const [ chosen, setChosen ] = useState( () =>
		chooseEntries(
			records
				.filter( ( { state } ) => state?.status !== 'missing' )
				.map( ( { entry } ) => entry )
		)
	);
	const [ isBusy, setIsBusy ] = useState( false );
	const { restore, discard } = useRecoveryActions( onUndone );
	const chosenEntries = entries.filter( ( { id } ) => chosen.includes( id ) );

	const run = async ( action: typeof restore ) => {
		setIsBusy( true );
		await action( chosenEntries );
		onClose();
	};

	return (
		<div className="atelier-recovery">
			<p>
				{ __(
					'Design was closed before these changes were saved. Restored changes are not saved until you save them.',
					'atelier'
				) }
			</p>
			<ul className="atelier-recovery__list">
				{ records.map( ( record ) => (
					<ValueBoundary
						key={ record.entry.id }
						value={ record }
						fallback={
							<li className="atelier-recovery__row">
								<UnreadableItem />
							</li>
						}
					>
						<RecoveryRow
							record={ record }
							isChosen={ chosen.includes( record.entry.id ) }
							onToggle={ () =>
								setChosen(
									toggleEntry(
										entries,
										chosen,
										record.entry.id
									)
								)
							}
						/>
					</ValueBoundary>
				) ) }
			</ul>
			<div className="atelier-recovery__actions">
				<Button
					variant="tertiary"
					isDestructive
					__next40pxDefaultSize
					accessibleWhenDisabled
					disabled={ isBusy || chosen.length === 0 }
					onClick={ () => void run( discard ) }
				>
					{ __( 'Discard', 'atelier' ) }
				</Button>
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ onClose }
				>
					{ __( 'Not now', 'atelier' ) }
				</Button>
				<Button
					variant="primary"
					__next40pxDefaultSize
					accessibleWhenDisabled
					disabled={ isBusy || chosen.length === 0 }
					isBusy={ isBusy }
					onClick={ () => void run( restore ) }
				>
					{ sprintf(
						/* translators: %d: number of items with unsaved changes. */
						_n(
							'Restore %d item',
							'Restore %d items',
							chosen.length,
							'atelier'
						),
						chosen.length
					) }
				</Button>
			</div>
		</div>
	);
}
