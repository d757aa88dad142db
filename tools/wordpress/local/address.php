<?php
/**
 * A site's address: the one that it is asked at, whatever its database says.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/** The address of this request's site, without a slash at its end. */
function current_address(): string {
	return 'http://' . $_SERVER['HTTP_HOST'];
}

// Sites of a network are told apart by their stored addresses.
if ( ! is_multisite() ) {
	add_filter( 'pre_option_home', __NAMESPACE__ . '\current_address' );
	add_filter( 'pre_option_siteurl', __NAMESPACE__ . '\current_address' );
}
