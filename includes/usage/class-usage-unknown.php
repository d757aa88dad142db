<?php
/**
 * The index of uses cannot be read or written.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Says that the database did not answer about uses, for one because a restored backup has no table of them. Nobody may read that as
 * "used nowhere".
 */
final class Usage_Unknown extends RuntimeException {
	/**
	 * The answer to a question about uses.
	 */
	public function to_read_error(): WP_Error {
		return new WP_Error(
			'atelier_usage_unknown',
			__( 'It cannot be told where this is used: the index of the site is missing or damaged. Search the site again.', 'atelier' ),
			array( 'status' => 500 )
		);
	}

	/**
	 * The answer to a search of the site.
	 */
	public function to_rebuild_error(): WP_Error {
		return new WP_Error(
			'atelier_usage_not_stored',
			__( 'The site cannot be searched: its database did not store what was found.', 'atelier' ),
			array( 'status' => 500 )
		);
	}
}
