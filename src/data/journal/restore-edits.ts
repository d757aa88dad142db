import type { Fields } from '../writes/compare-fields';

/**
 * Returns what to hand to core-data so that a record has the journal's changes again.
 *
 * @param edits Changes of an entry.
 */
export function restoreEdits( edits: Fields ): Fields {
	// Blocks that the editor has made out of the content win over it, unless they go.
	return 'content' in edits
		? { ...edits, blocks: undefined, selection: undefined }
		: edits;
}
