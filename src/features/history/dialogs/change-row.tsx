import { useId, type ReactNode } from 'react';
import { CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { UnreadableItem, ValueBoundary } from '@/components/value-boundary';
import { hasUnsavedChanges } from '../has-unsaved-changes';
import { CompareMoment } from '../list/compare-moment';
import { joinNames, nameRecord } from '../rules/describe-records';
import {
	canGoBack,
	describeAction,
	describeUntickedNeeds,
} from '../rules/plan-going-back';
import type { HistoryChange } from '../rules/types';

/** Props of {@link ChangeRow}. */
export interface ChangeRowProps {
	change: HistoryChange;
	at: string;
	/** Keys of all records to restore. */
	ticked: ReadonlySet< string >;
	/** Why the server did not restore it; undefined where it was not refused. */
	refusal: string | undefined;
	onTick: ( isTicked: boolean ) => void;
	/** Called when a link is followed, to close the dialog. */
	onLeave: () => void;
}

/** A record that going back can restore: its checkbox, the effect, and warnings. */
export function ChangeRow( props: ChangeRowProps ) {
	return (
		<li className="atelier-go-back__change">
			<ValueBoundary
				value={ props.change }
				fallback={ <UnreadableItem /> }
			>
				<Change { ...props } />
			</ValueBoundary>
		</li>
	);
}

function Change( {
	change,
	at,
	ticked,
	refusal,
	onTick,
	onLeave,
}: ChangeRowProps ) {
	const id = useId();
	const isTicked = ticked.has( change.key );
	const hasBoth = change.action === 'change' || change.action === 'reset';
	return (
		<>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ nameRecord( change ) }
				aria-describedby={ id }
				checked={ isTicked }
				disabled={ ! canGoBack( change ) }
				onChange={ onTick }
			/>
			<div id={ id } className="atelier-go-back__facts">
				{ change.openBy.length > 0 && (
					<Warning>
						{ sprintf(
							/* translators: %s: names of people. */
							__( 'Open now: %s', 'atelier' ),
							joinNames( change.openBy )
						) }
					</Warning>
				) }
				{ isTicked && hasUnsavedChanges( change ) && (
					<Warning>
						{ __(
							'You have unsaved changes of it. They stay, and would replace what comes back when they are saved.',
							'atelier'
						) }
					</Warning>
				) }
				<p>{ describeAction( change ) }</p>
				{ ! change.isAllowed && (
					<p>
						{ change.refusal ||
							__( 'You may not change this.', 'atelier' ) }
					</p>
				) }
				{ isTicked &&
					describeUntickedNeeds( change, ticked ).map(
						( sentence ) => (
							<Warning key={ sentence }>{ sentence }</Warning>
						)
					) }
				{ refusal !== undefined && (
					<p className="atelier-go-back__refusal">{ refusal }</p>
				) }
			</div>
			{ hasBoth && (
				<CompareMoment
					record={ change }
					at={ at }
					onClick={ onLeave }
				/>
			) }
		</>
	);
}

function Warning( { children }: { children: ReactNode } ) {
	return <p className="atelier-go-back__warning">{ children }</p>;
}
