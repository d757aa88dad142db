<?php
/**
 * The methods of the two controllers of saved views.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the methods of WordPress's controller with the capability of saved views, and only for people who may use Design.
 */
trait Saved_View_Routes {
	/**
	 * Lists the items.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( $request ) {
		return Saved_Views::in_own_route( fn() => parent::get_items( $request ) );
	}

	/**
	 * Checks the right to do so.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return bool|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return self::check_capability() ?? Saved_Views::in_own_route( fn() => parent::get_items_permissions_check( $request ) );
	}

	/**
	 * Reads an item.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_item( $request ) {
		return Saved_Views::in_own_route( fn() => parent::get_item( $request ) );
	}

	/**
	 * Checks the right to do so.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return bool|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return self::check_capability() ?? Saved_Views::in_own_route( fn() => parent::get_item_permissions_check( $request ) );
	}

	/**
	 * Creates an item.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create_item( $request ) {
		return Saved_Views::in_own_route( fn() => parent::create_item( $request ) );
	}

	/**
	 * Checks the right to do so.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return bool|WP_Error
	 */
	public function create_item_permissions_check( $request ) {
		return self::check_capability() ?? Saved_Views::in_own_route( fn() => parent::create_item_permissions_check( $request ) );
	}

	/**
	 * Changes an item.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_item( $request ) {
		return Saved_Views::in_own_route( fn() => parent::update_item( $request ) );
	}

	/**
	 * Checks the right to do so.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return bool|WP_Error
	 */
	public function update_item_permissions_check( $request ) {
		return self::check_capability() ?? Saved_Views::in_own_route( fn() => parent::update_item_permissions_check( $request ) );
	}

	/**
	 * Deletes an item.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function delete_item( $request ) {
		return Saved_Views::in_own_route( fn() => parent::delete_item( $request ) );
	}

	/**
	 * Checks the right to do so.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return bool|WP_Error
	 */
	public function delete_item_permissions_check( $request ) {
		return self::check_capability() ?? Saved_Views::in_own_route( fn() => parent::delete_item_permissions_check( $request ) );
	}

	/**
	 * Returns an error for people without the right to use Design, null for the others.
	 */
	private static function check_capability(): ?WP_Error {
		return current_user_can( Saved_Views::CAPABILITY )
			? null
			: new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to use saved views.', 'atelier' ), array( 'status' => rest_authorization_required_code() ) );
	}
}
