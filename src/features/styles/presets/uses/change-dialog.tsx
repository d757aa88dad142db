import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';

import { Dialog } from '@/components/dialog';
import { explainLiveOnly } from '@/data/site/live-only';
import type { PresetChange } from '@/features/usage';
import { getErrorMessage } from '@/utils/get-error-message';
import type { Preset } from '../../rules/preset-list';
import { groupPlaces, leavesUses } from '../../rules/group-places';
import { isSlug } from '../../rules/is-slug';
import { ChangeButtons } from './change-buttons';
import {
	ChangeChoice,
	type ChangeIntent,
	type PresetChoice,
} from './change-choice';
import { ChangeProgress, ChangeReport } from './change-report';
import { ChangeStep } from './change-step';
import { offerUndo } from './offer-undo';
import { PlannedPlaces } from './planned-places';
import { useHasUnsaved } from './use-has-unsaved';
import { usePresetChange } from './use-preset-change';

/** Props of {@link ChangeDialog}. */
export interface ChangeDialogProps {
	intent: ChangeIntent;
	kind: PresetChange[ 'kind' ];
	preset: Preset;
	/** Whether it is the person's own, which is removed when nothing uses it any more. */
	isOwn: boolean;
	/** Presets that can replace it, the nearest first. */
	others: readonly Preset[];
	/** Removes it as an unsaved edit. */
	onRemove?: ( () => void ) | undefined;
	onClose: () => void;
}

/** Dialog that changes a preset wherever it is used: choice, plan, change and report. */
export function ChangeDialog( props: ChangeDialogProps ) {
	const { intent, preset, isOwn, others, onRemove, onClose } = props;
	const isRenaming = intent === 'slug';
	const changing = usePresetChange( ( outcome ) =>
		offerUndo( preset, { ...outcome, isRenaming } )
	);
	const hasUnsaved = useHasUnsaved();
	const [ choice, setChoice ] = useState< PresetChoice >( {
		answer: getFirstAnswer( others ),
		other: others[ 0 ]?.slug ?? '',
		slug: preset.slug,
	} );
	const isAtOnce = intent === 'delete' && choice.answer === 'anyway';
	const { phase, plan, error } = changing;
	const groups = groupPlaces( plan?.places ?? [] );
	const removes =
		isOwn && plan !== undefined && ! leavesUses( groups, plan.hidden );

	const submit = () => {
		if ( isAtOnce ) {
			onRemove?.();
			onClose();
		} else {
			changing.makePlan( toChange( props, choice ) );
		}
	};
	return (
		<Dialog
			title={ getTitle( intent, preset.name ) }
			size="medium"
			focusOnMount={ isRenaming ? 'firstContentElement' : true }
			onRequestClose={ onClose }
		>
			<ChangeStep
				key={ phase === 'planning' ? 'choice' : phase }
				isFirst={ phase === 'choice' || phase === 'planning' }
			>
				{ error !== undefined && (
					<Notice status="error" isDismissible={ false }>
						{ getErrorMessage(
							error,
							__( 'It could not be changed.', 'atelier' )
						) }
					</Notice>
				) }
				{ ( phase === 'choice' || phase === 'planning' ) && (
					<ChangeChoice
						intent={ intent }
						choice={ choice }
						others={ others }
						onChange={ setChoice }
					/>
				) }
				{ hasUnsaved && ! isAtOnce && phase === 'choice' && (
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'Save or discard the changes of your styles first.',
							'atelier'
						) }
					</Notice>
				) }
				{ phase === 'plan' && plan && (
					<PlannedPlaces groups={ groups } hidden={ plan.hidden } />
				) }
				{ phase === 'plan' && isOwn && (
					<PresetFate
						isRemoved={ removes }
						isRenaming={ isRenaming }
					/>
				) }
				<ChangeProgress changing={ changing } />
				<ChangeReport
					changing={ changing }
					canBeDeleted={ ! isRenaming }
				/>
				<ChangeButtons
					changing={ changing }
					isOwn={ isOwn }
					canPlan={
						isAtOnce ||
						( ! hasUnsaved && isComplete( intent, choice, props ) )
					}
					planLabel={
						isAtOnce
							? __( 'Delete', 'atelier' )
							: __( 'See what changes', 'atelier' )
					}
					applyLabel={ getApplyLabel( intent ) }
					canApply={ groups.toChange.length > 0 || removes }
					onPlan={ submit }
					onApply={ () =>
						changing.applyPlan( groups.toChange, removes )
					}
					onClose={ onClose }
				/>
			</ChangeStep>
		</Dialog>
	);
}

/** Sentence about whether the preset itself is removed. */
function PresetFate( {
	isRemoved,
	isRenaming,
}: {
	isRemoved: boolean;
	isRenaming: boolean;
} ) {
	if ( isRemoved ) {
		return isRenaming ? null : (
			<p>
				{ __(
					'The preset itself is deleted from the styles.',
					'atelier'
				) }
			</p>
		);
	}
	return (
		<p>
			{ __(
				'The preset stays, since not all places can be changed here.',
				'atelier'
			) }
		</p>
	);
}

/** Returns the answer that is chosen at first. In a draft the places cannot be changed. */
function getFirstAnswer( others: readonly Preset[] ): PresetChoice[ 'answer' ] {
	if ( explainLiveOnly( 'places' ) !== undefined ) {
		return 'anyway';
	}
	return others.length > 0 ? 'other' : 'value';
}

function toChange(
	{ intent, kind, preset }: ChangeDialogProps,
	choice: PresetChoice
) {
	const isValue = intent === 'delete' && choice.answer === 'value';
	return {
		kind,
		slug: preset.slug,
		...( ! isValue && {
			replacement: intent === 'slug' ? choice.slug : choice.other,
		} ),
		isNew: intent === 'slug',
	};
}

function isComplete(
	intent: ChangeIntent,
	choice: PresetChoice,
	{ preset, others }: ChangeDialogProps
): boolean {
	if ( intent === 'slug' ) {
		return isSlug( choice.slug, [
			preset.slug,
			...others.map( ( { slug } ) => slug ),
		] );
	}
	return (
		( intent === 'delete' && choice.answer === 'value' ) ||
		choice.other !== ''
	);
}

function getTitle( intent: ChangeIntent, name: string ): string {
	if ( intent === 'merge' ) {
		/* translators: %s: name of a preset. */
		return sprintf( __( 'Merge “%s” into another', 'atelier' ), name );
	}
	return intent === 'slug'
		? /* translators: %s: name of a preset. */
		  sprintf( __( 'Change the slug of “%s”', 'atelier' ), name )
		: /* translators: %s: name of a preset. */
		  sprintf( __( 'Delete “%s”', 'atelier' ), name );
}

function getApplyLabel( intent: ChangeIntent ): string {
	const labels: Record< ChangeIntent, string > = {
		merge: __( 'Merge', 'atelier' ),
		slug: __( 'Change the slug', 'atelier' ),
		delete: __( 'Delete', 'atelier' ),
	};
	return labels[ intent ];
}
