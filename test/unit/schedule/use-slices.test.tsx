import { act, renderHook } from '@testing-library/react';
import { useCallback } from 'react';

import { useSlices } from '@/schedule/use-slices';
import { wait } from '@/schedule/wait';

/** Steps of which each takes 5 ms of the clock; even ones find nothing. */
function* takeSteps( from: number, count: number ) {
	for ( let step = from; step < from + count; step++ ) {
		now += 5;
		yield step;
	}
}

const hasBig = ( values: readonly number[] ) => values.some( ( n ) => n >= 7 );

let now = 0;
beforeEach( () => {
	jest.spyOn( performance, 'now' ).mockImplementation( () => now );
} );

const open = ( initialProps: { from: number; count: number } ) => {
	const counts: number[] = [];
	const view = renderHook(
		( { from, count } ) => {
			const run = useSlices(
				useCallback( () => takeSteps( from, count ), [ from, count ] ),
				hasBig
			);
			counts.push( run.values.length );
			return run;
		},
		{ initialProps }
	);
	return { ...view, counts };
};
// Timers of the same delay run in the order in which they were set: each task ends one slice.
const runTasks = async ( count: number ) => {
	for ( let task = 0; task < count; task++ ) {
		await act( () => wait( 0 ) );
	}
};

it( 'has the values of a short computation in the first render', () => {
	const { result, counts } = open( { from: 1, count: 2 } );
	expect( result.current ).toMatchObject( {
		values: [ 1, 2 ],
		isDone: true,
	} );
	expect( counts ).toEqual( [ 2 ] );
} );

it( 'renders a long one three times: at first, with values to show, and at its end', async () => {
	const { result, counts } = open( { from: 1, count: 30 } );
	expect( result.current ).toMatchObject( { isDone: false } );
	await runTasks( 20 );
	expect( result.current.isDone ).toBe( true );
	expect( result.current.values ).toHaveLength( 30 );
	expect( counts ).toEqual( [ 3, 9, 30 ] );
} );

it( 'starts again for another computation, and forgets the one before', async () => {
	const { result, rerender } = open( { from: 1, count: 30 } );
	rerender( { from: 100, count: 4 } );
	expect( result.current.values ).toEqual( [ 100, 101, 102 ] );
	await runTasks( 20 );
	expect( result.current ).toMatchObject( {
		values: [ 100, 101, 102, 103 ],
		isDone: true,
	} );
} );
