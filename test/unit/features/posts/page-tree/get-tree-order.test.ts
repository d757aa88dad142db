import { getTreeOrder } from '@/features/posts/page-tree/get-tree-order';
import type { ListView } from '@/kits/list/types';

const view: ListView = {
	type: 'table',
	sort: { field: 'title', direction: 'asc' },
	filters: [],
	showLevels: true,
};
const status = { field: 'status', operator: 'is', value: 'draft' } as const;

describe( 'getTreeOrder', () => {
	it.each( [
		[ 'title', 'by title', {}, 20, true ],
		[ 'title', 'in the list layout', { type: 'list' }, 20, true ],
		[
			'menu_order',
			'by order',
			{ sort: { field: 'menu_order', direction: 'asc' } },
			20,
			true,
		],
		[ undefined, 'without levels', { showLevels: false }, 20, true ],
		[ undefined, 'in a grid', { type: 'grid' }, 20, true ],
		[ undefined, 'in a search', { search: 'a' }, 20, true ],
		[ undefined, 'with a filter', { filters: [ status ] }, 20, true ],
		[
			undefined,
			'backwards',
			{ sort: { field: 'title', direction: 'desc' } },
			20,
			true,
		],
		[
			undefined,
			'by date',
			{ sort: { field: 'date', direction: 'asc' } },
			20,
			true,
		],
		[ undefined, 'of thousands', {}, 1001, true ],
		[ undefined, 'of nothing', {}, 0, true ],
		[ undefined, 'of a flat type', {}, 20, false ],
	] as const )(
		'is %s for a list %s',
		( order, _case, own, total, hasTree ) => {
			expect(
				getTreeOrder( {
					view: { ...view, ...( own as Partial< ListView > ) },
					total,
					hasTree,
				} )
			).toBe( order );
		}
	);
} );
