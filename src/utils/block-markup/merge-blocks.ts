import {
	diffBlocks,
	getBlockKey,
	getShellKey,
	type BlockStep,
} from './diff-blocks';
import { findBlockMoves, areMovedBlocksChanged } from './find-block-moves';
import {
	readSourceBlocks,
	type SourceBlock,
	type SourceList,
} from './source-blocks';

/** Three versions of a content. */
export interface ContentVersions {
	/** The version from which both others began. */
	base: string;
	mine: string;
	theirs: string;
}

/** Version that is used for blocks that both changed. */
export type MergeWinner = 'mine' | 'theirs';

/** Content with the changes of two people. */
export interface MergedContent {
	content: string;
	/** How many times both changed the same blocks; the winner's are used. */
	conflicts: number;
}

/** State of a block of the base in another version. */
interface BlockFate {
	after: SourceBlock;
	/** Undefined if it is the same. */
	change: Extract< BlockStep, { kind: 'changed' } > | undefined;
}

/** Another version of a list of blocks. */
interface ListVersion {
	list: SourceList;
	/** By index in the base; undefined for a removed block. */
	fates: readonly ( BlockFate | undefined )[];
	/** Blocks that the base does not have, by index of the next block in the base. */
	added: readonly ( readonly SourceBlock[] )[];
}

/** State of a merge. */
interface Merge {
	winner: MergeWinner;
	conflicts: number;
}

interface Versions< Value > {
	mine: Value;
	theirs: Value;
}

/**
 * Merges two changes of a content by block. A block that only one version changed is taken from that version; an unchanged block has the bytes
 * of `theirs`, which is stored. Blocks that both add at the same position are both used, those of `theirs` first. A conflict is: both changed
 * a block, one removed it and the other changed it, or both replaced it. `includes/drafts/class-block-merge.php` does the same.
 *
 * @param versions The versions.
 * @param winner   Version that is used for conflicts.
 * @return Undefined where the contents cannot be merged by block: invalid markup, both moved blocks, or one moved a block that the other changed or removed.
 */
export function mergeBlocks(
	versions: ContentVersions,
	winner: MergeWinner = 'mine'
): MergedContent | undefined {
	const base = readSourceBlocks( versions.base );
	const mine = readSourceBlocks( versions.mine );
	const theirs = readSourceBlocks( versions.theirs );
	if ( ! base || ! mine || ! theirs ) {
		return undefined;
	}
	const before = toBlocks( base );
	const [ a, b ] = [ toBlocks( mine ), toBlocks( theirs ) ];
	const steps = {
		mine: diffBlocks( before, a ),
		theirs: diffBlocks( before, b ),
	};
	const moves = {
		mine: findBlockMoves( steps.mine ),
		theirs: findBlockMoves( steps.theirs ),
	};
	// Two moves may contradict each other even if they are of different blocks.
	if (
		( moves.mine.size > 0 && moves.theirs.size > 0 ) ||
		areMovedBlocksChanged( moves.mine, before, b ) ||
		areMovedBlocksChanged( moves.theirs, before, a )
	) {
		return undefined;
	}
	const merge: Merge = { winner, conflicts: 0 };
	const content = mergeLists( merge, base, {
		mine: readVersion( base, mine, steps.mine ),
		theirs: readVersion( base, theirs, steps.theirs ),
	} );
	return { content: formatList( content ), conflicts: merge.conflicts };
}

function toBlocks( { blocks }: SourceList ) {
	return blocks.map( ( { block } ) => block );
}

function readVersion(
	base: SourceList,
	list: SourceList,
	steps: readonly BlockStep[]
): ListVersion {
	const fates: ( BlockFate | undefined )[] = [];
	const added: SourceBlock[][] = Array.from(
		{ length: base.blocks.length + 1 },
		() => []
	);
	const rest = list.blocks.values();
	for ( const step of steps ) {
		const after = step.kind === 'removed' ? undefined : rest.next().value;
		if ( step.kind === 'added' ) {
			if ( after ) {
				added[ fates.length ]?.push( after );
			}
		} else {
			fates.push(
				after && {
					after,
					change: step.kind === 'changed' ? step : undefined,
				}
			);
		}
	}
	return { list, fates, added };
}

/** Blocks of the result, and the list whose whitespace they get. */
interface MergedList {
	blocks: readonly SourceBlock[];
	format: readonly SourceList[];
}

function mergeLists(
	merge: Merge,
	base: SourceList,
	versions: Versions< ListVersion >
): MergedList {
	const { mine, theirs } = versions;
	const contested = findContested( base, versions );
	merge.conflicts += new Set( contested.values() ).size;
	const blocks: SourceBlock[] = [];
	for ( let index = 0; index <= base.blocks.length; index++ ) {
		const added = {
			mine: mine.added[ index ] ?? [],
			theirs: theirs.added[ index ] ?? [],
		};
		if ( contested.has( index ) ) {
			blocks.push( ...added[ merge.winner ] );
		} else if ( areEqual( added.mine, added.theirs ) ) {
			blocks.push( ...added.theirs );
		} else {
			blocks.push( ...added.theirs, ...added.mine );
		}
		const block = base.blocks[ index ];
		const merged =
			block &&
			mergeBlock( merge, block, {
				mine: mine.fates[ index ],
				theirs: theirs.fates[ index ],
			} );
		if ( merged ) {
			blocks.push( merged );
		}
	}
	return { blocks, format: [ theirs.list, mine.list, base ] };
}

