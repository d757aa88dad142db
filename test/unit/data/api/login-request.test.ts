import {
	answerLoginRequest,
	isLoginRequested,
	requestLogin,
	subscribeToLoginRequests,
} from '@/data/api/login-request';

describe( 'requestLogin', () => {
	afterEach( () => answerLoginRequest( false ) );

	it( 'tells listeners when a request begins and when it ends', async () => {
		const seen: boolean[] = [];
		const stop = subscribeToLoginRequests( () =>
			seen.push( isLoginRequested() )
		);
		const request = requestLogin();
		expect( seen ).toEqual( [ true ] );
		answerLoginRequest( true );
		expect( seen ).toEqual( [ true, false ] );
		await expect( request ).resolves.toBe( true );
		stop();
	} );

	it( 'answers all who wait at once, and asks anew afterwards', async () => {
		const first = requestLogin();
		const second = requestLogin();
		answerLoginRequest( false );
		await expect( Promise.all( [ first, second ] ) ).resolves.toEqual( [
			false,
			false,
		] );
		const third = requestLogin();
		answerLoginRequest( true );
		await expect( third ).resolves.toBe( true );
	} );
} );
