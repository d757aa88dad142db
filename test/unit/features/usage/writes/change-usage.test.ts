import {
	rebuildUsage,
	replaceUses,
	undoUses,
} from '@/features/usage/writes/change-usage';
import {
	answer,
	startRestServer,
} from '../../../../integration/support/rest-server';

const REPLACE = { method: 'POST', route: /\/usage\/replace$/ } as const;
const REBUILD = { method: 'POST', route: /\/usage\/rebuild$/ } as const;
const UNDO = { method: 'POST', route: /\/usage\/undo$/ } as const;
const refused = ( key: string ) => ( {
	key,
	title: key,
	message: 'Not allowed.',
} );
const change = ( id: number ) => ( { id, revision: id + 1, hash: `${ id }` } );
const NOTHING = { changed: 0, changes: [], failed: [], kept: [] };

describe( 'replaceUses', () => {
	it( 'goes on where each batch ended, also after one that changed nothing', async () => {
		const server = startRestServer();
		const batches = [
			{
				...NOTHING,
				changes: [ change( 1 ), change( 2 ) ],
				failed: [ refused( '7' ) ],
				left: 3,
				cursor: '20',
			},
			{ ...NOTHING, left: 1, cursor: '40' },
			{
				...NOTHING,
				changes: [ change( 3 ) ],
				kept: [ refused( 'file' ) ],
				left: 0,
				cursor: 'files:a',
			},
		];
		const sent: unknown[] = [];
		server.on( REPLACE, ( { data } ) => {
			sent.push( data );
			return batches[ sent.length - 1 ];
		} );
		const onProgress = jest.fn();
		expect(
			await replaceUses( {
				kind: 'pattern',
				id: 5,
				replacement: 6,
				onProgress,
			} )
		).toEqual( {
			changed: 3,
			changes: [ 1, 2, 3 ].map( change ),
			failed: [ refused( '7' ) ],
			kept: [ refused( 'file' ) ],
		} );
		expect( sent ).toEqual(
			[ '', '20', '40' ].map( ( cursor ) => ( {
				kind: 'pattern',
				id: '5',
				with: '6',
				cursor,
			} ) )
		);
		expect( onProgress.mock.calls ).toEqual( [
			[ 2, 3 ],
			[ 2, 1 ],
			[ 3, 0 ],
		] );
	} );
} );

describe( 'undoUses', () => {
	it( 'asks for two hundred changes at a time, goes on where a request ended, and says what stays', async () => {
		const server = startRestServer();
		const sent: number[][] = [];
		server.on( UNDO, ( { data } ) => {
			const ids = ( data as { changes: { id: number }[] } ).changes.map(
				( { id } ) => id
			);
			const done = Math.min( ids.length, 150 );
			sent.push( [ ids[ 0 ]!, ids.length ] );
			return {
				done,
				undone: done - 1,
				failed: [ refused( String( ids[ 0 ] ) ) ],
			};
		} );
		const changes = Array.from( { length: 450 }, ( _, id ) =>
			change( id )
		);
		expect( await undoUses( changes ) ).toEqual(
			[ '0', '150', '300' ].map( refused )
		);
		expect( sent ).toEqual( [
			[ 0, 200 ],
			[ 150, 200 ],
			[ 300, 150 ],
		] );
	} );
} );

describe( 'rebuildUsage', () => {
	it( 'asks until the index is whole', async () => {
		const server = startRestServer();
		const answers = [ 3, 6, 9 ].map( ( done ) => ( {
			done,
			total: 9,
			isWhole: done === 9,
		} ) );
		const rest = [ ...answers ];
		server.on( REBUILD, () => rest.shift() );
		const onProgress = jest.fn();
		await rebuildUsage( { onProgress } );
		expect( onProgress.mock.calls ).toEqual(
			answers.map( ( progress ) => [ progress ] )
		);
	} );

	it.each( [ [ null ], [ [] ], [ {} ], [ { isWhole: 'no' } ] ] )(
		'ends where %j came in the place of an answer, which it would ask for without an end',
		async ( body ) => {
			const server = startRestServer();
			let asked = 0;
			server.on( REBUILD, () =>
				// The second answer ends what goes on.
				answer( 200, ++asked === 1 ? body : { isWhole: true } )
			);
			await expect( rebuildUsage() ).rejects.toMatchObject( {
				code: 'invalid_json',
			} );
			expect( asked ).toBe( 1 );
		}
	);
} );
