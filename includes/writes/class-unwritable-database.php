<?php
/**
 * The error of a database that cannot be written.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Explains why nothing can be saved: the database is read-only or full, or the site may not write to it.
 */
final class Unwritable_Database {
	private const MAX_LENGTH = 300;

	/**
	 * Returns the database's error of the last query as text. The SQLite plugin wraps it in HTML, with the query and a trace.
	 */
	public static function last_error(): string {
		$error = (string) $GLOBALS['wpdb']->last_error;
		if ( preg_match( '#class="error_message"[^>]*>(.*?)</div>#s', $error, $matches ) ) {
			$error = $matches[1];
		}

		return mb_substr( trim( wp_strip_all_tags( $error, true ) ), 0, self::MAX_LENGTH );
	}

	/**
	 * Creates the error for a write.
	 *
	 * @param string $problem The database's error.
	 */
	public static function error( string $problem ): WP_Error {
		$message = self::describe( $problem );
		// The message may contain the names of the database's user and tables.
		if ( current_user_can( 'manage_options' ) ) {
			$message .= ' ' . sprintf(
				/* translators: %s: an error of the database, in English. */
				__( 'It says: “%s”.', 'atelier' ),
				$problem
			);
		}

		return new WP_Error( 'atelier_unwritable_database', $message, array( 'status' => 503 ) );
	}

	/**
	 * Returns a message for everybody, without details.
	 *
	 * @param string $problem The database's error.
	 */
	private static function describe( string $problem ): string {
		return match ( true ) {
			(bool) preg_match( '/read[ -]?only/i', $problem )           => __( 'Nothing was saved: the database of this site is read-only at the moment.', 'atelier' ),
			(bool) preg_match( '/\bfull\b|no space|quota/i', $problem )    => __( 'Nothing was saved: the database of this site is full.', 'atelier' ),
			(bool) preg_match( '/denied|permission/i', $problem )       => __( 'Nothing was saved: this site has no right to write to its database.', 'atelier' ),
			default                                                     => __( 'Nothing was saved: the database of this site cannot be written.', 'atelier' ),
		};
	}
}
