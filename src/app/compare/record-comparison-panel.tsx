import { Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';

import { ComparisonHeader } from '@/features/styles/compare/comparison-header';
import { RestoreButton } from '@/features/styles/compare/restore-button';
import { StateProblem } from '@/features/styles/compare/state-problem';
import { useChoice } from '@/features/styles/compare/use-choice';
import { usePinStates } from '@/features/styles/compare/use-pin-states';
import { useCountFocus } from '@/features/styles/compare/use-count-focus';
import { outline } from '@/kits/compare';
import { listBlockDifferences } from '@/utils/block-markup/diff-blocks';
import { findBlockPath } from '@/utils/block-markup/find-block-path';
import type { MarkupBlock } from '@/utils/block-markup/markup';
import {
	findSourceSide,
	formatState,
	type ComparedSide,
} from '@/utils/design-state';
import { BlockDifferenceRow } from './block-difference-row';
import {
	useRecordComparison,
	type ContentDifference,
} from './use-record-comparison';
import type { ComparedRecord } from './compared-record';
import { useBlockRestores } from './use-block-restores';
import type { RestoreBlocks } from './use-restore-blocks';

/** Two states of a record that is made of blocks, and all blocks that differ between them. */
export function RecordComparisonPanel() {
	const comparison = useRecordComparison();
	const { left, right, leftState, rightState, view, difference, states } =
		comparison;
	const pinStates = usePinStates( left, right );
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
					current={ comparison.current }
					source={ findSourceSide( left, right ) }
					onRestore={ pinStates }
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
	/** The record's current content. */
	current: string | undefined;
	/** The side from which blocks are restored; undefined where neither state is a current one. */
	source: ComparedSide | undefined;
	/** Called before blocks are restored. */
	onRestore: () => void;
	/** Whether both sides are the saved version: the right side is “unsaved”, but the record has no unsaved changes. */
	isOneState: boolean;
}

function BlockDifferences( {
	record,
	content: { left, right, steps },
	current,
	source,
	onRestore,
	isOneState,
}: BlockDifferencesProps ) {
	const differences = useMemo(
		() => listBlockDifferences( steps ),
		[ steps ]
	);
	const { chosen, choose, clear } = useChoice();
	const count = useCountFocus( differences.length );
	const { matches, ...restores } = useBlockRestores(
		record,
		{ left, right, current },
		differences,
		source
	);
	const restore: RestoreBlocks = ( blockIds, message ) => {
		onRestore();
		restores.restore( blockIds, message );
	};
	const ids = differences
		.map( ( { id } ) => id )
		.filter(
			( id ) => chosen.has( id ) && matches.get( id )?.id !== undefined
		);
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
						restore={
							matches.get( difference.id )?.id === undefined
								? undefined
								: restore
						}
						isRestored={
							matches.get( difference.id )?.isRestored ?? false
						}
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