/**
 * Returns the positions at which both versions add blocks in place of the same ones, or add some equal blocks, each with the number of its
 * conflict. Two contents that were written where there was none are in conflict, too.
 */
function findContested(
	base: SourceList,
	{ mine, theirs }: Versions< ListVersion >
): ReadonlyMap< number, number > {
	const contested = new Map< number, number >();
	const { length } = base.blocks;
	for ( let first = 0; first <= length; first++ ) {
		let last = first;
		let isReplaced = length === 0;
		while (
			last < length &&
			! ( mine.fates[ last ] && theirs.fates[ last ] )
		) {
			isReplaced ||= ! mine.fates[ last ] && ! theirs.fates[ last ];
			last++;
		}
		const pick = ( { added }: ListVersion ) =>
			added.slice( first, last + 1 );
		const [ a, b ] = [ pick( mine ), pick( theirs ) ];
		const isSame = a.every( ( blocks, index ) =>
			areEqual( blocks, b[ index ] ?? [] )
		);
		const isContested = isReplaced
			? a.some( hasItems ) && b.some( hasItems )
			: sharesBlock( a.flat(), b.flat() );
		if ( ! isSame && isContested ) {
			for ( let index = first; index <= last; index++ ) {
				contested.set( index, first );
			}
		}
		first = last;
	}
	return contested;
}

function hasItems( blocks: readonly unknown[] ): boolean {
	return blocks.length > 0;
}

function sharesBlock(
	mine: readonly SourceBlock[],
	theirs: readonly SourceBlock[]
): boolean {
	const keys = new Set( mine.map( getKey ) );
	return theirs.some( ( block ) => keys.has( getKey( block ) ) );
}

function areEqual(
	a: readonly SourceBlock[],
	b: readonly SourceBlock[]
): boolean {
	return (
		a.length === b.length &&
		a.every( ( block, index ) => {
			const other = b[ index ];
			return other && getKey( block ) === getKey( other );
		} )
	);
}

function getKey( { block }: SourceBlock ): string {
	return getBlockKey( block );
}

function mergeBlock(
	merge: Merge,
	base: SourceBlock,
	versions: Versions< BlockFate | undefined >
): SourceBlock | undefined {
	const { mine, theirs } = versions;
	if ( mine && ! mine.change ) {
		return theirs?.after;
	}
	if ( theirs && ! theirs.change ) {
		return mine?.after;
	}
	if ( ! mine && ! theirs ) {
		return undefined;
	}
	const merged =
		mine && theirs && mergeChanged( merge, base, { mine, theirs } );
	if ( merged ) {
		return merged;
	}
	merge.conflicts++;
	return versions[ merge.winner ]?.after;
}

/** Merges two changes of one block; undefined where they are in conflict as a whole. */
function mergeChanged(
	merge: Merge,
	base: SourceBlock,
	{ mine, theirs }: Versions< BlockFate >
): SourceBlock | undefined {
	if ( getKey( mine.after ) === getKey( theirs.after ) ) {
		return theirs.after;
	}
	const [ a, b ] = [ mine.change, theirs.change ];
	if ( ! a?.inner || ! b?.inner ) {
		return undefined;
	}
	const before = merge.conflicts;
	const own = chooseShell( merge, mine, theirs );
	const list = mergeLists( merge, base.inner, {
		mine: readVersion( base.inner, mine.after.inner, a.inner ),
		theirs: readVersion( base.inner, theirs.after.inner, b.inner ),
	} );
	const key = getShellKey( own.block );
	// A block without inner blocks does not say where they belong.
	const { shell } =
		[ own, theirs.after, mine.after, base ].find(
			( block ) => block.shell && getShellKey( block.block ) === key
		) ?? own;
	if ( ! shell ) {
		merge.conflicts = before;
		return list.blocks.length === 0 ? own : undefined;
	}
	return {
		...theirs.after,
		source: `${ shell.start }${ formatList( list ) }${ shell.end }`,
	};
}

/** Returns the block whose own markup and attributes are used, apart from its inner blocks. */
function chooseShell(
	merge: Merge,
	mine: BlockFate,
	theirs: BlockFate
): SourceBlock {
	if ( ! mine.change?.isOwn ) {
		return theirs.after;
	}
	if ( ! theirs.change?.isOwn ) {
		return mine.after;
	}
	if (
		getShellKey( mine.after.block ) === getShellKey( theirs.after.block )
	) {
		return theirs.after;
	}
	merge.conflicts++;
	return { mine, theirs }[ merge.winner ].after;
}

function formatList( { blocks, format }: MergedList ): string {
	const { head = '', tail = '' } =
		format.find( ( list ) => list.blocks.length > 0 ) ?? {};
	const separator =
		format.map( ( list ) => list.blocks[ 1 ]?.lead ).find( Boolean ) ??
		'\n\n';
	return (
		blocks
			.map( ( { block, lead, source }, index ) => {
				if ( index === 0 ) {
					return head + source;
				}
				const isText =
					block.name === null &&
					blocks[ index - 1 ]?.block.name === null;
				return (
					( ( isText && lead === '' ? undefined : lead ) ??
						separator ) + source
				);
			} )
			.join( '' ) + tail
	);
}
