import { chooseCanvasContainerView } from '@/app/layout/choose-canvas-container-view';

describe( 'chooseCanvasContainerView', () => {
	it.each( [
		[ false, '/revisions', 'stylebook', null ],
		[ true, undefined, undefined, null ],
		[ true, '/colors', undefined, null ],
		[ true, '/colors', 'stylebook', 'style-book' ],
		[ true, '/revisions', undefined, 'global-styles-revisions' ],
		[
			true,
			'/revisions',
			'stylebook',
			'global-styles-revisions:style-book',
		],
		[ true, '/css', undefined, 'global-styles-css' ],
		[ true, '/blocks/core%2Fquote/css', undefined, null ],
	] )(
		'Styles open: %s, section %s, preview %s → %s',
		( isStylesOpen, section, preview, view ) => {
			expect(
				chooseCanvasContainerView( {
					isStylesOpen,
					isVisual: true,
					section,
					preview,
				} )
			).toBe( view );
		}
	);

	it( 'leaves the code of the blocks uncovered', () => {
		expect(
			chooseCanvasContainerView( {
				isStylesOpen: true,
				isVisual: false,
				section: '/',
				preview: 'stylebook',
			} )
		).toBeNull();
	} );
} );
