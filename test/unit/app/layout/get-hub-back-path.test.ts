import { getHubBackPath } from '@/app/layout/get-hub-back-path';

describe( 'getHubBackPath', () => {
	it.each( [
		[ '/', true, undefined ],
		[ '/page', true, '/' ],
		[ '/identity', true, '/' ],
		[ '/', false, undefined ],
		[ '/pattern', false, undefined ],
		[ '/wp_block/12', false, '/pattern' ],
	] )(
		'leads from %s, where the root exists: %s, to %s',
		( path, hasRoot, back ) => {
			expect( getHubBackPath( path, hasRoot ) ).toBe( back );
		}
	);
} );
