import { diffBlocks } from '@/utils/block-markup/diff-blocks';
import {
	areMovedBlocksChanged,
	findBlockMoves,
} from '@/utils/block-markup/find-block-moves';
import { parseMarkup } from '@/utils/block-markup/markup';

const toLink = ( label: string ) =>
	`<!-- wp:navigation-link {"label":"${ label }"} /-->`;
const toList = ( ...labels: readonly string[] ) =>
	parseMarkup( labels.map( toLink ).join( '' ) );

it.each( [
	[ 'a block that moved', [ 'A', 'B' ], [ 'B', 'A' ], 1 ],
	[ 'no block that was added', [ 'A' ], [ 'A', 'B' ], 0 ],
	[ 'no block that was removed', [ 'A', 'B' ], [ 'B' ], 0 ],
] )( 'finds %s', ( _name, before, after, count ) => {
	const steps = diffBlocks( toList( ...before ), toList( ...after ) );
	expect( findBlockMoves( steps ).size ).toBe( count );
} );

it( 'says whether the other version changed a moved block', () => {
	const before = toList( 'A', 'B', 'C' );
	const moves = findBlockMoves(
		diffBlocks( before, toList( 'B', 'C', 'A' ) )
	);
	expect(
		areMovedBlocksChanged( moves, before, toList( 'A', 'B', 'D' ) )
	).toBe( false );
	expect(
		areMovedBlocksChanged( moves, before, toList( 'D', 'B', 'C' ) )
	).toBe( true );
} );
