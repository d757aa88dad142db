import apiFetch from '@wordpress/api-fetch';

import { refuseSettingsReads } from '@/data/requests/refuse-settings-reads';
import { aBootPayload } from '@test/helpers/boot-payload';

let mockCanManage = false;

jest.mock( '@wordpress/api-fetch', () => ( { use: jest.fn() } ) );
jest.mock( '@/data/site/boot-payload', () => ( {
	getBootPayload: () => {
		const payload = aBootPayload();
		return {
			...payload,
			rights: { ...payload.rights, manageOptions: mockCanManage },
		};
	},
} ) );

const use = jest.mocked( apiFetch.use );
const next = jest.fn( async () => 'answer' );

function send( options: object ) {
	refuseSettingsReads();
	return use.mock.calls[ 0 ]?.[ 0 ]( options, next );
}

beforeEach( () => {
	mockCanManage = false;
	use.mockClear();
	next.mockClear();
} );

describe( 'refuseSettingsReads', () => {
	it.each( [
		{ path: '/wp/v2/settings' },
		{ path: 'wp/v2/settings' },
		{ path: '/wp/v2/settings?_fields=title' },
		{ path: '/wp/v2/settings', method: 'get' },
	] )(
		'refuses %o as the server does, and asks it nothing',
		async ( options ) => {
			await expect( send( options ) ).rejects.toEqual( {
				code: 'rest_forbidden',
				data: { status: 403 },
			} );
			expect( next ).not.toHaveBeenCalled();
		}
	);

	it.each( [
		// By this core-data learns that the person may not change them.
		{ path: '/wp/v2/settings', method: 'OPTIONS' },
		{ path: '/wp/v2/settings', method: 'PUT' },
		{ path: '/wp/v2/settings-of-a-plugin' },
		{ path: '/my/v1/wp/v2/settings' },
		{ url: 'https://site.test/wp-json/wp/v2/settings' },
	] )( 'passes %o on', async ( options ) => {
		await expect( send( options ) ).resolves.toBe( 'answer' );
		expect( next ).toHaveBeenCalledWith( options );
	} );

	it( 'leaves alone what a person may read', () => {
		mockCanManage = true;
		refuseSettingsReads();
		expect( use ).not.toHaveBeenCalled();
	} );
} );
