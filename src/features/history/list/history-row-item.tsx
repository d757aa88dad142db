import { useState } from 'react';
import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { pin } from '@wordpress/icons';

import { LiveOnlyButton } from '@/kits/actions';
import { formatDayAndTime } from '@/utils/format-day-and-time';
import { formatTime } from '../format-time';
import { GoBackDialog } from '../dialogs/go-back-dialog';
import { NameMomentDialog } from '../dialogs/name-moment-dialog';
import { describeRow } from '../rules/describe-row';
import type { HistoryRow } from '../rules/types';
import { ForgetMomentDialog } from '../dialogs/forget-moment-dialog';
import { TryMoment } from '../try/try-moment';
import { RecordList } from './record-list';

/** Props of {@link HistoryRowItem}. */
export interface HistoryRowItemProps {
	row: HistoryRow;
	isChosen: boolean;
	onChoose: () => void;
}

/** A row: time, author and changes. The chosen row lists its records and has actions. */
export function HistoryRowItem( {
	row,
	isChosen,
	onChoose,
}: HistoryRowItemProps ) {
	return (
		<div
			className={
				isChosen
					? 'atelier-history__row is-chosen'
					: 'atelier-history__row'
			}
		>
			<button
				type="button"
				className="atelier-history__select"
				aria-pressed={ isChosen }
				onClick={ onChoose }
			>
				{ row.momentId !== undefined && (
					<Icon
						icon={ pin }
						size={ 20 }
						className="atelier-history__pin"
					/>
				) }
				<span className="atelier-history__line">
					<span className="atelier-history__when">
						{ describeWho( row ) }
					</span>
					{ ' · ' }
					<span className="atelier-history__what">
						{ describeRow( row ) }
					</span>
				</span>
			</button>
			{ isChosen && <ChosenRow row={ row } /> }
		</div>
	);
}

function ChosenRow( { row }: { row: HistoryRow } ) {
	const [ dialog, setDialog ] = useState< 'back' | 'name' | 'forget' >();
	const close = () => setDialog( undefined );
	const isNamed = row.momentId !== undefined;
	return (
		<div className="atelier-history__details">
			<RecordList row={ row } />
			<div className="atelier-history__actions">
				<LiveOnlyButton
					what="history"
					size="compact"
					variant="primary"
					onClick={ () => setDialog( 'back' ) }
				>
					{ __( 'Go back to this moment…', 'atelier' ) }
				</LiveOnlyButton>
				<TryMoment
					at={ row.at }
					name={ row.name || formatDayAndTime( row.time ) }
				/>
				<LiveOnlyButton
					what="history"
					size="compact"
					variant="tertiary"
					onClick={ () => setDialog( 'name' ) }
				>
					{ isNamed
						? __( 'Rename…', 'atelier' )
						: __( 'Name it…', 'atelier' ) }
				</LiveOnlyButton>
				{ isNamed && (
					<LiveOnlyButton
						what="history"
						size="compact"
						variant="tertiary"
						isDestructive
						onClick={ () => setDialog( 'forget' ) }
					>
						{ __( 'Remove the name', 'atelier' ) }
					</LiveOnlyButton>
				) }
			</div>
			{ dialog === 'back' && (
				<GoBackDialog at={ row.at } onClose={ close } />
			) }
			{ dialog === 'name' && (
				<NameMomentDialog row={ row } onClose={ close } />
			) }
			{ dialog === 'forget' && (
				<ForgetMomentDialog row={ row } onClose={ close } />
			) }
		</div>
	);
}

function describeWho( { time, author }: HistoryRow ): string {
	return sprintf(
		/* translators: 1: time of day, for example "14:10". 2: name of a person. */
		__( '%1$s · %2$s', 'atelier' ),
		formatTime( time ),
		author.name || __( 'Someone', 'atelier' )
	);
}
