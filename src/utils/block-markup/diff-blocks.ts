import { isRecord } from '../is-record';
import { diffSequences } from '../diff-sequences';
import type { MarkupBlock } from './markup';

/** A step from one list of blocks to another. Steps with an id are differences; the two steps of a move have the same id. */
export type BlockStep =
	| { kind: 'same'; block: MarkupBlock }
	| {
			kind: 'removed' | 'added';
			block: MarkupBlock;
			id: string;
			isMove: boolean;
	  }
	| {
			kind: 'changed';
			id: string;
			before: MarkupBlock;
			after: MarkupBlock;
			/** Whether the block itself differs, and not only its inner blocks. */
			isOwn: boolean;
			/** Steps of its inner blocks; undefined if the block is compared as a whole. */
			inner?: readonly BlockStep[];
	  };

/** One block that differs between two contents. */
export interface BlockDifference {
	/** Unique among the differences of the same two contents. */
	id: string;
	kind: 'added' | 'removed' | 'changed' | 'moved';
	/** Block of the left content, if it is there. */
	before?: MarkupBlock;
	/** Block of the right content, if it is there. */
	after?: MarkupBlock;
	/** Its parent blocks, the outermost first. */
	parents: readonly MarkupBlock[];
}

/**
 * Returns the steps that lead from one list of blocks to another: first it matches equal blocks in their order, then blocks of the same kind
 * between them, whose inner blocks are compared in the same way. {@link applyBlockSteps} applies the steps.
 *
 * @param left  Blocks from which the steps lead.
 * @param right Blocks to which they lead.
 */
export function diffBlocks(
	left: readonly MarkupBlock[],
	right: readonly MarkupBlock[]
): readonly BlockStep[] {
	return compareLists( left, right, '' );
}

/**
 * Returns the left blocks with the chosen steps applied; with all of them the right blocks.
 *
 * @param steps  Result of {@link diffBlocks}.
 * @param chosen Ids of the differences to apply.
 */
export function applyBlockSteps(
	steps: readonly BlockStep[],
	chosen: ReadonlySet< string >
): MarkupBlock[] {
	return steps.flatMap( ( step ) => {
		if ( step.kind === 'same' ) {
			return [ step.block ];
		}
		if ( step.kind === 'changed' ) {
			return [ applyChange( step, chosen ) ];
		}
		return chosen.has( step.id ) === ( step.kind === 'added' )
			? [ step.block ]
			: [];
	} );
}

/**
 * Lists the differences of steps, in the order of the blocks.
 *
 * @param steps Result of {@link diffBlocks}.
 */
export function listBlockDifferences(
	steps: readonly BlockStep[]
): readonly BlockDifference[] {
	return listIn( steps, [] );
}

/**
 * Returns a key that is the same for equal blocks.
 *
 * @param block Block.
 */
export function getBlockKey( block: MarkupBlock ): string {
	return JSON.stringify( block, ( _key, value: unknown ) =>
		isRecord( value )
			? Object.fromEntries(
					Object.entries( value ).sort( ( [ a ], [ b ] ) =>
						a < b ? -1 : 1
					)
			  )
			: value
	);
}

/**
 * Returns a key that is the same for blocks that are equal apart from their inner blocks.
 *
 * @param block Block.
 */
export function getShellKey( block: MarkupBlock ): string {
	return getBlockKey( {
		...block,
		innerBlocks: [],
		parts: [ Object.values( splitShell( block ) ).join( '' ) ],
	} );
}

function compareLists(
	left: readonly MarkupBlock[],
	right: readonly MarkupBlock[],
	prefix: string
): BlockStep[] {
	const leftKeys = left.map( getBlockKey );
	const rightKeys = right.map( getBlockKey );
	const steps = diffSequences( leftKeys, rightKeys );
	const moves = findMoves(
		steps.flatMap( ( step ) =>
			step.kind === 'removed' ? [ leftKeys[ step.before ] ?? '' ] : []
		),
		steps.flatMap( ( step ) =>
			step.kind === 'added' ? [ rightKeys[ step.after ] ?? '' ] : []
		)
	);
	let count = 0;
	const createId = () => `${ prefix }${ count++ }`;
	const found: BlockStep[] = [];
	let removed: MarkupBlock[] = [];
	let added: MarkupBlock[] = [];
	const endRun = () => {
		found.push( ...pairByName( removed, added, createId ) );
		removed = [];
		added = [];
	};
	const addMove = (
		kind: 'removed' | 'added',
		block: MarkupBlock,
		key: string
	) => {
		const ids = moves.get( key );
		const id = ids?.[ kind ].shift();
		if ( id === undefined ) {
			( kind === 'removed' ? removed : added ).push( block );
			return;
		}
		endRun();
		found.push( { kind, block, id: `${ prefix }m${ id }`, isMove: true } );
	};
	for ( const step of steps ) {
		const before = step.kind === 'added' ? undefined : left[ step.before ];
		const after = step.kind === 'removed' ? undefined : right[ step.after ];
		if ( before && after ) {
			endRun();
			found.push( { kind: 'same', block: before } );
		} else if ( before ) {
			addMove( 'removed', before, getBlockKey( before ) );
		} else if ( after ) {
			addMove( 'added', after, getBlockKey( after ) );
		}
	}
	endRun();
	return found;
}

