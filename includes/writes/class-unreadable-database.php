<?php
/**
 * A database that did not answer.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when the database failed to answer a query. WordPress returns no rows then, as for a query that finds nothing: kept records would
 * be taken for deleted.
 */
final class Unreadable_Database extends RuntimeException {

	/**
	 * Throws if the last query has failed.
	 *
	 * @throws self When it has.
	 */
	public static function check_last_query(): void {
		global $wpdb;
		if ( '' !== (string) $wpdb->last_error ) {
			throw new self( $wpdb->last_error );
		}
	}

	/**
	 * The answer to a read.
	 */
	public function to_error(): WP_Error {
		return new WP_Error( 'atelier_unreadable_database', __( 'The database of this site could not be read. Try again in a moment.', 'atelier' ), array( 'status' => 503 ) );
	}
}
