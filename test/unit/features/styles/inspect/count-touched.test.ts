import { countTouched } from '@/features/styles/inspect/count-touched';
import type { Explainer, WhyRow } from '@/features/styles/inspect/explain';

const PLACE = { node: [ 'elements', 'link' ], path: [ 'color', 'text' ] };
const ELEMENTS = Array.from( { length: 1000 }, ( _, index ) => {
	const element = document.createElement( 'a' );
	element.id = String( index );
	return element;
} );

/** Counts with a clock of its own: to read the rules takes a time, and so does each element. */
function startCount( { reading = 0, each = 0 } ) {
	let now = 0;
	jest.spyOn( performance, 'now' ).mockImplementation( () => now );
	const explained: string[] = [];
	const explain: Explainer[ 'explain' ] = ( { id } ) => {
		now += each;
		explained.push( id );
		return Number( id ) % 4 === 0
			? [ { from: undefined, verdict: { kind: 'unknown' } } as WhyRow ]
			: [];
	};
	const asking = new AbortController();
	const count = countTouched(
		ELEMENTS,
		[],
		PLACE,
		() => {
			now += reading;
			return { explain, unreadable: [] };
		},
		asking.signal
	);

	return { count, explained, end: () => asking.abort() };
}

describe( 'countTouched', () => {
	afterEach( () => void jest.restoreAllMocks() );

	it( 'explains no more elements of 1,000 at once than a frame has time for', async () => {
		const { explained, end, count } = startCount( { each: 3 } );
		expect( explained ).toHaveLength( 4 );
		end();
		expect( await count ).toBeUndefined();
	} );

	it( 'explains none in the frame in which the rules of the page are read, when that takes long', async () => {
		const { explained, end, count } = startCount( {
			reading: 12,
			each: 3,
		} );
		expect( explained ).toEqual( [] );
		end();
		expect( await count ).toBeUndefined();
	} );

	it( 'counts all of them, and those in which something else wins', async () => {
		expect( await startCount( {} ).count ).toEqual( {
			count: 1000,
			own: 250,
		} );
	} );
} );
