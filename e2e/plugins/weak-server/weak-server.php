<?php
/**
 * Plugin Name: Weak Server
 * Description: For tests: gives PHP as little memory as the option `weak_server_memory` says, and ends a request as soon as the status of the post
 *              in the option `weak_server_ends_at` has become `trash`.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Weak_Server
 */

if ( get_option( 'weak_server_memory' ) ) {
	ini_set( 'memory_limit', get_option( 'weak_server_memory' ) ); // Purpose of this plugin.
}

add_action(
	'clean_post_cache',
	static function ( $id ) {
		global $wpdb;
		if ( (int) get_option( 'weak_server_ends_at' ) === (int) $id && 'trash' === $wpdb->get_var( $wpdb->prepare( "SELECT post_status FROM $wpdb->posts WHERE ID = %d", $id ) ) ) {
			status_header( 500 );
			exit;
		}
	}
);
