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
import { useLeaving, useStop, type ChangeOutcome } from './use-leaving';

/** Steps of a change: a choice, its dry run, the work, which can be stopped, and its report. */
export type ChangePhase =
	| 'choice'
	| 'planning'
	| 'plan'
	| 'working'
	| 'stopped'
	| 'report';

/** The state of a change, and what moves it on. */
export interface PresetChanging {
	phase: ChangePhase;
	plan: PresetPlan | undefined;
	progress: { done: number; total: number } | undefined;
	changes: readonly UsageChange[];
	/** How many records that named the preset were changed. */
	places: number;
	failed: readonly UsageFailure[];
	/** Whether the preset is still there. */
	isKept: boolean;
	error: unknown;
	/** Finds out what would be done. */
	look: ( change: PresetChange ) => void;
	/** Does it, or goes on with it. */
	work: ( places: readonly PlannedPlace[], removesPreset: boolean ) => void;
	stop: () => void;
	/** Takes the preset out of the styles. */
	removePreset: () => void;
	/** Finds out anew what is left to be done, after some places have failed. */
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
 * Carries out a change of a preset. Nothing is written before a person has seen its plan; what was done stays known when the work ends
 * before its end.
 *
 * @param onLeave Called when nobody looks at it any more, with what was done until then.
 */
export function usePresetChange(
	onLeave: ( outcome: ChangeOutcome ) => void
): PresetChanging {
	const [ state, setState ] = useState( START );
	const { restart, stop } = useStop();
	const { made, job } = useLeaving( onLeave );

	const update = ( next: Partial< State > ) =>
		setState( ( before ) => ( { ...before, ...next } ) );
	const add = ( changes: readonly UsageChange[] ) => {
		made.current.changes.push( ...changes );
		update( { changes: [ ...made.current.changes ] } );
	};
	const start = () => ( {
		signal: restart(),
		onProgress: ( done: number, total: number ) =>
			update( { progress: { done, total } } ),
	} );

	const look = ( change: PresetChange ) => {
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
				made.current.isRemoved = true;
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
				// Going on must not make the copy again.
				update( { change: { ...change, isNew: false } } );
				asked = replaceTokens( places, copied );
				update( { left: asked } );
			}
			await changePlaces( change, asked, {
				...options,
				onBatch: ( { changes, failed, left } ) => {
					hasFailed = hasFailed || failed.length > 0;
					add( changes );
					const count = addPlaces( made.current, changes );
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
		look,
		work: ( places, removesPreset ) => {
			const asked = state.phase === 'stopped' ? state.left : places;
			job.current = run( asked, removesPreset );
		},
		stop,
		removePreset: () =>
			void ( state.change && removePreset( state.change ) ),
		retry: () => state.change && look( state.change ),
	};
}

/** Returns places with the tokens of those that were written meanwhile: the styles, where the copy is. */
function replaceTokens(
	places: readonly PlannedPlace[],
	made: readonly UsageChange[]
): readonly PlannedPlace[] {
	return places.map( ( place ) => {
		const written = made.find( ( { id } ) => id === place.postId );
		return written ? { ...place, token: written.hash } : place;
	} );
}

/** Counts the records of changes among those that named the preset. */
function addPlaces(
	{ places }: ChangeOutcome,
	changes: readonly UsageChange[]
): number {
	for ( const { id } of changes ) {
		places.add( id );
	}
	return places.size;
}
