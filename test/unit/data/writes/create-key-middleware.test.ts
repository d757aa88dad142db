import { createKeyMiddleware } from '@/data/writes/create-key-middleware';

const request = { path: '/wp/v2/pages', method: 'POST', data: { title: 'A' } };

function aMiddleware() {
	let count = 0;
	return createKeyMiddleware( () => `key-${ ++count }` );
}

async function send(
	middleware: ReturnType< typeof createKeyMiddleware >,
	answer: () => Promise< unknown >,
	options: object = request
) {
	let key: string | undefined;
	try {
		await middleware( options, ( sent ) => {
			key = ( sent.headers as Record< string, string > | undefined )?.[
				'X-Atelier-Key'
			];
			return answer();
		} );
	} catch {
		// The test checks the name of the next attempt.
	}
	return key;
}

const succeed = () => Promise.resolve( { id: 1 } );
const failWith = ( error: unknown ) => () => Promise.reject( error );

describe( 'createKeyMiddleware', () => {
	it.each( [
		[ 'create × 14 a lost answer', { code: 'fetch_error' }, 'key-1' ],
		[ 'create × 13 no answer', { code: 'atelier_write_timeout' }, 'key-1' ],
		[
			'create × 3 a 200 that is not JSON',
			{ code: 'invalid_json' },
			'key-1',
		],
		[
			'create × 1 a 500 with JSON',
			{ code: 'x', data: { status: 500 } },
			'key-1',
		],
		[
			'create × 9 a 400, which made nothing',
			{ code: 'x', data: { status: 400 } },
			'key-2',
		],
	] )( 'names the attempt after %s', async ( _name, error, expected ) => {
		const middleware = aMiddleware();
		await send( middleware, failWith( error ) );

		expect( await send( middleware, succeed ) ).toBe( expected );
	} );

	it( 'names each creation again after one that succeeded', async () => {
		const middleware = aMiddleware();
		await send( middleware, succeed );

		expect( await send( middleware, succeed ) ).toBe( 'key-2' );
	} );

	it( 'tells uploads apart: only the same file is the same attempt', async () => {
		const upload = ( name: string ) => {
			const body = new FormData();
			body.append( 'face', '{}' );
			body.append(
				'file',
				new File( [ name ], name, { lastModified: 1 } )
			);
			return { path: '/faces', method: 'POST', body };
		};
		const middleware = aMiddleware();
		const lost = failWith( { code: 'fetch_error' } );
		await send( middleware, lost, upload( 'thin.woff2' ) );

		expect( await send( middleware, lost, upload( 'bold.woff2' ) ) ).toBe(
			'key-2'
		);
		expect( await send( middleware, lost, upload( 'thin.woff2' ) ) ).toBe(
			'key-1'
		);
	} );

	it( 'gives other requests no name', async () => {
		expect(
			await send( aMiddleware(), succeed, { ...request, method: 'PUT' } )
		).toBeUndefined();
	} );
} );
