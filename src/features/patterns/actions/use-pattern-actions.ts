import { useMemo } from 'react';

import { useRegisteredActions } from '@/data/store/use-registered';
import { addActions, toListActions, type ListAction } from '@/kits/actions';
import { useNavigate } from '@/router';
import type { PatternItem } from '../rules/types';
import { usePartLibrary, usePatternLibrary } from '../use-libraries';
import { makeNotSynced, makeSynced } from './convert-sync';
import { compareItem } from './compare-item';
import { partsToPatterns } from './create-patterns-of-parts';
import { deleteItems } from './delete-items';
import { duplicateItem } from './duplicate-item';
import { editItem } from './edit-item';
import { exportItems } from './export-patterns';
import type { PatternAction, PatternContext } from './pattern-action';
import { renameItem } from './rename-item';
import { replaceItem } from './replace-item';
import { resetItems } from './reset-items';
import { restoreItems } from './restore-items';
import { setCategories } from './set-categories';
import { viewPattern } from './view-pattern';

/** Actions of patterns and template parts, in the order of the menu. */
const PATTERN_ACTIONS: readonly PatternAction[] = [
	editItem,
	viewPattern,
	duplicateItem,
	renameItem,
	setCategories,
	compareItem,
	exportItems,
	makeSynced,
	makeNotSynced,
	partsToPatterns,
	replaceItem,
	resetItems,
	restoreItems,
	deleteItems,
];

/** Returns the facts of the screen on which the actions of patterns and parts depend. */
export function usePatternContext(): PatternContext {
	const { navigate } = useNavigate();
	const patterns = usePatternLibrary().library;
	const parts = usePartLibrary().library;
	return useMemo(
		() => ( {
			rights: {
				canCreatePatterns: patterns?.can.create ?? false,
				canCreateParts: parts?.can.create ?? false,
			},
			patterns,
			navigate,
		} ),
		[ navigate, patterns, parts ]
	);
}

/**
 * Returns the actions of a list of patterns or template parts, with those of plugins.
 *
 * @param postType Their type.
 */
export function usePatternActions(
	postType: PatternItem[ 'type' ]
): ListAction< PatternItem >[] {
	const context = usePatternContext();
	const added = useRegisteredActions< PatternItem >( postType );
	return useMemo(
		() => addActions( toListActions( PATTERN_ACTIONS, context ), added ),
		[ context, added ]
	);
}
