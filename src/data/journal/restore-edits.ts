import type { Fields } from '../records/compare-fields';

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

/**
 * Returns a record as it was when the changes began. With it in core-data, saving compares the changes with what the person saw, and
 * asks about what somebody else changed meanwhile.
 *
 * @param record The record as the site has it now.
 * @param base   The edited fields as they were.
 */
export function withBase( record: Fields, base: Fields ): Fields {
	const before = Object.entries( base ).map( ( [ field, value ] ) => {
		const now = record[ field ];
		return [
			field,
			typeof now === 'object' && now !== null && 'raw' in now
				? { ...now, raw: value }
				: value,
		];
	} );
	return { ...record, ...Object.fromEntries( before ) };
}
