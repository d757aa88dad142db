import { recordPath } from '@/data/writes/record-path';

const post = ( name: string, baseURL: string ) => ( {
	kind: 'postType',
	name,
	baseURL,
} );
const site = { kind: 'root', name: 'site', baseURL: '/wp/v2/settings' };

describe( 'recordPath', () => {
	it.each( [
		[
			post( 'page', '/wp/v2/pages' ),
			12,
			[ 'title', 'status' ],
			'/wp/v2/pages/12?context=edit&_fields=title.raw%2Cstatus',
		],
		[
			post( 'wp_template', '/wp/v2/wp_template' ),
			'theme//home',
			[ 'content' ],
			'/wp/v2/templates/theme//home?context=edit&_fields=content.raw',
		],
		[
			post( 'wp_template', '/wp/v2/wp_template' ),
			31,
			[ 'content' ],
			'/wp/v2/wp_template/31?context=edit&_fields=content.raw',
		],
		[
			site,
			undefined,
			[ 'title' ],
			'/wp/v2/settings?context=edit&_fields=title',
		],
		[ site, undefined, undefined, '/wp/v2/settings?context=edit' ],
	] )( 'of %j with key %s and fields %j', ( config, key, fields, path ) => {
		expect( recordPath( config, key, fields ) ).toBe( path );
	} );
} );
