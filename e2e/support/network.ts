import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTask } from '../../tools/lib/site-client.mjs';
import type { TestSite } from './site';

/** Path of the network's sites. */
const PATH = '/network/';

/**
 * Turns a site into a network at a path of its server, with a second site.
 *
 * @param site The site, which only this test uses.
 * @return Addresses of the first and the second site.
 */
export async function makeNetwork( site: TestSite ): Promise< {
	first: string;
	second: string;
} > {
	await site.task( 'make-network', { path: PATH } );
	// Serves the same files at another path.
	symlinkSync( '.', join( site.folder, PATH.replaceAll( '/', '' ) ) );
	const configFile = join( site.folder, 'wp-config.php' );
	const { host } = new URL( site.url );
	writeFileSync(
		configFile,
		readFileSync( configFile, 'utf8' )
			// Each site uses its stored address.
			.replace( /^.*'WP_(HOME|SITEURL)'.*$/gm, '' )
			.replace(
				'$table_prefix',
				`define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '${ host }' );
define( 'PATH_CURRENT_SITE', '${ PATH }' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );
$table_prefix`
			)
	);
	const first = site.url + PATH.slice( 0, -1 );
	const second = await runTask( first, 'add-site', {
		path: `${ PATH }second/`,
		title: 'Second site',
		plugins: [ 'atelier/plugin.php' ],
	} );
	return { first, second };
}
