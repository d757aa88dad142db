<?php
/**
 * A lock over several requests.
 *
 * @package Atelier
 */

namespace Atelier;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Runs what reads, changes and writes one option, one request after the other. The row of an option is the lock: the database
 * lets only one request insert it. A request that dies leaves it behind, so it is taken over after a while.
 */
final class Option_Lock {
	private const TRIES         = 100;
	private const PAUSE_US      = 50000;
	private const STALE_SECONDS = 20;

	/**
	 * Runs a callback while holding a lock.
	 *
	 * @param string   $name Name of the option that is the lock.
	 * @param callable $work What to run.
	 * @return mixed|WP_Error What the callback returns, or an error when the lock could not be had.
	 */
	public static function run( string $name, callable $work ) {
		for ( $tries = 0; ! self::take( $name ); $tries++ ) {
			if ( $tries === self::TRIES ) {
				return new WP_Error( 'atelier_busy', __( 'The site is busy with another change. Try again.', 'atelier' ), array( 'status' => 503 ) );
			}
			usleep( self::PAUSE_US );
		}
		try {
			return $work();
		} finally {
			$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->options, array( 'option_name' => $name ) );
		}
	}

	/**
	 * Takes the lock; false when another request has it.
	 *
	 * @param string $name Name of the option.
	 */
	private static function take( string $name ): bool {
		global $wpdb;

		// The options API would answer from its cache, and add_option() overwrites a row that it did not know of.
		// phpcs:disable WordPress.DB.DirectDatabaseQuery
		$taken = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $name, (string) time() ) );
		if ( $taken ) {
			return true;
		}
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name = %s AND CAST( option_value AS UNSIGNED ) < %d", $name, time() - self::STALE_SECONDS ) );
		// phpcs:enable

		return false;
	}
}
