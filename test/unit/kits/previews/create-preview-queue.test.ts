import { createPreviewQueue } from '@/kits/previews/create-preview-queue';
import type { PreviewAnswer } from '@/kits/previews/types';

const ignore = () => {};

function setUp(
	answer: ( keys: readonly string[] ) => Promise< readonly PreviewAnswer[] >,
	limits = {}
) {
	const load = jest.fn( answer );
	return {
		load,
		queue: createPreviewQueue( {
			load,
			describeError: ( error ) =>
				error instanceof Error ? error.message : 'unknown',
			...limits,
		} ),
	};
}

const render = ( keys: readonly string[] ) =>
	Promise.resolve(
		keys.map( ( key ) => ( { key, html: `<p>${ key }`, css: '' } ) )
	);

const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 20 ) );

describe( 'createPreviewQueue', () => {
	it( 'asks for what is seen in one turn together', async () => {
		const { load, queue } = setUp( render );
		[ 'a', 'b', 'c' ].forEach( ( key ) => queue.request( key, ignore ) );
		await settle();
		expect( load ).toHaveBeenCalledTimes( 1 );
		expect( queue.get( 'b' ) ).toEqual( {
			status: 'rendered',
			html: '<p>b',
			css: '',
		} );
	} );

	it( 'has at most four requests under way', async () => {
		const answers: ( () => void )[] = [];
		const { load, queue } = setUp(
			( keys ) =>
				new Promise( ( resolve ) =>
					answers.push( () => void render( keys ).then( resolve ) )
				),
			{ batchSize: 1 }
		);
		for ( let index = 0; index < 9; index++ ) {
			queue.request( String( index ), ignore );
		}
		await settle();
		expect( load ).toHaveBeenCalledTimes( 4 );
		answers[ 0 ]?.();
		await settle();
		expect( load ).toHaveBeenCalledTimes( 5 );
	} );

	it( 'never asks for what left the view before its turn', async () => {
		const { load, queue } = setUp( render );
		const leave = queue.request( 'gone', ignore );
		queue.request( 'seen', ignore );
		leave();
		await settle();
		expect( load ).toHaveBeenCalledWith( [ 'seen' ] );
	} );

	it( 'asks for each by itself when a batch fails, so that one broken record takes no other with it', async () => {
		const { queue } = setUp( ( keys ) =>
			keys.includes( 'broken' )
				? Promise.reject( new Error( 'fatal' ) )
				: render( keys )
		);
		[ 'a', 'broken', 'c' ].forEach( ( key ) =>
			queue.request( key, ignore )
		);
		await settle();
		expect( queue.get( 'a' ).status ).toBe( 'rendered' );
		expect( queue.get( 'broken' ) ).toEqual( {
			status: 'failed',
			message: 'fatal',
		} );
	} );

	it( 'tells the message of a record that the server refused', async () => {
		const { queue } = setUp( () =>
			Promise.resolve( [ { key: 'a', error: 'Not allowed' } ] )
		);
		const onChange = jest.fn();
		queue.request( 'a', onChange );
		await settle();
		expect( onChange ).toHaveBeenCalled();
		expect( queue.get( 'a' ) ).toEqual( {
			status: 'failed',
			message: 'Not allowed',
		} );
	} );

	it( 'keeps a limited number of previews, those in view always', async () => {
		const { queue } = setUp( render, { maxCached: 2 } );
		queue.request( 'seen', ignore );
		await settle();
		for ( const key of [ 'a', 'b', 'c' ] ) {
			const leave = queue.request( key, ignore );
			await settle();
			leave();
		}
		expect( queue.get( 'seen' ).status ).toBe( 'rendered' );
		expect( queue.get( 'a' ).status ).toBe( 'waiting' );
		expect( queue.get( 'c' ).status ).toBe( 'rendered' );
	} );

	it( 'asks again for what is seen after a refresh', async () => {
		const { load, queue } = setUp( render );
		queue.request( 'a', ignore );
		await settle();
		queue.refresh();
		await settle();
		expect( load ).toHaveBeenCalledTimes( 2 );
	} );
} );
