import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RestOptions } from './rest';
import type { TestSite } from './site';

const KILL_HEADER = 'X-Test-Kill';
const DEAD_LOCKS_HEADER = 'X-Test-Dead-Locks';

/** A killed process sends nothing more to the database, and releases no lock. Locks of killed processes are made to expire. */
const CODE = `<?php
add_filter( 'query', static function ( $query ) {
	static $writes = 0, $is_dead = false;
	if ( $is_dead ) {
		return 'SELECT 1';
	}
	if ( isset( $_SERVER['HTTP_X_TEST_KILL'] ) && preg_match( '/^\\s*(INSERT|UPDATE|DELETE|REPLACE)\\b/i', $query ) && did_action( 'rest_api_init' ) && ++$writes > (int) $_SERVER['HTTP_X_TEST_KILL'] ) {
		$is_dead = true;
		header( 'X-Test-Killed: 1' );
		exit;
	}
	return $query;
}, PHP_INT_MAX );
if ( isset( $_SERVER['HTTP_X_TEST_DEAD_LOCKS'] ) ) {
	global $wpdb;
	$wpdb->query( "UPDATE $wpdb->options SET option_value = '1:killed' WHERE option_name LIKE 'atelier\\\\_lock\\\\_%'" );
}
`;

/**
 * Runs a function on a site whose requests can be killed before any of their writes.
 *
 * @param site The site.
 * @param run  The function.
 */
export async function withKills(
	site: TestSite,
	run: () => Promise< void >
): Promise< void > {
	const folder = join( site.folder, 'wp-content', 'mu-plugins' );
	mkdirSync( folder, { recursive: true } );
	const file = join( folder, 'kills.php' );
	writeFileSync( file, CODE );
	try {
		await run();
	} finally {
		rmSync( file );
	}
}

/**
 * Makes a request end before one of its writes to the database.
 *
 * @param writes How many writes it makes before.
 */
export const killAfter = (
	writes: number
): Required< Pick< RestOptions, 'headers' > > => ( {
	headers: { [ KILL_HEADER ]: String( writes ) },
} );

/** Makes the locks of killed requests expire before a request begins. */
export const WITH_DEAD_LOCKS = { headers: { [ DEAD_LOCKS_HEADER ]: '1' } };

/** Lines that WordPress logs after a request has died: it reads options and columns while the database answers nothing. */
export const KILLED_LINES =
	/Undefined property: stdClass::\$(option_value|Field|Type)|Passing null to parameter .* in .*class-wpdb\.php/;
