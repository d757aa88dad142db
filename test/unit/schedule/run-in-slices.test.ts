import { startInSlices } from '@/schedule/run-in-slices';

/** Steps of which each takes a time of the clock. */
function* takeSteps( count: number, stepMs: number ) {
	for ( let step = 1; step <= count; step++ ) {
		jest.advanceTimersByTime( stepMs );
		yield step;
	}
}

beforeEach( () => void jest.useFakeTimers() );
afterEach( () => void jest.useRealTimers() );

const finish = async < T >( promise: Promise< T > ): Promise< T > => {
	await jest.advanceTimersByTimeAsync( 1000 );
	return promise;
};

it( 'ends a short computation at once', () => {
	expect( startInSlices( takeSteps( 3, 1 ) ) ).toMatchObject( {
		values: [ 1, 2, 3 ],
		isDone: true,
	} );
} );

it( 'runs a long one slice by slice', async () => {
	const run = startInSlices( takeSteps( 10, 5 ) );
	expect( run ).toMatchObject( { values: [ 1, 2, 3 ], isDone: false } );
	expect(
		await finish( run.finish( new AbortController().signal ) )
	).toEqual( { values: [ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 ], isDone: true } );
} );

it( 'ends when it is told to, and goes on when it is asked for again', async () => {
	const run = startInSlices( takeSteps( 10, 5 ) );
	const controller = new AbortController();
	const ended = run.finish( controller.signal );
	controller.abort();
	expect( await finish( ended ) ).toMatchObject( { isDone: false } );
	expect(
		( await finish( run.finish( new AbortController().signal ) ) ).values
	).toHaveLength( 10 );
} );
