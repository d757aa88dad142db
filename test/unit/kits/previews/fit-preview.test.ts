import { fitPreview } from '@/kits/previews/fit-preview';

describe( 'fitPreview', () => {
	it.each( [
		[
			'fills its place until the height is known',
			300,
			300,
			undefined,
			1200,
			0,
		],
		[ 'cuts off what is higher than its place', 300, 300, 5000, 1200, 0 ],
		[
			'stands in the middle of its place where it is lower',
			300,
			300,
			400,
			400,
			100,
		],
		[ 'has no height in a place without width', 0, 300, 400, 0, 150 ],
	] )( '%s', ( _, width, placeHeight, contentHeight, height, offset ) => {
		expect(
			fitPreview( {
				width,
				height: placeHeight,
				viewportWidth: 1200,
				contentHeight,
			} )
		).toEqual( { scale: width / 1200, height, offset } );
	} );
} );
