import { explainAnswer } from '@/data/requests/explain-answer';
import { createResponseErrors } from '@/data/requests/response-errors';

class TestResponse {
	constructor(
		readonly status: number,
		private readonly body: string
	) {}

	clone() {
		return this;
	}

	json() {
		return Promise.resolve( this.body ).then( JSON.parse );
	}
}

const { Response: hostResponse } = globalThis;
beforeAll( () => {
	globalThis.Response = TestResponse as unknown as typeof Response;
} );
afterAll( () => {
	globalThis.Response = hostResponse;
} );

const middleware = createResponseErrors();
const refuse = ( status: number, body: string ) =>
	middleware( { parse: false }, () =>
		Promise.reject( new TestResponse( status, body ) )
	);

describe( 'createResponseErrors', () => {
	it( 'says why in the refusal itself', async () => {
		const body = { code: 'gone', message: 'Gone.', data: { status: 404 } };
		const error = refuse( 404, JSON.stringify( body ) );
		await expect( error ).rejects.toBeInstanceOf( TestResponse );
		await expect( error ).rejects.toMatchObject( body );
	} );

	it.each( [ 403, 413, 500, 502 ] )(
		'tells a %d without JSON in the words that a write has for it',
		async ( status ) => {
			await expect( refuse( status, '<p>' ) ).rejects.toMatchObject(
				explainAnswer( status )
			);
		}
	);

	it( 'tells an answer without JSON in words to whoever parses it', async () => {
		const answer = ( await middleware( { parse: false }, () =>
			Promise.resolve( new TestResponse( 200, '<p>Soon' ) )
		) ) as Response;
		await expect( answer.json() ).rejects.toEqual( explainAnswer( 200 ) );
	} );

	it.each( [ undefined, true ] )(
		'leaves what is parsed alone (parse: %s)',
		async ( parse ) => {
			const error = new TestResponse( 500, '{"code":"a"}' );
			await expect(
				middleware( parse === undefined ? {} : { parse }, () =>
					Promise.reject( error )
				)
			).rejects.not.toHaveProperty( 'code' );
		}
	);
} );
