import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';

import { getErrorMessage } from '@/utils/get-error-message';
import { groupPlaces } from '../../rules/group-places';
import { ChangeButtons } from '../uses/change-buttons';
import { ChangeProgress, ChangeReport } from '../uses/change-report';
import { ChangeStep } from '../uses/change-step';
import { offerUndo } from '../uses/offer-undo';
import { PlannedPlaces } from '../uses/planned-places';
import { usePresetChange } from '../uses/use-preset-change';
import type { StrayChoice } from './stray-choice';

/** Props of {@link StrayChange}. */
export interface StrayChangeProps extends StrayChoice {
	/** Called on leaving without a change. */
	onBack: () => void;
	/** Called on leaving after a change, whose notice with *Undo* is then shown. */
	onClose: () => void;
}

/** Replaces values, or a preset that does not exist, by a preset: plan, change and report. */
export function StrayChange( {
	preset,
	change,
	onBack,
	onClose,
}: StrayChangeProps ) {
	const changing = usePresetChange( ( outcome ) =>
		offerUndo( preset, outcome, describeUsed )
	);
	const makePlan = () => changing.makePlan( change );
	const start = useRef( makePlan );
	useEffect( () => start.current(), [] );
	const { phase, plan, error } = changing;
	const groups = groupPlaces( plan?.places ?? [] );
	/* translators: %s: name of a preset. */
	const useIt = sprintf( __( 'Use %s', 'atelier' ), preset.name );
	return (
		<ChangeStep key={ phase } isFirst={ false }>
			<h2 className="atelier-styles-strays__title">{ useIt }</h2>
			{ error !== undefined && (
				<Notice status="error" isDismissible={ false }>
					{ getErrorMessage(
						error,
						__( 'It could not be changed.', 'atelier' )
					) }
				</Notice>
			) }
			{ phase === 'plan' && plan && (
				<PlannedPlaces groups={ groups } hidden={ plan.hidden } />
			) }
			<ChangeProgress changing={ changing } />
			<ChangeReport changing={ changing } />
			<ChangeButtons
				changing={ changing }
				isOwn={ false }
				canPlan
				planLabel={ __( 'See what changes', 'atelier' ) }
				applyLabel={ useIt }
				canApply={ groups.toChange.length > 0 }
				onPlan={ makePlan }
				onApply={ () => changing.applyPlan( groups.toChange, false ) }
				onClose={ changing.changes.length > 0 ? onClose : onBack }
			/>
		</ChangeStep>
	);
}

function describeUsed( name: string, places: number ): string {
	return sprintf(
		/* translators: 1: name of a preset. 2: number of places. */
		_n(
			'“%1$s” is used in %2$d more place.',
			'“%1$s” is used in %2$d more places.',
			places,
			'atelier'
		),
		name,
		places
	);
}
