<?php
/**
 * A site's address: that of the request, not the stored one.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/** Returns the URL of this request's site, without a trailing slash. */
function current_address(): string {
	return 'http://' . $_SERVER['HTTP_HOST'];
}

// WordPress distinguishes the sites of a network by their stored addresses.
if ( ! is_multisite() ) {
	add_filter( 'pre_option_home', __NAMESPACE__ . '\current_address' );
	add_filter( 'pre_option_siteurl', __NAMESPACE__ . '\current_address' );
}
