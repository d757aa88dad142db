import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';

import type { ContentChangesProps } from '@/kits/compare';
import {
	diffBlocks,
	listBlockDifferences,
} from '@/utils/block-markup/diff-blocks';
import { parseMarkup } from '@/utils/block-markup/markup';
import { BlockDifferenceRow } from './block-difference-row';
import '@/features/styles/differences/style.scss';

const ignore = () => {};

/** Lists the blocks that differ between two contents, without actions. */
export function ContentChanges( { left, right }: ContentChangesProps ) {
	const differences = useMemo(
		() =>
			listBlockDifferences(
				diffBlocks( parseMarkup( left ), parseMarkup( right ) )
			),
		[ left, right ]
	);
	return differences.length === 0 ? (
		<p>{ __( 'The two have the same content.', 'atelier' ) }</p>
	) : (
		<ul className="atelier-style-differences">
			{ differences.map( ( difference ) => (
				<BlockDifferenceRow
					key={ difference.id }
					difference={ difference }
					isChosen={ false }
					onChoose={ ignore }
					restore={ undefined }
					onShow={ ignore }
				/>
			) ) }
		</ul>
	);
}
