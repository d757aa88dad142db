<?php
/**
 * The exception for a failed query.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when a query failed. WordPress returns no rows then, as for a query that finds nothing: existing records would be treated as
 * deleted.
 */
final class Unreadable_Database extends RuntimeException {

	/**
	 * Throws when the last query failed.
	 *
	 * @throws self When it failed.
	 */
	public static function check_last_query(): void {
		global $wpdb;
		if ( '' !== (string) $wpdb->last_error ) {
			throw new self( $wpdb->last_error );
		}
	}

	/**
	 * Returns the error for a read.
	 */
	public function to_error(): WP_Error {
		return new WP_Error( 'atelier_unreadable_database', __( 'The database of this site could not be read. Try again in a moment.', 'atelier' ), array( 'status' => 503 ) );
	}
}
