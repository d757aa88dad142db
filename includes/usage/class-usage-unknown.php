<?php
/**
 * The exception for an index of uses that cannot be read or written.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown when the database returns an error for the index, for example because a restored backup has no such table. Such a failure must
 * not be shown as "used nowhere".
 */
final class Usage_Unknown extends RuntimeException {
	/**
	 * Returns the error for a request that reads uses.
	 */
	public function to_read_error(): WP_Error {
		return new WP_Error(
			'atelier_usage_unknown',
			__( 'It cannot be told where this is used: the index of the site is missing or damaged. Search the site again.', 'atelier' ),
			array( 'status' => 500 )
		);
	}

	/**
	 * Returns the error for a request that rebuilds the index.
	 */
	public function to_rebuild_error(): WP_Error {
		return new WP_Error(
			'atelier_usage_not_stored',
			__( 'The site cannot be searched: its database did not store what was found.', 'atelier' ),
			array( 'status' => 500 )
		);
	}
}
