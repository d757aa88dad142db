import { act, renderHook } from '@testing-library/react';

import { useItemsInSteps } from '@/schedule/use-items-in-steps';

const STEPS = [ 4, 8 ];
const list = ( length: number ) => Array.from( { length }, ( _, i ) => i );

describe( 'useItemsInSteps', () => {
	let frames: FrameRequestCallback[];
	beforeEach( () => {
		frames = [];
		jest.useFakeTimers();
		jest.spyOn( window, 'requestAnimationFrame' ).mockImplementation(
			( callback ) => frames.push( callback )
		);
		jest.spyOn( window, 'cancelAnimationFrame' ).mockImplementation(
			( index ) => void frames.splice( index - 1, 1, () => {} )
		);
	} );
	afterEach( () => {
		jest.restoreAllMocks();
		jest.useRealTimers();
	} );

	const seeFrame = () =>
		act( () => {
			frames.splice( 0 ).forEach( ( callback ) => callback( 0 ) );
			jest.runAllTimers();
		} );
	const show = ( name: string, items: readonly number[] ) =>
		renderHook(
			( props ) => useItemsInSteps( props.name, props.items, STEPS ),
			{ initialProps: { name, items } }
		);

	it( 'shows the first items, then those of a window, then all', () => {
		const { result } = show( 'templates', list( 20 ) );
		expect( result.current ).toEqual( list( 4 ) );
		seeFrame();
		expect( result.current ).toEqual( list( 8 ) );
		seeFrame();
		expect( result.current ).toEqual( list( 20 ) );
	} );

	it( 'begins to count when there are items', () => {
		const { result, rerender } = show( 'templates', [] );
		seeFrame();
		seeFrame();
		rerender( { name: 'templates', items: list( 20 ) } );
		expect( result.current ).toEqual( list( 4 ) );
	} );

	it( 'shows the items of a list whole that was whole, and begins anew with another list', () => {
		const { result, rerender } = show( 'templates', list( 20 ) );
		seeFrame();
		seeFrame();
		rerender( { name: 'templates', items: list( 30 ) } );
		expect( result.current ).toEqual( list( 30 ) );
		rerender( { name: 'patterns', items: list( 30 ) } );
		expect( result.current ).toEqual( list( 4 ) );
	} );
} );
