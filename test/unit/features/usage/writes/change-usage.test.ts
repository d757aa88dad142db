import { replaceUses } from '@/features/usage/writes/change-usage';
import { startRestServer } from '../../../../integration/support/rest-server';

const REPLACE = { method: 'POST', route: /\/usage\/replace$/ } as const;
const refused = ( key: string ) => ( {
	key,
	title: key,
	message: 'Not allowed.',
} );

describe( 'replaceUses', () => {
	it( 'goes on where each batch ended, also after one that changed nothing', async () => {
		const server = startRestServer();
		const batches = [
			{ changed: 2, left: 3, cursor: '20', failed: [ refused( '7' ) ] },
			{ changed: 0, left: 1, cursor: '40', failed: [] },
			{ changed: 1, left: 0, cursor: 'files:a', failed: [] },
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
		).toEqual( { changed: 3, failed: [ refused( '7' ) ] } );
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
