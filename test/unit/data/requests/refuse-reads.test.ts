import apiFetch from '@wordpress/api-fetch';

import { refuseReads } from '@/data/requests/refuse-reads';
import { aBootPayload } from '@test/helpers/boot-payload';

let mockIsAllowed = false;

jest.mock( '@wordpress/api-fetch', () => ( { use: jest.fn() } ) );
jest.mock( '@/data/site/boot-payload', () => ( {
	getBootPayload: () => {
		const payload = aBootPayload();
		return {
			...payload,
			rights: {
				...payload.rights,
				manageOptions: mockIsAllowed,
				editStyles: mockIsAllowed,
				editPosts: mockIsAllowed,
			},
		};
	},
} ) );

const use = jest.mocked( apiFetch.use );
const next = jest.fn( async () => 'answer' );

function send( options: object ) {
	refuseReads();
	return use.mock.calls[ 0 ]?.[ 0 ]( options, next );
}

beforeEach( () => {
	mockIsAllowed = false;
	use.mockClear();
	next.mockClear();
} );

describe( 'refuseReads', () => {
	it.each( [
		{ path: '/wp/v2/settings' },
		{ path: 'wp/v2/settings' },
		{ path: '/wp/v2/settings?_fields=title' },
		{ path: '/wp/v2/settings', method: 'get' },
		{ path: '/wp/v2/posts?context=edit&per_page=3' },
		{ path: '/wp/v2/posts?per_page=3&context=edit', parse: false },
		{ path: '/wp/v2/global-styles/57?context=edit' },
		{ path: '/wp-block-editor/v1/navigation-fallback?_embed=true' },
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
		{ path: '/wp/v2/posts?per_page=3' },
		{ path: '/wp/v2/posts?search=context=edit' },
		{ path: '/wp/v2/posts', method: 'POST' },
		{ path: '/wp/v2/pages?context=edit' },
		{ path: '/wp/v2/global-styles/57?context=view' },
		{ path: '/wp/v2/global-styles/themes/slate?context=edit' },
		{ path: '/my/v1/wp/v2/settings' },
		{ url: 'https://site.test/wp-json/wp/v2/settings' },
	] )( 'passes %o on', async ( options ) => {
		await expect( send( options ) ).resolves.toBe( 'answer' );
		expect( next ).toHaveBeenCalledWith( options );
	} );

	it( 'leaves alone what a person may read', () => {
		mockIsAllowed = true;
		refuseReads();
		expect( use ).not.toHaveBeenCalled();
	} );
} );
