import { findCurrentSide } from '@/app/compare/find-current-side';
import { restoreBlocks } from '@/app/compare/use-restore-blocks';
import {
	diffBlocks,
	listBlockDifferences,
} from '@/utils/block-markup/diff-blocks';
import { parseMarkup } from '@/utils/block-markup/markup';
import type { DesignState } from '@/utils/design-state';

const p = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

it.each( [
	[ 'the left', 'left', [ p( 'X' ), p( 'B' ) ] ],
	[ 'the right', 'right', [ p( 'A' ), p( 'B' ), p( 'C' ) ] ],
] as const )(
	'restoreBlocks takes one block over into %s, where that is the current one',
	( _name, current, expected ) => {
		const steps = diffBlocks(
			parseMarkup( p( 'A' ) + p( 'B' ) ),
			parseMarkup( p( 'X' ) + p( 'B' ) + p( 'C' ) )
		);
		const [ first ] = listBlockDifferences( steps );
		expect(
			restoreBlocks( steps, new Set( [ first?.id ?? '' ] ), current )
		).toBe( expected.join( '\n\n' ) );
	}
);

it.each< [ DesignState[ 'kind' ], DesignState[ 'kind' ], boolean, unknown ] >( [
	[ 'saved', 'theme', false, 'left' ],
	[ 'theme', 'saved', false, 'right' ],
	[ 'saved', 'unsaved', true, 'right' ],
	[ 'saved', 'theme', true, undefined ],
	[ 'unsaved', 'revision', false, 'left' ],
	[ 'theme', 'theirs', false, undefined ],
] )(
	'findCurrentSide of %s and %s, unsaved changes: %s, is %s',
	( left, right, hasUnsaved, expected ) => {
		expect(
			findCurrentSide(
				{ kind: left } as DesignState,
				{ kind: right } as DesignState,
				hasUnsaved
			)
		).toBe( expected );
	}
);
