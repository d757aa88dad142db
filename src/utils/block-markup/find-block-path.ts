import { getBlockKey } from './diff-blocks';
import type { MarkupBlock } from './markup';

/** A block of any kind, with its inner blocks. */
export interface NestedBlock {
	innerBlocks: readonly NestedBlock[];
}

/**
 * Returns the path of a block: its index in each list, the outermost first, such as `2.0`. It finds the block itself, else an equal one;
 * undefined without either.
 *
 * @param blocks Blocks to look in.
 * @param block  The block.
 */
export function findBlockPath(
	blocks: readonly MarkupBlock[],
	block: MarkupBlock
): string | undefined {
	const key = getBlockKey( block );
	return (
		find( blocks, ( each ) => each === block ) ??
		find( blocks, ( each ) => getBlockKey( each ) === key )
	);
}

/**
 * Returns the block at a path; undefined if there is none.
 *
 * @param blocks Blocks to look in.
 * @param path   Its index in each list, such as `2.0`.
 */
export function getBlockAt< Block extends NestedBlock >(
	blocks: readonly Block[],
	path: string
): Block | undefined {
	const [ index, ...rest ] = path.split( '.' );
	const block = blocks[ Number( index ) ];
	return block && rest.length > 0
		? getBlockAt( block.innerBlocks as readonly Block[], rest.join( '.' ) )
		: block;
}

function find(
	blocks: readonly MarkupBlock[],
	isMatch: ( block: MarkupBlock ) => boolean
): string | undefined {
	for ( const [ index, block ] of blocks.entries() ) {
		const inner = isMatch( block )
			? ''
			: find( block.innerBlocks, isMatch );
		if ( inner !== undefined ) {
			return [ String( index ), inner ].filter( Boolean ).join( '.' );
		}
	}
	return undefined;
}
