import { __ } from '@wordpress/i18n';

import { postKind, requireSaved, updateRecord, type Undo } from '@/data/writes';
import type { TreeChange } from '../page-tree/page-order';

/** Parent and order of a page as the person saw them, with the token of its content. */
export type ShownLocation = TreeChange & { atelier_token?: string };

/**
 * Moves a page in the tree.
 *
 * @param postType Name of the post type.
 * @param change   The page with its new parent and order.
 * @param shown    The page as the person saw it.
 * @return Function that moves the page back.
 * @throws The server's error, or an error if WordPress stored another parent.
 */
export async function movePage(
	postType: string,
	{ id, parent, menu_order: order }: TreeChange,
	shown: ShownLocation
): Promise< Undo > {
	const saved = requireSaved(
		await updateRecord(
			postKind( postType ),
			id,
			{ parent, menu_order: order },
			{ before: { ...shown } }
		)
	);
	if ( saved.parent !== undefined && saved.parent !== parent ) {
		throw new Error( __( 'WordPress stored another parent.', 'atelier' ) );
	}
	const { atelier_token: token } = saved;
	return async () =>
		void ( await movePage(
			postType,
			{ id, parent: shown.parent, menu_order: shown.menu_order },
			{
				id,
				parent,
				menu_order: order,
				...( typeof token === 'string' && { atelier_token: token } ),
			}
		) );
}
