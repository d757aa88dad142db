import { createPortal } from 'react-dom';
import { isRTL } from '@wordpress/i18n';

import { countRows } from '@/kits/tree/rules/count-rows';
import { moveRow } from '@/kits/tree/rules/move-row';
import type { TreeDrag } from '@/kits/tree/use-tree-drag';
import { LEVEL_PX } from './describe-page-location';
import type { PageRow } from './page-order';
import type { RowElements } from './use-row-elements';

/** Props of {@link PageDropLine}. */
export interface PageDropLineProps {
	drag: TreeDrag;
	/** The rows of the tree. */
	rows: readonly PageRow[];
	/** The rendered rows. */
	elements: readonly RowElements[];
}

/** Line at the position of a dragged row, indented by its level. */
export function PageDropLine( { drag, rows, elements }: PageDropLineProps ) {
	if ( ! drag.drop ) {
		return null;
	}
	const { location, level } = drag.drop;
	const place = findPlace( moveRow( rows, drag.id, location ), drag.id );
	const find = ( id: number | undefined ) =>
		elements.find( ( element ) => element.id === id );
	const above = find( place.above );
	const box = ( above ?? find( place.below ) )?.row.getBoundingClientRect();
	if ( ! box ) {
		return null;
	}
	// Rows may extend below the visible end of the list.
	const end = find( drag.id )
		?.row.closest( '.atelier-list' )
		?.querySelector( '.atelier-list__end' )
		?.getBoundingClientRect().top;
	const indent = LEVEL_PX * level;
	return createPortal(
		<div
			className="atelier-list-drop-line"
			style={ {
				insetBlockStart: Math.min(
					above ? box.bottom : box.top,
					end ?? Infinity
				),
				left: box.left + ( isRTL() ? 0 : indent ),
				inlineSize: Math.max( 0, box.width - indent ),
			} }
		/>,
		document.body
	);
}

function findPlace( rows: readonly PageRow[], id: number ) {
	const at = rows.findIndex( ( row ) => row.id === id );
	return {
		above: rows[ at - 1 ]?.id,
		below: rows[ at + countRows( rows, at ) ]?.id,
	};
}
