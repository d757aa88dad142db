import { runEach } from '@/kits/saving/outcomes/run-each';

const items = Array.from( { length: 10 }, ( _, index ) => index + 1 );
const tick = () => new Promise< void >( ( resolve ) => setTimeout( resolve ) );

describe( 'runEach', () => {
	it( 'has a result for each item, in their order, whichever ends first', async () => {
		const undo = async () => {};
		const counts: number[] = [];
		const results = await runEach(
			[ items ],
			async ( item ) => {
				if ( item % 2 ) {
					await tick();
				}
				if ( item === 3 || item === 8 ) {
					throw new Error( `No ${ item }.` );
				}
				return item === 5 ? undo : undefined;
			},
			( count ) => counts.push( count )
		);

		expect( results.done.map( ( { item } ) => item ) ).toEqual( [
			1, 2, 4, 5, 6, 7, 9, 10,
		] );
		expect( results.done.filter( ( done ) => done.undo ) ).toEqual( [
			{ item: 5, undo },
		] );
		expect( results.failed ).toEqual( [
			{ item: 3, error: new Error( 'No 3.' ) },
			{ item: 8, error: new Error( 'No 8.' ) },
		] );
		expect( counts ).toEqual( items );
	} );

	it( 'never has more than three requests under way', async () => {
		let running = 0;
		let most = 0;

		await runEach( [ items ], async () => {
			running++;
			most = Math.max( most, running );
			await tick();
			running--;
		} );

		expect( most ).toBe( 3 );
	} );

	it( 'begins a step when the one before it has ended, though something in it failed', async () => {
		const log: string[] = [];
		const { failed } = await runEach(
			[ [ 'a', 'b' ], [ 'c' ] ],
			async ( item ) => {
				log.push( `${ item } begins` );
				await tick();
				log.push( `${ item } ends` );
				if ( item === 'a' ) {
					throw new Error();
				}
			}
		);

		expect( log.slice( -2 ) ).toEqual( [ 'c begins', 'c ends' ] );
		expect( failed.map( ( { item } ) => item ) ).toEqual( [ 'a' ] );
	} );
} );
