<?php
/**
 * Texts of posts that WordPress's own controllers do not check.
 *
 * @package Atelier
 */

namespace Atelier\Http;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses texts that cannot be stored. WordPress's schema declares title and content as objects, without the type of `raw`: a list there
 * would cause a fatal error, and a title that is too long for its column a database error.
 */
final class Text_Fields {
	/** Size limits of the columns of posts in bytes, by field; unlimited without an entry. */
	private const MAX_BYTES = array(
		'title'       => 65535,
		'description' => 65535,
	);

	/**
	 * Finds the first field of a request that cannot be stored.
	 *
	 * @param WP_REST_Request $request The request.
	 * @param string[]        $fields  Names of the fields.
	 */
	public static function find_problem( WP_REST_Request $request, array $fields ): ?WP_Error {
		foreach ( $fields as $field ) {
			$text = is_array( $request[ $field ] ) ? $request[ $field ]['raw'] ?? '' : $request[ $field ] ?? '';
			if ( ! is_string( $text ) ) {
				/* translators: %s: name of a field. */
				return self::refuse( $field, sprintf( __( '%s is no text.', 'atelier' ), $field ) );
			}
			if ( strlen( $text ) > ( self::MAX_BYTES[ $field ] ?? PHP_INT_MAX ) ) {
				/* translators: %s: name of a field. */
				return self::refuse( $field, sprintf( __( '%s is too long.', 'atelier' ), $field ) );
			}
		}

		return null;
	}

	/**
	 * Creates the error, in WordPress's form.
	 *
	 * @param string $field   Name of the field.
	 * @param string $message Describes the problem.
	 */
	private static function refuse( string $field, string $message ): WP_Error {
		return new WP_Error(
			'rest_invalid_param',
			$message,
			array(
				'status' => 400,
				'params' => array( $field => $message ),
			)
		);
	}
}
