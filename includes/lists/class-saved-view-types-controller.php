<?php
/**
 * The REST route of the types of saved views.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

use WP_Error;
use WP_REST_Request;
use WP_REST_Terms_Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Serves `/wp/v2/wp_dataviews_type`: a term is named after a post type, is created once, and cannot be changed.
 */
final class Saved_View_Types_Controller extends WP_REST_Terms_Controller {
	use Saved_View_Routes;

	/**
	 * Checks that the new type is a post type whose posts the person may edit.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return bool|WP_Error
	 */
	public function create_item_permissions_check( $request ) {
		$forbidden = self::check_capability();
		if ( $forbidden ) {
			return $forbidden;
		}
		// WordPress checks the permission also for a refused name, to list the allowed methods in the response.
		if ( ! is_string( $request['name'] ) || ! Saved_Views::can_use_type( $request['name'] ) ) {
			return self::forbid( __( 'Sorry, you are not allowed to save views of this post type.', 'atelier' ) );
		}
		return Saved_Views::in_own_route( fn() => parent::create_item_permissions_check( $request ) );
	}

	/**
	 * Prepares a type for the database: its slug is always its name, because lists find it by the slug.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return object
	 */
	public function prepare_item_for_database( $request ) {
		$term       = parent::prepare_item_for_database( $request );
		$term->slug = (string) $request['name'];

		return $term;
	}

	/**
	 * Refuses to change a type.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function update_item_permissions_check( $request ): WP_Error {
		return self::forbid( __( 'The type of saved views cannot be changed.', 'atelier' ) );
	}

	/**
	 * Creates the error for a request that is not allowed.
	 *
	 * @param string $message Why.
	 */
	private static function forbid( string $message ): WP_Error {
		return new WP_Error( 'rest_forbidden', $message, array( 'status' => rest_authorization_required_code() ) );
	}
}
