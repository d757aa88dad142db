import { Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';

import { ComparisonHeader } from '@/features/styles/compare/comparison-header';
import { RestoreButton } from '@/features/styles/compare/restore-button';
import { StateProblem } from '@/features/styles/compare/state-problem';
import { useChoice } from '@/features/styles/compare/use-choice';
import {
	listBlockDifferences,
	type BlockStep,
} from '@/utils/block-markup/diff-blocks';
import { formatState } from '@/utils/design-state';
import { BlockDifferenceRow } from './block-difference-row';
import { findCurrentSide } from './find-current-side';
import {
	useRecordComparison,
	type RecordComparison,
} from './use-record-comparison';
import { useRestoreBlocks, type CurrentSide } from './use-restore-blocks';

/** Two states of a record that is made of blocks, and all blocks that they have differently. */
export function RecordComparisonPanel() {
	const comparison = useRecordComparison();
	const { left, right, leftState, rightState, view, steps, states } =
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
			{ steps && (
				<BlockDifferences
					key={ key }
					comparison={ comparison }
					steps={ steps }
					current={ findCurrentSide(
						left,
						right,
						states.hasUnsaved
					) }
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
	comparison: RecordComparison;
	steps: readonly BlockStep[];
	/** Undefined where neither state is the current one. */
	current: CurrentSide | undefined;
}

function BlockDifferences( {
	comparison: { record },
	steps,
	current,
}: BlockDifferencesProps ) {
	const differences = useMemo(
		() => listBlockDifferences( steps ),
		[ steps ]
	);
	const { chosen, choose, clear } = useChoice();
	const restore = useRestoreBlocks( record, steps, current ?? 'left' );
	const ids = differences
		.map( ( { id } ) => id )
		.filter( ( id ) => chosen.has( id ) );
	return (
		<>
			<p className="atelier-compare__count" role="status">
				{ differences.length === 0
					? __( 'The two have the same content.', 'atelier' )
					: sprintf(
							/* translators: %d: number of differences. */
							_n(
								'%d difference',
								'%d differences',
								differences.length,
								'atelier'
							),
							differences.length
					  ) }
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
