import { useState } from 'react';

import {
	changePlaces,
	definePreset,
	planPresetChange,
	type PlannedPlace,
	type PresetChange,
	type PresetPlan,
	type UsageChange,
	type UsageFailure,
} from '@/features/usage';
import { useAbort } from './use-abort';
import { useChangeOutcome, type ChangeOutcome } from './use-change-outcome';

/** Steps of a change: choice, plan, the change itself, which can be stopped, and report. */
export type ChangePhase =
	| 'choice'
	| 'planning'
	| 'plan'
	| 'working'
	| 'stopped'
	| 'report';

/** State of a change, and the functions that run it. */
export interface PresetChanging {
	phase: ChangePhase;
	plan: PresetPlan | undefined;
	progress: { done: number; total: number } | undefined;
	changes: readonly UsageChange[];
	/** Number of changed records that used the preset. */
	places: number;
	failed: readonly UsageFailure[];
	/** Whether the preset still exists. */
	isKept: boolean;
	error: unknown;
	/** Plans a change without applying it. */
	makePlan: ( change: PresetChange ) => void;
	/** Applies the planned change, or continues a stopped one. */
	applyPlan: (
		places: readonly PlannedPlace[],
		removesPreset: boolean
	) => void;
	stop: () => void;
	/** Removes the preset from the styles. */
	removePreset: () => void;
	/** Plans the change again after some places have failed. */
	retry: () => void;
}

interface State
	extends Pick<
		PresetChanging,
		| 'phase'
		| 'plan'
		| 'progress'
		| 'changes'
		| 'places'
		| 'failed'
		| 'isKept'
		| 'error'
	> {
	change: PresetChange | undefined;
	left: readonly PlannedPlace[];
}

const START: State = {
	phase: 'choice',
	change: undefined,
	plan: undefined,
	progress: undefined,
	changes: [],
	places: 0,
	failed: [],
	left: [],
	isKept: true,
	error: undefined,
};

/**
 * Returns the change of a preset. It is planned first, so that the person sees the plan before anything is written.
 *
 * @param onLeave Called with the outcome when the dialog is unmounted.
 */
export function usePresetChange(
	onLeave: ( outcome: ChangeOutcome ) => void
): PresetChanging {
	const [ state, setState ] = useState( START );
	const { restart, stop } = useAbort();
	const { outcome, job } = useChangeOutcome( onLeave );

	const update = ( next: Partial< State > ) =>
		setState( ( before ) => ( { ...before, ...next } ) );
	const add = ( changes: readonly UsageChange[] ) => {
		outcome.current.changes.push( ...changes );
		update( { changes: [ ...outcome.current.changes ] } );
	};
	const start = () => ( {
		signal: restart(),
		onProgress: ( done: number, total: number ) =>
			update( { progress: { done, total } } ),
	} );

	const makePlan = ( change: PresetChange ) => {
		const options = start();
		update( { phase: 'planning', change, error: undefined } );
		planPresetChange( change, options ).then(
			( plan ) =>
				! options.signal.aborted &&
				update( { phase: 'plan', plan, progress: undefined } ),
			( error: unknown ) => update( { phase: 'choice', error } )
		);
	};

	const removePreset = ( { kind, slug }: PresetChange ) =>
		definePreset( { kind, slug } ).then(
			( changes ) => {
				outcome.current.isRemoved = true;
				add( changes );
				update( { isKept: false, error: undefined } );
			},
			( error: unknown ) => update( { error } )
		);

	const run = async (
		places: readonly PlannedPlace[],
		removesPreset: boolean
	) => {
		const { change } = state;
		if ( ! change ) {
			return;
		}
		const options = start();
		update( {
			phase: 'working',
			failed: [],
			left: places,
			error: undefined,
		} );
		let hasFailed = false;
		try {
			let asked = places;
			if ( change.isNew ) {
				const copied = await definePreset( change );
				add( copied );
				// A stopped change that continues must not copy the preset again.
				update( { change: { ...change, isNew: false } } );
				asked = replaceTokens( places, copied );
				update( { left: asked } );
			}
			await changePlaces( change, asked, {
				...options,
				onBatch: ( { changes, failed, left } ) => {
					hasFailed = hasFailed || failed.length > 0;
					add( changes );
					const count = addPlaces( outcome.current, changes );
					setState( ( before ) => ( {
						...before,
						places: count,
						left,
						failed: [ ...before.failed, ...failed ],
					} ) );
				},
			} );
			if ( options.signal.aborted ) {
				update( { phase: 'stopped' } );
				return;
			}
			if ( removesPreset && ! hasFailed ) {
				await removePreset( change );
			}
			update( { phase: 'report' } );
		} catch ( error ) {
			update( { phase: 'stopped', error } );
		}
	};

	return {
		...state,
		makePlan,
		applyPlan: ( places, removesPreset ) => {
			const asked = state.phase === 'stopped' ? state.left : places;
			job.current = run( asked, removesPreset );
		},
		stop,
		removePreset: () =>
			void ( state.change && removePreset( state.change ) ),
		retry: () => state.change && makePlan( state.change ),
	};
}

/** Returns places with the new token of the styles, to which the copy of the preset was written. */
function replaceTokens(
	places: readonly PlannedPlace[],
	made: readonly UsageChange[]
): readonly PlannedPlace[] {
	return places.map( ( place ) => {
		const written = made.find( ( { id } ) => id === place.postId );
		return written ? { ...place, token: written.hash } : place;
	} );
}

/** Adds the records of changes to an outcome, and returns the number of its records. */
function addPlaces(
	{ places }: ChangeOutcome,
	changes: readonly UsageChange[]
): number {
	for ( const { id } of changes ) {
		places.add( id );
	}
	return places.size;
}
