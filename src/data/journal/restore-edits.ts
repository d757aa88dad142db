import type { Fields } from '../writes/compare-fields';

/**
 * Returns the edits for core-data that restore the journal's changes of a record.
 *
 * @param edits Changes of an entry.
 */
export function restoreEdits( edits: Fields ): Fields {
	// Blocks that the editor parsed from earlier content would override the restored content.
	return 'content' in edits
		? { ...edits, blocks: undefined, selection: undefined }
		: edits;
}
