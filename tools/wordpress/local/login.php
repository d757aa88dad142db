<?php
/**
 * Logs visitors of a local site in. A visitor who opens the dashboard without a login becomes the administrator. A visitor who
 * opens any address with `?atelier-login=NAME` becomes that user, and gets a nonce for REST; `&atelier-preferences=JSON` sets
 * the preferences of that user. After logging out, a visitor stays logged out until they use that parameter or the login form.
 *
 * @package Atelier
 */

namespace Atelier\Local;

use WP_User;

defined( 'ABSPATH' ) || exit;

/** The query parameter with the login name of a user to become. */
const LOGIN = 'atelier-login';

/** The query parameter with the preferences of that user, by scope and name. */
const PREFERENCES = 'atelier-preferences';

/** The cookie of a visitor who wants to stay logged out. */
const LOGGED_OUT = 'atelier-logged-out';

/** Returns the user that a request should log in; null for none. */
function user_to_log_in(): ?WP_User {
	if ( isset( $_GET[ LOGIN ] ) && is_string( $_GET[ LOGIN ] ) ) {
		$user = get_user_by( 'login', wp_unslash( $_GET[ LOGIN ] ) );
		return $user ? $user : null;
	}
	if ( ! is_admin() || wp_doing_ajax() || wp_installing() || is_user_logged_in() || isset( $_COOKIE[ LOGGED_OUT ] ) ) {
		return null;
	}
	if ( 'GET' !== $_SERVER['REQUEST_METHOD'] || str_ends_with( $_SERVER['SCRIPT_NAME'], '/admin-post.php' ) ) {
		return null;
	}
	$administrators = get_users(
		array(
			'role'   => 'administrator',
			'number' => 1,
		)
	);
	return $administrators[0] ?? null;
}

/**
 * Replaces a user's stored preferences with those of the address, if any.
 *
 * @param WP_User $user The user.
 */
function set_preferences( WP_User $user ): void {
	if ( ! isset( $_GET[ PREFERENCES ] ) || ! is_string( $_GET[ PREFERENCES ] ) ) {
		return;
	}
	$preferences = json_decode( wp_unslash( $_GET[ PREFERENCES ] ), true );
	if ( is_array( $preferences ) ) {
		$preferences['_modified'] = gmdate( 'Y-m-d\TH:i:s.000\Z' );
		update_user_meta( $user->ID, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', $preferences );
	}
}

// A nonce belongs to the session, which WordPress reads from the cookie of the request.
add_action(
	'set_logged_in_cookie',
	static function ( string $cookie ): void {
		$_COOKIE[ LOGGED_IN_COOKIE ] = $cookie;
	}
);

add_action(
	'init',
	static function (): void {
		$user = user_to_log_in();
		if ( ! $user ) {
			return;
		}
		wp_set_auth_cookie( $user->ID, true );
		setcookie( LOGGED_OUT, '', 1, '/' );
		wp_set_current_user( $user->ID );
		header( 'X-WP-Nonce: ' . wp_create_nonce( 'wp_rest' ) );
		set_preferences( $user );
		wp_safe_redirect( remove_query_arg( array( LOGIN, PREFERENCES ), set_url_scheme( current_address() . $_SERVER['REQUEST_URI'] ) ) );
		exit;
	},
	1
);

add_action(
	'wp_logout',
	static function (): void {
		setcookie( LOGGED_OUT, '1', 0, '/' );
	}
);

add_action(
	'wp_login',
	static function (): void {
		setcookie( LOGGED_OUT, '', 1, '/' );
	}
);

// Disables the check of the administrator's email address.
add_filter( 'admin_email_check_interval', '__return_zero' );
