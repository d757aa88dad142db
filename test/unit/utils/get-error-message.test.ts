import {
	getErrorMessage,
	getKnownErrorMessage,
} from '@/utils/get-error-message';

const FALLBACK = 'An error occurred.';

describe( 'getErrorMessage', () => {
	it.each( [
		[
			'the server message',
			{ code: 'rest_forbidden', message: 'No.' },
			'No.',
		],
		[
			'the server message of unknown_error',
			{ code: 'unknown_error', message: 'x' },
			'x',
		],
		[
			'the fallback without a message',
			{ code: 'rest_forbidden' },
			FALLBACK,
		],
		[ 'the fallback for an empty message', { message: '' }, FALLBACK ],
		[ 'the message of a thrown error', new Error( 'Boom' ), 'Boom' ],
		[ 'the fallback for a string', 'boom', FALLBACK ],
		[ 'the fallback for null', null, FALLBACK ],
	] )( 'gives %s', ( _title, error, expected ) => {
		expect( getErrorMessage( error, FALLBACK ) ).toBe( expected );
	} );
} );

describe( 'getKnownErrorMessage', () => {
	it.each( [
		[ { code: 'unknown_error', message: 'x' }, FALLBACK ],
		[ { code: 'rest_forbidden', message: 'No.' }, 'No.' ],
		[ {}, FALLBACK ],
	] )( 'gives for %j: %s', ( error, expected ) => {
		expect( getKnownErrorMessage( error, FALLBACK ) ).toBe( expected );
	} );
} );
