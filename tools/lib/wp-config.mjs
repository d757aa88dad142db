import { randomBytes } from 'node:crypto';

const SALTS = [
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
];

/**
 * A site's database on a MariaDB server.
 *
 * @typedef {Object} Database
 * @property {string} host Value of `DB_HOST`.
 * @property {string} name Name of the existing database.
 */

/**
 * Returns the `wp-config.php` of a local site. The site's address is that of the request, if it is an address of this machine.
 * Errors are logged to `wp-content/debug.log`; WP-Cron and automatic updates are disabled.
 *
 * @param {() => string}  makeSalt Returns a new secret; replaced in tests.
 * @param {Database|null} database The site's database on a server, or null for SQLite.
 * @return {string} PHP.
 */
export function renderWpConfig(
	makeSalt = () => randomBytes( 32 ).toString( 'hex' ),
	database = null
) {
	return `<?php
// Written by the local development tools. \`npm start -- --reset\` writes it again.
define( 'DB_NAME', '${ database?.name ?? 'wordpress' }' );
define( 'DB_USER', '${ database ? 'root' : '' }' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '${ database?.host ?? '' }' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
${ SALTS.map( ( name ) => `define( '${ name }', '${ makeSalt() }' );` ).join(
	'\n'
) }
$table_prefix = 'wp_';

$atelier_host = $_SERVER['HTTP_HOST'] ?? '';
if ( preg_match( '/^(127\\.0\\.0\\.1|localhost|\\[::1\\])(:\\d+)?$/', $atelier_host ) ) {
	defined( 'WP_HOME' ) || define( 'WP_HOME', 'http://' . $atelier_host );
	defined( 'WP_SITEURL' ) || define( 'WP_SITEURL', 'http://' . $atelier_host );
}

defined( 'WP_DEBUG' ) || define( 'WP_DEBUG', true );
defined( 'WP_DEBUG_LOG' ) || define( 'WP_DEBUG_LOG', true );
defined( 'WP_DEBUG_DISPLAY' ) || define( 'WP_DEBUG_DISPLAY', false );
defined( 'WP_ENVIRONMENT_TYPE' ) || define( 'WP_ENVIRONMENT_TYPE', 'local' );
defined( 'DISABLE_WP_CRON' ) || define( 'DISABLE_WP_CRON', true );
defined( 'AUTOMATIC_UPDATER_DISABLED' ) || define( 'AUTOMATIC_UPDATER_DISABLED', true );
defined( 'WP_POST_REVISIONS' ) || define( 'WP_POST_REVISIONS', true );

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;
}
