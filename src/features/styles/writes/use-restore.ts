import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useCallback, useMemo } from 'react';

import { runOnItems } from '@/kits/saving/outcomes';
import type { Config } from '@/utils/theme-json/config';
import { useGlobalStyles } from '../config/use-global-styles';
import {
	applyDifferences,
	diffConfigs,
	type Difference,
} from '../rules/diff-configs';
import {
	planRestore,
	restoreDifferences,
	type RestorePlan,
} from '../rules/plan-restore';

/** Restoring of differences in the person's unsaved styles. */
export interface Restore {
	/** Returns how a difference is restored, or why it is not. */
	plan: ( difference: Difference ) => RestorePlan;
	/**
	 * Restores differences as one unsaved edit.
	 *
	 * @param isUndoIgnored Whether it is no step of undo, since it is taken back by what this returns.
	 * @return Takes back what was restored, whatever was edited since.
	 */
	apply: (
		differences: readonly Difference[],
		isUndoIgnored?: boolean
	) => () => void;
	/** The same with a notice; `message` is what it says. */
	restore: ( differences: readonly Difference[], message: string ) => void;
}

const STYLES = { id: 'user' };

/**
 * Returns what takes values of another config over into the person's. Nothing is saved, and the notice undoes it: only the values that
 * were restored, whatever was edited since.
 *
 * @param source The config that the values come from.
 */
export function useRestore( source: Config ): Restore {
	const { stored, base, canEditCss, setUser } = useGlobalStyles();
	const hasBlock = useHasBlock();
	const planIn = useCallback(
		( difference: Difference, target: Config ) =>
			planRestore( {
				difference,
				target,
				source,
				base,
				canEditCss,
				hasBlock,
			} ),
		[ source, base, canEditCss, hasBlock ]
	);
	const plan = useMemo( () => {
		// A row asks several times, and lines of long texts take a while.
		const plans = new WeakMap< Difference, RestorePlan >();
		return ( difference: Difference ) => {
			const known =
				plans.get( difference ) ?? planIn( difference, stored );
			plans.set( difference, known );
			return known;
		};
	}, [ planIn, stored ] );
	const apply = useCallback(
		( differences: readonly Difference[], isUndoIgnored = false ) => {
			let back: readonly Difference[] = [];
			setUser(
				( before ) => {
					const after = restoreDifferences(
						before,
						differences,
						planIn
					);
					back = diffConfigs( after, before );
					return after;
				},
				`restore.${ Date.now() }`,
				isUndoIgnored
			);
			return () =>
				setUser(
					( config ) => applyDifferences( config, back ),
					`restore.undo.${ Date.now() }`,
					isUndoIgnored
				);
		},
		[ planIn, setUser ]
	);
	const restore = useCallback(
		( differences: readonly Difference[], message: string ) =>
			void runOnItems( [ STYLES ], {
				subject: 'styles',
				run: async () => {
					const undo = apply( differences );
					return async () => undo();
				},
				done: () => message,
			} ),
		[ apply ]
	);
	return { plan, apply, restore };
}

// Blocks of WordPress are registered last: until then it is not known which others there are.
function useHasBlock(): ( name: string ) => boolean {
	const blockTypes = useSelect(
		( select ) => select( blocksStore ).getBlockTypes(),
		[]
	);
	return useMemo( () => {
		const names = new Set( blockTypes.map( ( { name } ) => name ) );
		const areLoaded = blockTypes.some( ( { name } ) =>
			name.startsWith( 'core/' )
		);
		return ( name ) => ! areLoaded || names.has( name );
	}, [ blockTypes ] );
}
