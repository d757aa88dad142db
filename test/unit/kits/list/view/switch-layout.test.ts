import { BASE_VIEW } from '@/kits/list/view/base-view';
import { switchLayout } from '@/kits/list/view/switch-layout';

describe( 'switchLayout', () => {
	it.each( [
		[ 'grid', true ],
		[ 'list', true ],
		[ 'table', false ],
	] as const )(
		'merges the defaults of the layout %s',
		( layout, showMedia ) => {
			const view = switchLayout(
				{ ...BASE_VIEW, type: layout === 'grid' ? 'list' : 'grid' },
				layout
			);

			expect( view ).toMatchObject( { type: layout, showMedia } );
		}
	);

	it( 'leaves a view alone that has the layout already', () => {
		const view = { ...BASE_VIEW, layout: { density: 'compact' as const } };

		expect( switchLayout( view, 'table' ) ).toBe( view );
	} );
} );
