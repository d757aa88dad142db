import {
	getBlockKey,
	type BlockDifference,
} from '@/utils/block-markup/diff-blocks';
import type { MarkupBlock } from '@/utils/block-markup/markup';
import type { ComparedSide } from '@/utils/design-state';
import { diffSequences } from '@/utils/diff-sequences';

/** The difference of a row, as the current content has it. */
export interface MatchedDifference {
	/** Id of the same difference from the current content; undefined if nothing is left to restore. */
	id: string | undefined;
	/** Whether the current content has the block of the source. */
	isRestored: boolean;
}

/**
 * Finds the compared differences in the record's current content, which may have unsaved changes that neither compared state has.
 *
 * @param rows    The compared differences.
 * @param current Differences between the current content and the source.
 * @param blocks  Blocks of the current content.
 * @param source  The side from which blocks are restored.
 * @return The match of each row, by the row's id.
 */
export function matchDifferences(
	rows: readonly BlockDifference[],
	current: readonly BlockDifference[],
	blocks: readonly MarkupBlock[],
	source: ComparedSide
): ReadonlyMap< string, MatchedDifference > {
	const keys = new Set( listOwnKeys( blocks ) );
	const isRestored = ( row: BlockDifference ) => {
		const { from, to } = toBlocks( row, source );
		return from ? keys.has( getOwnKey( from ) ) : ! hasBlock( keys, to );
	};
	const toKey = ( row: BlockDifference ) => {
		const { from, to } = toBlocks( row, source );
		return JSON.stringify( [
			row.kind === 'moved',
			from !== undefined,
			getBlockKey( from ?? to ),
		] );
	};
	const ids = new Map< number, string | undefined >();
	for ( const step of diffSequences(
		rows.map( toKey ),
		current.map( toKey )
	) ) {
		if ( step.kind === 'same' ) {
			ids.set( step.before, current[ step.after ]?.id );
		}
	}
	return new Map(
		rows.map( ( row, index ): [ string, MatchedDifference ] => {
			const id = ids.get( index );
			return [
				row.id,
				{ id, isRestored: id === undefined && isRestored( row ) },
			];
		} )
	);
}

const NO_BLOCK: MarkupBlock = {
	name: null,
	attributes: {},
	innerBlocks: [],
	parts: [],
};

// Returns the block of the source, if it has one, and that of the other side.
function toBlocks(
	{ before, after }: BlockDifference,
	source: ComparedSide
): { from: MarkupBlock | undefined; to: MarkupBlock } {
	const [ from, to ] =
		source === 'left' ? [ before, after ] : [ after, before ];
	return { from, to: to ?? NO_BLOCK };
}

function hasBlock( keys: ReadonlySet< string >, block: MarkupBlock ): boolean {
	return keys.has( getOwnKey( block ) );
}

function listOwnKeys( blocks: readonly MarkupBlock[] ): readonly string[] {
	return blocks.flatMap( ( block ) => [
		getOwnKey( block ),
		...listOwnKeys( block.innerBlocks ),
	] );
}

// Inner blocks have rows of their own.
function getOwnKey( block: MarkupBlock ): string {
	return getBlockKey( {
		...block,
		innerBlocks: [],
		parts: block.parts.filter( ( part ) => part?.trim() ),
	} );
}
