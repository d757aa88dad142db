import { renderHook } from '@testing-library/react';

import { registerStores } from '@/data/store';
import { usePostFields } from '@/features/posts/fields/use-fields';
import type { PostType } from '@/features/posts/reads/post-type';
import { aBootPayload, printBootPayload } from '@test/helpers/boot-payload';

printBootPayload( aBootPayload() );
registerStores();

const findOrder = ( type: Partial< PostType > ) => {
	const { result } = renderHook( () =>
		usePostFields( {
			slug: 'page',
			rest_base: 'pages',
			rest_namespace: 'wp/v2',
			labels: {},
			taxonomies: [],
			viewable: true,
			...type,
		} as unknown as PostType )
	);
	return result.current.find( ( { id } ) => id === 'menu_order' );
};

describe( 'Sorting by Order', () => {
	it.each( [
		[ { hierarchical: true, supports: { 'page-attributes': true } }, true ],
		[
			{ hierarchical: false, supports: { 'page-attributes': true } },
			true,
		],
		[ { hierarchical: true, supports: {} }, false ],
	] )( 'is offered where the type can: %j', ( type, isSortable ) => {
		expect( findOrder( type )?.enableSorting ).toBe( isSortable );
	} );

	it( 'is missing where posts have no order', () => {
		expect(
			findOrder( { hierarchical: false, supports: {} } )
		).toBeUndefined();
	} );
} );
