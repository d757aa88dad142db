import { chooseViewport, fitPreview } from '@/kits/previews/fit-preview';

describe( 'fitPreview', () => {
	it.each( [
		[ 'fills its place until the height is known', 300, undefined, 1200 ],
		[ 'cuts off what is higher than its place', 300, 5000, 1200 ],
		[ 'ends where the content ends', 300, 800, 800 ],
		[ 'has no height in a place without width', 0, 800, 0 ],
	] )( '%s', ( _, width, contentHeight, height ) => {
		expect(
			fitPreview( {
				width,
				height: 300,
				viewportWidth: 1200,
				contentHeight,
			} )
		).toEqual( { scale: width / 1200, height, width: 1200, padding: 0 } );
	} );

	it.each( [
		[ 'has space around what holds little', 352, 16 ],
		[ 'keeps half of a narrow place', 20, 5 ],
	] )( '%s, and fills its place', ( _, width, inset ) => {
		const fit = fitPreview( {
			width,
			height: 300,
			viewportWidth: 640,
			contentHeight: 100,
		} );
		expect( fit.padding * fit.scale ).toBeCloseTo( inset );
		expect( fit.width * fit.scale ).toBeCloseTo( width );
		expect( fit.width - 2 * fit.padding ).toBeCloseTo( 640 );
		expect( fit.height ).toBe( Math.ceil( 300 / fit.scale ) );
	} );
} );

describe( 'chooseViewport', () => {
	const PLACE = { width: 250, height: 250, viewportWidth: 1200 };

	it.each< [ string, Partial< typeof PLACE >, number, boolean, number ] >( [
		[ 'keeps what fills half of its place', {}, 600 * 1200, false, 1200 ],
		[ 'keeps columns side by side', {}, 400 * 800, false, 800 ],
		[ 'keeps the links of a menu', {}, 40 * 1200, true, 600 ],
		[ 'lets a line be read', {}, 40 * 1200, false, 400 ],
		[ 'stops where half is filled', {}, 300 * 600, false, 600 ],
		[ 'keeps a narrow viewport', { viewportWidth: 300 }, 9000, false, 300 ],
		[ 'enlarges nothing', { width: 900, height: 900 }, 9000, false, 1200 ],
		[ 'knows no viewport below 320 px', { width: 50 }, 10, false, 320 ],
	] )( '%s', ( _, place, area, hasNavigation, expected ) => {
		const heights: number[] = [];
		const chosen = chooseViewport(
			{ ...PLACE, ...place },
			hasNavigation,
			( width ) => {
				heights.push( width );
				// Text that wraps takes the same area at any width.
				return area / width;
			}
		);
		expect( chosen ).toEqual( {
			viewportWidth: expected,
			contentHeight: area / expected,
		} );
		expect( heights.at( -1 ) ).toBe( expected );
	} );
} );
