<?php
/**
 * Names of pattern categories.
 *
 * @package Atelier
 */

namespace Atelier\Patterns;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses names of pattern categories that cannot be stored, with the reason. WordPress would return a database error with the status 500.
 */
final class Category_Names {
	/** Length of the column for names of terms. */
	private const MAX_LENGTH = 200;

	/** Matches the routes of pattern categories and of one category. */
	private const ROUTE = '#^/wp/v2/wp_pattern_category(/\d+)?$#';

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'rest_request_before_callbacks', array( $this, 'refuse' ), 10, 3 );
	}

	/**
	 * Refuses a request with such a name.
	 *
	 * @param mixed           $response Response of another plugin; null for none.
	 * @param array           $handler  The route's handler.
	 * @param WP_REST_Request $request  The request.
	 * @return mixed
	 */
	public function refuse( $response, $handler, WP_REST_Request $request ) {
		$name = $request['name'];
		if ( is_wp_error( $response ) || ! is_string( $name ) || 'GET' === $request->get_method() || ! preg_match( self::ROUTE, $request->get_route() ) ) {
			return $response;
		}
		if ( '' === trim( $name ) ) {
			return self::error( __( 'A category needs a name.', 'atelier' ) );
		}
		if ( mb_strlen( $name ) > self::MAX_LENGTH ) {
			/* translators: %d: number of characters. */
			return self::error( sprintf( _n( 'The name of a category can have %d character.', 'The name of a category can have %d characters.', self::MAX_LENGTH, 'atelier' ), self::MAX_LENGTH ) );
		}

		return $response;
	}

	/**
	 * Creates the error.
	 *
	 * @param string $message Describes the problem.
	 */
	private static function error( string $message ): WP_Error {
		return new WP_Error( 'atelier_invalid_category_name', $message, array( 'status' => 400 ) );
	}
}
