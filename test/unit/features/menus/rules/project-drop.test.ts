import { listRows } from '@/features/menus/rules/list-rows';
import { parseMenu } from '@/features/menus/rules/menu-markup';
import { projectDrop } from '@/features/menus/rules/project-drop';

const link = ( label: string ) =>
	`<!-- wp:navigation-link {"label":"${ label }"} /-->`;

// Lines: 0 A, 1 B, 2 B1 in B, 3 a page list, 4 D.
const tree = parseMenu(
	`${ link( 'A' ) }<!-- wp:navigation-submenu {"label":"B"} -->${ link(
		'B1'
	) }<!-- /wp:navigation-submenu --><!-- wp:page-list /-->${ link( 'D' ) }`
);
const rows = listRows( tree, new Set() );
const keyAt = ( index: number ) => rows[ index ]?.item.key;

describe( 'projectDrop', () => {
	it.each( [
		[ 'to the front', 4, 0, 0, undefined, 0, 1 ],
		[ 'between the top items', 4, 3, 0, undefined, 2, 1 ],
		[ 'into a submenu, among its items', 4, 2, 0, 1, 0, 2 ],
		[ 'after the items of a submenu, to the side', 4, 3, 1, 1, 1, 2 ],
		[ 'into a link, to the side', 4, 1, 1, 0, 0, 2 ],
		[ 'into no block that holds nothing', 4, 4, 1, undefined, 3, 1 ],
		[ 'out of a submenu', 2, 2, -1, undefined, 2, 1 ],
		[ 'deeper than anything above, no further', 4, 1, 9, 0, 0, 2 ],
	] as const )(
		'puts an item %s',
		( _, active, over, levels, parent, index, level ) => {
			expect( projectDrop( tree, rows, active, over, levels ) ).toEqual( {
				place: {
					parent: parent === undefined ? undefined : keyAt( parent ),
					index,
				},
				level,
			} );
		}
	);
} );
