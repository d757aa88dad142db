import { restoreFromTrash } from '../writes/write-patterns';
import type { PatternItem } from '../rules/types';
import { describeRestored, runOnItems } from './run-on-items';

/**
 * Takes patterns out of WordPress's trash; each has the status again that it had.
 *
 * @param items The patterns.
 */
export function restoreItems( items: readonly PatternItem[] ): Promise< void > {
	return runOnItems( items, {
		run: restoreFromTrash,
		getSuccess: describeRestored,
	} );
}
