<?php
/**
 * Task: adds a site to the network, and activates plugins network-wide.
 *
 * @package Atelier
 */

namespace Atelier\Local;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{path: string, title: string, plugins: string[]} $arguments Path of the site, its title, and main files of plugins.
 * @return string The site's URL.
 */
return static function ( array $arguments ): string {
	foreach ( $arguments['plugins'] as $file ) {
		$outcome = activate_plugin( $file, '', true );
		if ( is_wp_error( $outcome ) && 'unexpected_output' !== $outcome->get_error_code() ) {
			throw new RuntimeException( $outcome->get_error_message() );
		}
	}
	$site = wpmu_create_blog( $_SERVER['HTTP_HOST'], $arguments['path'], $arguments['title'], 1 );
	if ( is_wp_error( $site ) ) {
		throw new RuntimeException( $site->get_error_message() );
	}
	return get_site_url( $site );
};
