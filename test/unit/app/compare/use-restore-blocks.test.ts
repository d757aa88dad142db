import { restoreBlocks } from '@/app/compare/use-restore-blocks';
import {
	diffBlocks,
	listBlockDifferences,
} from '@/utils/block-markup/diff-blocks';
import { parseMarkup } from '@/utils/block-markup/markup';

const p = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

it.each( [
	[ 'the left', 'right', [ p( 'X' ), p( 'B' ) ] ],
	[ 'the right', 'left', [ p( 'A' ), p( 'B' ), p( 'C' ) ] ],
] as const )(
	'restoreBlocks takes one block over into %s',
	( _name, source, expected ) => {
		const steps = diffBlocks(
			parseMarkup( p( 'A' ) + p( 'B' ) ),
			parseMarkup( p( 'X' ) + p( 'B' ) + p( 'C' ) )
		);
		const [ first ] = listBlockDifferences( steps );
		expect(
			restoreBlocks( steps, new Set( [ first?.id ?? '' ] ), source )
		).toBe( expected.join( '\n\n' ) );
	}
);
