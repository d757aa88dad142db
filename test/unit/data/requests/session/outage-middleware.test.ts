import { REST_INDEX_PATH } from '@/data/requests/session/ask-rest-index';
import type { RestHealth } from '@/data/requests/session/read-rest-index';
import { createOutageMiddleware } from '@/data/requests/session/outage-middleware';

const OUTAGE = { reason: 'switchedOff', message: 'Off.' } as const;
const FAILURE = { code: 'rest_disabled', message: 'Off.' };

function aKeeper( health: RestHealth ) {
	const askRestIndex = jest.fn( async () => health );
	const reportOutage = jest.fn();
	const middleware = createOutageMiddleware( { askRestIndex, reportOutage } );
	const fail = ( options = {} ) =>
		expect(
			middleware( { path: '/wp/v2/pages', ...options }, () =>
				Promise.reject( FAILURE )
			)
		).rejects.toBe( FAILURE );
	return { middleware, fail, askRestIndex, reportOutage };
}

describe( 'createRestKeeper', () => {
	it( 'tells after a request has failed that the REST API does not answer', async () => {
		const { fail, askRestIndex, reportOutage } = aKeeper( OUTAGE );
		await Promise.all( [ fail(), fail() ] );
		await fail();
		expect( askRestIndex ).toHaveBeenCalledTimes( 1 );
		expect( reportOutage ).toHaveBeenCalledTimes( 1 );
		expect( reportOutage ).toHaveBeenCalledWith( OUTAGE );
	} );

	it( 'asks no more once the index has answered', async () => {
		const { fail, askRestIndex, reportOutage } = aKeeper( 'available' );
		await fail();
		await fail();
		expect( askRestIndex ).toHaveBeenCalledTimes( 1 );
		expect( reportOutage ).not.toHaveBeenCalled();
	} );

	it( 'asks three times at most when nobody can say', async () => {
		const { fail, askRestIndex, reportOutage } = aKeeper( 'unknown' );
		for ( let i = 0; i < 5; i++ ) {
			await fail();
		}
		expect( askRestIndex ).toHaveBeenCalledTimes( 3 );
		expect( reportOutage ).not.toHaveBeenCalled();
	} );

	it( 'asks nothing while all goes well, for itself, and for what was cancelled', async () => {
		const { middleware, fail, askRestIndex } = aKeeper( OUTAGE );
		await expect(
			middleware( { path: '/wp/v2/pages' }, async () => 'answer' )
		).resolves.toBe( 'answer' );
		await fail( { path: REST_INDEX_PATH } );
		await fail( { signal: AbortSignal.abort() } );
		expect( askRestIndex ).not.toHaveBeenCalled();
	} );
} );
