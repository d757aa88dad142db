import { __, isRTL, sprintf } from '@wordpress/i18n';

import { moveRow } from '@/kits/tree/rules/move-row';
import type { TreeModel } from '@/kits/tree/types';
import type { PageRow } from './page-order';

/** Model of the tree of pages, which is the list of its rows. */
export const PAGE_MODEL: TreeModel< readonly PageRow[] > = {
	toRows: ( rows ) => rows,
	move: moveRow,
};

/** Indent of a level, in pixels. */
export const LEVEL_PX = 24;

/** Returns the instructions for moving pages by pointer and keyboard. */
export function getInstructions(): string {
	return isRTL()
		? __(
				'Drag a handle, or focus it and press the arrow keys: up and down move, left nests under the item above, right moves out.',
				'atelier'
		  )
		: __(
				'Drag a handle, or focus it and press the arrow keys: up and down move, right nests under the item above, left moves out.',
				'atelier'
		  );
}

/**
 * Returns a description of a page's location, for screen readers.
 *
 * @param rows The rows.
 * @param id   Id of the page.
 */
export function describePageLocation(
	rows: readonly PageRow[],
	id: number
): string {
	const index = rows.findIndex( ( row ) => row.id === id );
	const row = rows[ index ];
	return sprintf(
		/* translators: 1: title of a page. 2: place in the list. 3: number of rows. 4: level in the tree, 1 for the top. */
		__( '%1$s: row %2$d of %3$d, level %4$d.', 'atelier' ),
		row?.title ?? '',
		index + 1,
		rows.length,
		row?.level ?? 1
	);
}
