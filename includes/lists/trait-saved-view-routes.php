<?php
/**
 * The routes of saved views, of which two controllers are made.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the methods of a controller of WordPress with the rights that saved views have nowhere else, and only for those who may use Design.
 */
trait Saved_View_Routes {
	/**
	 * Lists them.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( $request ) {
		return Saved_Views::in_own_route( fn() => parent::get_items( $request ) );
	}

	/**
	 * Checks the right to do that.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return bool|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return self::check_capability() ?? Saved_Views::in_own_route( fn() => parent::get_items_permissions_check( $request ) );
	}

	/**
	 * Reads one.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_item( $request ) {
		return Saved_Views::in_own_route( fn() => parent::get_item( $request ) );
	}

	/**
	 * Checks the right to do that.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return bool|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return self::check_capability() ?? Saved_Views::in_own_route( fn() => parent::get_item_permissions_check( $request ) );
	}

	/**
	 * Creates one.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create_item( $request ) {
		return Saved_Views::in_own_route( fn() => parent::create_item( $request ) );
	}

	/**
	 * Checks the right to do that.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return bool|WP_Error
	 */
	public function create_item_permissions_check( $request ) {
		return self::check_capability() ?? Saved_Views::in_own_route( fn() => parent::create_item_permissions_check( $request ) );
	}

	/**
	 * Changes one.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_item( $request ) {
		return Saved_Views::in_own_route( fn() => parent::update_item( $request ) );
	}

	/**
	 * Checks the right to do that.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return bool|WP_Error
	 */
	public function update_item_permissions_check( $request ) {
		return self::check_capability() ?? Saved_Views::in_own_route( fn() => parent::update_item_permissions_check( $request ) );
	}

	/**
	 * Deletes one.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function delete_item( $request ) {
		return Saved_Views::in_own_route( fn() => parent::delete_item( $request ) );
	}

	/**
	 * Checks the right to do that.
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
