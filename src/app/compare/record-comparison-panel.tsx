import { Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';

import { ComparisonHeader } from '@/features/styles/compare/comparison-header';
import { RestoreButton } from '@/features/styles/compare/restore-button';
import { StateProblem } from '@/features/styles/compare/state-problem';
import { useChoice } from '@/features/styles/compare/use-choice';
import { useCountFocus } from '@/features/styles/compare/use-count-focus';
import { outline } from '@/kits/compare';
import { useNavigate } from '@/router';
import { listBlockDifferences } from '@/utils/block-markup/diff-blocks';
import { findBlockPath } from '@/utils/block-markup/find-block-path';
import type { MarkupBlock } from '@/utils/block-markup/markup';
import { formatState } from '@/utils/design-state';
import { BlockDifferenceRow } from './block-difference-row';
import { findCurrentSide } from './find-current-side';
import {
	useRecordComparison,
	type ContentDifference,
} from './use-record-comparison';
import type { ComparedRecord } from './compared-record';
import {
	useRestoreBlocks,
	type CurrentSide,
	type RestoreBlocks,
} from './use-restore-blocks';

/** Two states of a record that is made of blocks, and all blocks that differ between them. */
export function RecordComparisonPanel() {
	const comparison = useRecordComparison();
	const { left, right, leftState, rightState, view, difference, states } =
		comparison;
	const key = `${ formatState( left ) } ${ formatState( right ) }`;
	return (
		<div className={ `atelier-compare is-${ view }` }>
			<ComparisonHeader
				title={ states.title }
				comparison={ {
					...comparison,
					hasBook: false,
					showMore: undefined,
				} }
				hasBookChoice={ false }
			/>
			<StateProblem state={ leftState } />
			<StateProblem state={ rightState } />
			{ difference && (
				<BlockDifferences
					key={ key }
					record={ comparison.record }
					content={ difference }
					current={ findCurrentSide(
						left,
						right,
						states.hasUnsaved
					) }
					isOneState={
						left.kind === 'saved' &&
						right.kind === 'unsaved' &&
						! states.hasUnsaved
					}
				/>
			) }
			{ [ leftState, rightState ].some(
				( { content, isGone, failure } ) =>
					content === undefined && ! isGone && ! failure
			) && <Spinner /> }
		</div>
	);
}

interface BlockDifferencesProps {
	record: ComparedRecord;
	content: ContentDifference;
	/** Undefined where neither state is the current one. */
	current: CurrentSide | undefined;
	/** Whether both sides are the saved version: the right side is “unsaved”, but the record has no unsaved changes. */
	isOneState: boolean;
}

function BlockDifferences( {
	record,
	content: { left, right, steps },
	current,
	isOneState,
}: BlockDifferencesProps ) {
	const differences = useMemo(
		() => listBlockDifferences( steps ),
		[ steps ]
	);
	const { chosen, choose, clear } = useChoice();
	const count = useCountFocus( differences.length );
	const { updateQuery } = useNavigate();
	const edit = useRestoreBlocks( record, steps, current ?? 'left' );
	const restore: RestoreBlocks = ( blockIds, message ) => {
		edit( blockIds, message );
		// The current state has unsaved changes from now on.
		updateQuery( { [ current ?? 'left' ]: 'unsaved' } );
	};
	const ids = differences
		.map( ( { id } ) => id )
		.filter( ( id ) => chosen.has( id ) );
	return (
		<>
			<p
				ref={ count }
				className="atelier-compare__count"
				role="status"
				tabIndex={ -1 }
			>
				{ describeCount( differences.length, isOneState ) }
			</p>
			<ul className="atelier-style-differences is-compared">
				{ differences.map( ( difference ) => (
					<BlockDifferenceRow
						key={ difference.id }
						difference={ difference }
						isChosen={ chosen.has( difference.id ) }
						onChoose={ ( isChosen ) =>
							choose( difference.id, isChosen )
						}
						restore={ current && restore }
						onShow={ () =>
							outline(
								findPath( left, difference.before ),
								findPath( right, difference.after ) ?? ''
							)
						}
					/>
				) ) }
			</ul>
			<RestoreButton
				count={ ids.length }
				onRestore={ ( message ) => {
					restore( new Set( ids ), message );
					clear();
				} }
			/>
		</>
	);
}

function describeCount( count: number, isOneState: boolean ): string {
	if ( count > 0 ) {
		return sprintf(
			/* translators: %d: number of differences. */
			_n( '%d difference', '%d differences', count, 'atelier' ),
			count
		);
	}
	return isOneState
		? __(
				'There are no unsaved changes, and no earlier revision, to compare with.',
				'atelier'
		  )
		: __( 'The two have the same content.', 'atelier' );
}

function findPath(
	blocks: readonly MarkupBlock[],
	block: MarkupBlock | undefined
): string | undefined {
	return block && findBlockPath( blocks, block );
}
