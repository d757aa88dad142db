import { useMemo, type KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';

import { UnreadableItem, ValueBoundary } from '@/components/value-boundary';
import { moveFocus } from '@/focus';
import { getDay, nameDay } from '../format-time';
import { groupByDay } from '../rules/group-by-day';
import type { HistoryRow } from '../rules/types';
import { useHistoryAddress } from '../use-history-address';
import { HistoryRowItem } from './history-row-item';

const SELECT = '.atelier-history__select';

/** Props of {@link HistoryDays}. */
export interface HistoryDaysProps {
	rows: readonly HistoryRow[];
}

/** Rows of the history by day, below a row for the current design. */
export function HistoryDays( { rows }: HistoryDaysProps ) {
	const { at, choose } = useHistoryAddress();
	const days = useMemo( () => groupByDay( rows, getDay ), [ rows ] );
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Arrow keys move the focus between its buttons.
		<div className="atelier-history__days" onKeyDown={ handleKeyDown }>
			<button
				type="button"
				className="atelier-history__select is-now"
				aria-pressed={ at === undefined }
				onClick={ () => choose( undefined ) }
			>
				{ __( 'As it is now', 'atelier' ) }
			</button>
			{ days.map( ( { day, rows: list } ) => (
				<section
					key={ day }
					aria-label={ nameDay( day, list[ 0 ]?.time ?? 0 ) }
				>
					<h3 className="atelier-history__day">
						{ nameDay( day, list[ 0 ]?.time ?? 0 ) }
					</h3>
					<ul className="atelier-history__rows">
						{ list.map( ( row ) => (
							<li key={ row.id }>
								<ValueBoundary
									value={ row }
									fallback={ <UnreadableItem /> }
								>
									<HistoryRowItem
										row={ row }
										isChosen={ row.at === at }
										onChoose={ () => choose( row.at ) }
									/>
								</ValueBoundary>
							</li>
						) ) }
					</ul>
				</section>
			) ) }
		</div>
	);
}

function handleKeyDown( event: KeyboardEvent< HTMLElement > ): void {
	const step = { ArrowDown: 1, ArrowUp: -1 }[ event.key ];
	const { target, currentTarget } = event;
	if (
		step === undefined ||
		! ( target instanceof HTMLElement ) ||
		! target.matches( SELECT )
	) {
		return;
	}
	const all = Array.from(
		currentTarget.querySelectorAll< HTMLElement >( SELECT )
	);
	const next = all[ all.indexOf( target ) + step ];
	if ( next ) {
		event.preventDefault();
		moveFocus( next );
	}
}
