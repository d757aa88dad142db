import type { ImportResult } from './types';

/**
 * Returns the results of the records that were not imported.
 *
 * @param results Results of an import.
 */
export function listRefused(
	results: readonly ImportResult[]
): readonly ImportResult[] {
	return results.filter( ( { isDone } ) => ! isDone );
}
