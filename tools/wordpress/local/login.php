<?php
/**
 * Logs visitors of a local site in. A visitor who opens the dashboard without being logged in becomes the administrator;
 * one who opens any address with `?atelier-login=NAME` becomes that user. After logging out, a visitor stays logged out until
 * they use that parameter or the login form.
 *
 * @package Atelier
 */

namespace Atelier\Local;

use WP_User;

defined( 'ABSPATH' ) || exit;

/** The query parameter with the login name of a user to become. */
const LOGIN = 'atelier-login';

/** The cookie of a visitor who wants to stay logged out. */
const LOGGED_OUT = 'atelier-logged-out';

/** Finds the user that a request should log in, or null when nothing is to be done. */
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

add_action(
	'init',
	static function (): void {
		$user = user_to_log_in();
		if ( ! $user ) {
			return;
		}
		wp_set_auth_cookie( $user->ID, true );
		setcookie( LOGGED_OUT, '', 1, '/' );
		wp_safe_redirect( remove_query_arg( LOGIN, set_url_scheme( current_address() . $_SERVER['REQUEST_URI'] ) ) );
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

// Nobody is asked for the administrator's address on a local site.
add_filter( 'admin_email_check_interval', '__return_zero' );
