/*
 * Experimental selectors of core-data under stable names.
 */
interface EntityKey {
	kind: string;
	name: string;
	key: number | string | undefined;
	title: string;
}

interface ExperimentalSelectors {
	__experimentalGetDirtyEntityRecords: () => EntityKey[];
}

/**
 * Returns the records with unsaved changes.
 *
 * @param selectors Selectors of core-data.
 */
export function getDirtyRecords( selectors: unknown ): EntityKey[] {
	return (
		selectors as ExperimentalSelectors
	 ).__experimentalGetDirtyEntityRecords();
}
