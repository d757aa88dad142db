import { findListedPage } from '@/features/posts/page-tree/find-listed-page';

const PAGES = [
	{ id: 1, parent: 0, menu_order: 3, title: 'About' },
	{ id: 2, parent: 0, menu_order: 2, title: 'Blog' },
	{ id: 3, parent: 2, menu_order: 0, title: 'Zoo' },
	{ id: 4, parent: 0, menu_order: 1, title: 'Contact' },
];

it.each( [
	[ 'the first page', 'title', 1, 1 ],
	[ 'the last row of a page', 'title', 2, 1 ],
	[ 'a child beside its parent', 'title', 3, 2 ],
	[ 'the end of the tree by title', 'title', 4, 2 ],
	[ 'the start of the tree by order', 'menu_order', 4, 1 ],
	[ 'the end of the tree by order', 'menu_order', 1, 2 ],
	[ 'no page for what is not in the tree', 'title', 9, undefined ],
] as const )( 'finds %s', ( _, order, id, expected ) => {
	expect( findListedPage( PAGES, { order, perPage: 2 }, id ) ).toBe(
		expected
	);
} );
