<?php
/**
 * Task: turns the site into the first one of a network. The constants of a network have to be added to `wp-config.php` afterwards.
 *
 * @package Atelier
 */

namespace Atelier\Local;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{path: string} $arguments Path of the network, with slashes around it.
 */
return static function ( array $arguments ): void {
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/network.php';
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
		$wpdb->$table = $name;
	}
	install_network();
	$outcome = populate_network( 1, $_SERVER['HTTP_HOST'], 'admin@example.org', 'Network', $arguments['path'], false );
	if ( is_wp_error( $outcome ) ) {
		throw new RuntimeException( $outcome->get_error_message() );
	}
	$address = current_address() . untrailingslashit( $arguments['path'] );
	$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name IN ( 'home', 'siteurl' )", $address ) );
};
