import {
	FRAME_MIN_RATIO,
	getFrameHeight,
	getMaxFrameWidth,
	INITIAL_FRAME,
	isFrameOversized,
	reduceFrame,
	type FrameAction,
	type FrameSize,
} from '@/app/layout/canvas-frame-geometry';

const available = 1000;

function drag( ...offsets: number[] ): FrameSize {
	const [ first = 0, ...rest ] = offsets;
	return rest.reduce< FrameSize >(
		( state, offset ) =>
			reduceFrame( state, { type: 'move', offset, available } ),
		reduceFrame( INITIAL_FRAME, { type: 'grab', offset: first, available } )
	);
}

describe( 'getMaxFrameWidth', () => {
	it.each( [
		[ 1000, false, 1500 ],
		[ 640, false, 960 ],
		[ 1000, true, 1000 ],
	] )( 'in %d px, full width %s, is %d px', ( width, isFull, max ) => {
		expect( getMaxFrameWidth( width, isFull ) ).toBe( max );
	} );
} );

describe( 'isFrameOversized', () => {
	it.each( [
		[ null, false ],
		[ 1000, false ],
		[ 1199, false ],
		[ 1200, true ],
		[ 1500, true ],
	] )( 'of %s px in 1000 px is %s', ( width, expected ) => {
		expect( isFrameOversized( width, available ) ).toBe( expected );
	} );
} );

it.each( [
	[ 320, 480 ],
	[ 351, 527 ],
	[ 399, 599 ],
	[ 400, 600 ],
] )( 'a place of %d px opens the editor from %d px on', ( place, width ) => {
	const widest = reduceFrame(
		reduceFrame( INITIAL_FRAME, {
			type: 'grab',
			offset: 0,
			available: place,
		} ),
		{ type: 'move', offset: -place, available: place }
	);
	expect( isFrameOversized( width - 1, place ) ).toBe( false );
	expect( isFrameOversized( width, place ) ).toBe( true );
	expect( isFrameOversized( widest.width, place ) ).toBe( true );
} );

describe( 'getFrameHeight', () => {
	const place = { width: 1300, height: 900 };

	it.each( [
		[ 'its place when it fills it', null, 900 ],
		[ 'its place when it is wider', 1500, 900 ],
		[ 'its place as long as its proportions allow it', 1299, 900 ],
		[ 'that of a phone at 320 px', 320, 320 / FRAME_MIN_RATIO ],
	] )( 'is that of %s', ( _, width, height ) => {
		expect( getFrameHeight( width, place ) ).toBeCloseTo( height, 0 );
	} );

	it( 'never leaves its place', () => {
		for ( let width = 320; width <= 1300; width += 20 ) {
			expect(
				getFrameHeight( width, { width: 1300, height: 500 } )
			).toBeLessThanOrEqual( 500 );
		}
	} );

	it( 'is that of its place where that is no wider than a phone', () => {
		expect( getFrameHeight( 300, { width: 310, height: 700 } ) ).toBe(
			700
		);
	} );
} );

describe( 'reduceFrame', () => {
	it.each( [
		[ 'both sides shrink while the handle goes inwards', [ 0, 100 ], 800 ],
		[ 'the start alone grows while it goes outwards', [ 0, -100 ], 1100 ],
		[
			'where the handle was taken hold of does not matter',
			[ -6, 94 ],
			800,
		],
		[ 'the narrowest frame has 320 px', [ 0, 499 ], 320 ],
		[ 'the widest frame has 150 %', [ 0, -900 ], 1500 ],
		[ 'the way back counts too', [ 0, 300, 100, 0 ], 1000 ],
	] )( 'drags: %s', ( _, offsets, width ) => {
		expect( drag( ...offsets ).width ).toBe( width );
	} );

	it( 'ignores a pointer that holds nothing', () => {
		expect(
			reduceFrame( INITIAL_FRAME, {
				type: 'move',
				offset: 50,
				available,
			} )
		).toBe( INITIAL_FRAME );
	} );

	it( 'goes on from a narrow frame without a jump', () => {
		const narrow = { width: 600, grip: null };
		const held = reduceFrame( narrow, {
			type: 'grab',
			offset: 195,
			available,
		} );
		expect( held.width ).toBe( 600 );
		expect(
			reduceFrame( held, { type: 'move', offset: 205, available } ).width
		).toBe( 580 );
	} );

	it.each( [
		[ 'a narrow frame stays', 640, 640 ],
		[ 'one as wide as its place fills it', 1000, null ],
		[ 'a wider one goes back', 1150, null ],
		[ 'an oversized one goes back too', 1300, null ],
	] )( 'release: %s', ( _, width, expected ) => {
		expect(
			reduceFrame( { width, grip: 4 }, { type: 'release', available } )
		).toEqual( { width: expected, grip: null } );
	} );

	const narrower = {
		type: 'step',
		direction: 'narrower',
		available,
	} as const;
	const wider = { type: 'step', direction: 'wider', available } as const;
	it.each< [ string, number | null, FrameAction, number | null ] >( [
		[ '20 px from full', null, { ...narrower, isLarge: false }, 980 ],
		[ '100 px with Shift', null, { ...narrower, isLarge: true }, 900 ],
		[ '20 px wider', 640, { ...wider, isLarge: false }, 660 ],
		[ '100 px wider', 640, { ...wider, isLarge: true }, 740 ],
		[ 'no further than 320 px', 330, { ...narrower, isLarge: true }, 320 ],
		[ 'no further than its place', 990, { ...wider, isLarge: true }, null ],
		[ 'to the narrowest', null, { type: 'narrowest', available }, 320 ],
		[ 'to its place', 640, { type: 'fill' }, null ],
		[ 'back, when the drag is cancelled', 640, { type: 'cancel' }, null ],
	] )( 'keyboard: %s', ( _, width, action, expected ) => {
		expect( reduceFrame( { width, grip: null }, action ) ).toEqual( {
			width: expected,
			grip: null,
		} );
	} );
} );