/** Returns, for each key in both lists, the ids of the moves that begin and that end with it. */
function findMoves(
	removed: readonly string[],
	added: readonly string[]
): ReadonlyMap< string, { removed: number[]; added: number[] } > {
	const moves = new Map< string, { removed: number[]; added: number[] } >();
	const left = [ ...added ];
	let count = 0;
	for ( const key of removed ) {
		const index = left.indexOf( key );
		if ( index < 0 ) {
			continue;
		}
		left.splice( index, 1 );
		const ids = moves.get( key ) ?? { removed: [], added: [] };
		ids.removed.push( count );
		ids.added.push( count++ );
		moves.set( key, ids );
	}
	return moves;
}

// A removed and an added block of one kind between the same neighbours count as one changed block.
function pairByName(
	removed: readonly MarkupBlock[],
	added: readonly MarkupBlock[],
	createId: () => string
): BlockStep[] {
	const names = [ removed, added ].map( ( blocks ) =>
		blocks.map( ( { name } ) => name ?? '' )
	);
	return diffSequences( names[ 0 ] ?? [], names[ 1 ] ?? [] ).flatMap(
		( step ): BlockStep[] => {
			const before =
				step.kind === 'added' ? undefined : removed[ step.before ];
			const after =
				step.kind === 'removed' ? undefined : added[ step.after ];
			if ( before && after ) {
				return [ compareBlocks( before, after, createId() ) ];
			}
			const block = before ?? after;
			return block
				? [
						{
							kind: before ? 'removed' : 'added',
							block,
							id: createId(),
							isMove: false,
						},
				  ]
				: [];
		}
	);
}

function compareBlocks(
	before: MarkupBlock,
	after: MarkupBlock,
	id: string
): BlockStep {
	const hasInner = before.innerBlocks.length + after.innerBlocks.length > 0;
	if ( ! hasInner || [ before, after ].some( isInterspersed ) ) {
		return { kind: 'changed', id, before, after, isOwn: true };
	}
	return {
		kind: 'changed',
		id,
		before,
		after,
		isOwn: getShellKey( before ) !== getShellKey( after ),
		inner: compareLists(
			before.innerBlocks,
			after.innerBlocks,
			`${ id }.`
		),
	};
}

// Markup between inner blocks depends on their positions, so their changes cannot be applied one by one.
function isInterspersed( { parts }: MarkupBlock ): boolean {
	return parts
		.slice( parts.indexOf( null ), parts.lastIndexOf( null ) )
		.some( ( part ) => part !== null && part.trim() !== '' );
}

function splitShell( { parts }: MarkupBlock ): { start: string; end: string } {
	const first = parts.indexOf( null );
	const join = ( list: readonly ( string | null )[] ) => list.join( '' );
	return first < 0
		? { start: join( parts ), end: '' }
		: {
				start: join( parts.slice( 0, first ) ),
				end: join( parts.slice( parts.lastIndexOf( null ) + 1 ) ),
		  };
}

function applyChange(
	step: Extract< BlockStep, { kind: 'changed' } >,
	chosen: ReadonlySet< string >
): MarkupBlock {
	const { before, after, inner, id, isOwn } = step;
	const isChosen = isOwn && chosen.has( id );
	if ( ! inner ) {
		return isChosen ? after : before;
	}
	const innerBlocks = applyBlockSteps( inner, chosen );
	const key = innerBlocks.map( getBlockKey ).join();
	const whole = [ before, after ].find(
		( block ) =>
			( ! isOwn || ( block === after ) === isChosen ) &&
			block.innerBlocks.map( getBlockKey ).join() === key
	);
	if ( whole ) {
		return whole;
	}
	const own = isChosen ? after : before;
	const other = isChosen ? before : after;
	const shell = own.parts.includes( null ) ? own : other;
	const { start, end } = splitShell( innerBlocks.length > 0 ? shell : own );
	return {
		...own,
		innerBlocks,
		parts:
			innerBlocks.length === 0
				? [ start + end ]
				: [
						start,
						...innerBlocks.flatMap( ( _block, index ) =>
							index === 0 ? [ null ] : [ '\n\n', null ]
						),
						end,
				  ],
	};
}

function listIn(
	steps: readonly BlockStep[],
	parents: readonly MarkupBlock[]
): BlockDifference[] {
	return steps.flatMap( ( step ): BlockDifference[] => {
		if ( step.kind === 'same' ) {
			return [];
		}
		const { id } = step;
		if ( step.kind === 'changed' ) {
			const { before, after, isOwn, inner = [] } = step;
			return [
				...( isOwn
					? [ { id, kind: step.kind, before, after, parents } ]
					: [] ),
				...listIn( inner, [ ...parents, after ] ),
			];
		}
		const { block, kind, isMove } = step;
		if ( kind === 'added' ) {
			// A move is listed where the block was.
			return isMove ? [] : [ { id, kind, after: block, parents } ];
		}
		return isMove
			? [ { id, kind: 'moved', before: block, after: block, parents } ]
			: [ { id, kind, before: block, parents } ];
	} );
}
