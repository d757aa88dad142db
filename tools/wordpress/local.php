<?php
/**
 * Code that a local WordPress runs in addition to the plugin. It is loaded as a must-use plugin, or by the router.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Returns whether a request comes from this machine, and its host is a name of this machine. So no page of another site can send
 * requests through the visitor's browser.
 */
function is_local_request(): bool {
	return in_array( $_SERVER['REMOTE_ADDR'] ?? '', array( '127.0.0.1', '::1' ), true )
		&& 1 === preg_match( '/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/', $_SERVER['HTTP_HOST'] ?? '' );
}

if ( ! is_local_request() ) {
	return;
}

require_once __DIR__ . '/local/address.php';
require_once __DIR__ . '/local/avatars.php';
require_once __DIR__ . '/local/network.php';
require_once __DIR__ . '/local/login.php';
require_once __DIR__ . '/local/tasks.php';
