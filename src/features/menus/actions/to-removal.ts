import { __ } from '@wordpress/i18n';

import type { Undo } from '@/data/writes/undo';
import type { Work } from '@/kits/saving/outcomes';
import { itemPath, returnPathFor } from '@/router';
import { formatRecordTitle } from '@/data/writes/record-title';
import { deletedMenus } from '../reads/menus';
import type { MenuContext } from './menu-action';

/**
 * Returns the work that deletes a menu and opens the list; its Undo opens the menu again.
 *
 * @param write    Deletes the menu.
 * @param navigate Goes to a path.
 * @param done     Message of success (specification 8.2).
 */
export function toRemoval(
	write: ( id: number ) => Promise< Undo | undefined >,
	navigate: MenuContext[ 'navigate' ],
	done: string = __( 'Navigation Menu successfully deleted.', 'atelier' )
): Work< { id: number; title: string } > {
	return {
		subject: 'menu',
		getTitle: ( { title } ) => formatRecordTitle( title ),
		run: async ( { id } ) => {
			const restore = await write( id );
			navigate( returnPathFor( 'wp_navigation' ) );
			deletedMenus.add( id );
			return (
				restore &&
				( async () => {
					await restore();
					navigate( itemPath( 'wp_navigation', id ) );
				} )
			);
		},
		done: () => done,
		undo: {
			done: () => __( 'Navigation Menu restored.', 'atelier' ),
			failed: __(
				'The Navigation Menu could not be restored.',
				'atelier'
			),
		},
	};
}
