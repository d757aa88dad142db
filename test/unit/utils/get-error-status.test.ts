import { getErrorStatus } from '@/utils/get-error-status';

it.each( [
	[ { code: 'gone', data: { status: 404 } }, 404 ],
	[ { code: 'gone', data: null }, undefined ],
	[ new Error( 'Failed' ), undefined ],
	[ undefined, undefined ],
] )( 'reads the status of %o', ( error, status ) => {
	expect( getErrorStatus( error ) ).toBe( status );
} );
