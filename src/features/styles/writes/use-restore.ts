import { store as blocksStore } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useCallback, useMemo } from 'react';

import type { Config } from '@/utils/theme-json/config';
import {
	editWithNotice,
	editWithUndo,
	type UndoableEdit,
} from '../config/edit-with-undo';
import { useGlobalStyles } from '../config/use-global-styles';
import type { Difference } from '../rules/diff-configs';
import {
	planRestore,
	restoreDifferences,
	type RestorePlan,
} from '../rules/plan-restore';

/** Functions that restore differences in the person's unsaved styles. */
export interface Restore {
	/** Returns how a difference is restored, or why it cannot be. */
	plan: ( difference: Difference ) => RestorePlan;
	/**
	 * Restores differences as one unsaved edit.
	 *
	 * @param isUndoIgnored Whether the editor's undo ignores the edit.
	 * @return Function that undoes it.
	 */
	apply: (
		differences: readonly Difference[],
		isUndoIgnored?: boolean
	) => () => void;
	/** Restores differences, and shows a notice that undoes it. */
	restore: ( differences: readonly Difference[], message: string ) => void;
}

/**
 * Returns functions that restore values of another config in the person's config, as unsaved edits.
 *
 * @param source The other config.
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
		// Cached, because a row needs its plan several times, and comparing the lines of long texts is slow.
		const plans = new WeakMap< Difference, RestorePlan >();
		return ( difference: Difference ) => {
			const known =
				plans.get( difference ) ?? planIn( difference, stored );
			plans.set( difference, known );
			return known;
		};
	}, [ planIn, stored ] );
	const toEdit = useCallback(
		( differences: readonly Difference[] ): UndoableEdit => ( {
			name: 'restore',
			update: ( config ) =>
				restoreDifferences( config, differences, planIn ),
		} ),
		[ planIn ]
	);
	const apply = useCallback(
		( differences: readonly Difference[], isUndoIgnored = false ) =>
			editWithUndo( setUser, {
				...toEdit( differences ),
				isUndoIgnored,
			} ),
		[ toEdit, setUser ]
	);
	const restore = useCallback(
		( differences: readonly Difference[], message: string ) =>
			editWithNotice( setUser, toEdit( differences ), message ),
		[ toEdit, setUser ]
	);
	return { plan, apply, restore };
}

// Blocks of WordPress are registered last, so until then every block counts as registered.
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
