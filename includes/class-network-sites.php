<?php
/**
 * The sites of a network.
 *
 * @package Atelier
 */

namespace Atelier;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the activation and deactivation of the plugin on each affected site.
 */
final class Network_Sites {

	/**
	 * Runs a callback on the current site, or on all of a network.
	 *
	 * @param bool     $is_network_wide Whether to run it on all sites.
	 * @param callable $run             Callback without parameters.
	 */
	public static function run_on( bool $is_network_wide, callable $run ): void {
		if ( ! is_multisite() || ! $is_network_wide ) {
			$run();
			return;
		}
		foreach ( get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		) as $site ) {
			switch_to_blog( $site );
			$run();
			restore_current_blog();
		}
	}
}
