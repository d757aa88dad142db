import { getBlockKey, type BlockStep } from './diff-blocks';
import type { MarkupBlock } from './markup';

type Counts = ReadonlyMap< string, number >;

/**
 * Returns the keys of the blocks that steps remove at one position and add at another one, at any depth.
 *
 * @param steps Result of `diffBlocks`.
 */
export function findBlockMoves(
	steps: readonly BlockStep[]
): ReadonlySet< string > {
	const removed = new Set< string >();
	const added = new Set< string >();
	collect( steps, removed, added );
	return new Set( [ ...removed ].filter( ( key ) => added.has( key ) ) );
}

/**
 * Returns whether one version moved a block that the other changed or removed.
 *
 * @param moves Moves of the one.
 * @param base  Blocks before both.
 * @param other Blocks of the other.
 */
export function areMovedBlocksChanged(
	moves: ReadonlySet< string >,
	base: readonly MarkupBlock[],
	other: readonly MarkupBlock[]
): boolean {
	if ( moves.size === 0 ) {
		return false;
	}
	const [ before, now ] = [ countBlocks( base ), countBlocks( other ) ];
	return [ ...moves ].some(
		( key ) => ( before.get( key ) ?? 0 ) > ( now.get( key ) ?? 0 )
	);
}

function collect(
	steps: readonly BlockStep[],
	removed: Set< string >,
	added: Set< string >
): void {
	for ( const step of steps ) {
		if ( step.kind === 'removed' || step.kind === 'added' ) {
			const keys = step.kind === 'removed' ? removed : added;
			listAll( [ step.block ] ).forEach( ( key ) => keys.add( key ) );
		} else if ( step.kind === 'changed' && step.inner ) {
			collect( step.inner, removed, added );
		} else if ( step.kind === 'changed' ) {
			const before = countBlocks( [ step.before ] );
			const after = countBlocks( [ step.after ] );
			listMore( before, after ).forEach( ( key ) => removed.add( key ) );
			listMore( after, before ).forEach( ( key ) => added.add( key ) );
		}
	}
}

function listMore( counts: Counts, others: Counts ): readonly string[] {
	return [ ...counts.keys() ].filter(
		( key ) => ( counts.get( key ) ?? 0 ) > ( others.get( key ) ?? 0 )
	);
}

function countBlocks( blocks: readonly MarkupBlock[] ): Counts {
	const counts = new Map< string, number >();
	for ( const key of listAll( blocks ) ) {
		counts.set( key, ( counts.get( key ) ?? 0 ) + 1 );
	}
	return counts;
}

function listAll( blocks: readonly MarkupBlock[] ): readonly string[] {
	return blocks.flatMap( ( block ) => [
		getBlockKey( block ),
		...listAll( block.innerBlocks ),
	] );
}
