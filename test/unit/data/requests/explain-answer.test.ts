import { explainAnswer } from '@/data/requests/explain-answer';
import { isUnclearError } from '@/data/requests/is-unclear-error';

describe( 'explainAnswer', () => {
	it.each( [
		[ 200, true, /^The server’s answer could not be read: something else/ ],
		[ 401, false, /^The server, or a firewall before it, refused this\.$/ ],
		[ 403, false, /^The server, or a firewall before it, refused this\.$/ ],
		[ 404, false, /^The server answered with status 404\.$/ ],
		[ 413, false, /^This is too large for the server\./ ],
		[ 429, false, /^The server is busy or being maintained\./ ],
		[ 500, true, /^There has been a critical error on the server\./ ],
		[ 502, true, /^The server is busy or being maintained\./ ],
		[ 503, true, /^The server is busy or being maintained\./ ],
		[ 599, true, /^There has been a critical error on the server\./ ],
	] )(
		'says what a %d without JSON means, and whether the write may have arrived: %s',
		( status, isUnclear, message ) => {
			const error = explainAnswer( status );
			expect( error.message ).toMatch( message );
			expect( isUnclearError( error ) ).toBe( isUnclear );
		}
	);
} );
