<?php
/**
 * Base of the controllers that read templates.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Http\Design_Controller;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Provides a route `atelier/v1/…` that people who may design the site can read.
 */
abstract class Template_Reader extends Design_Controller {
	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->add_route( '', $this->reader( 'get_items', 'get_items_permissions_check', $this->get_collection_params() ), array( $this, 'get_public_item_schema' ) );
	}

	/**
	 * Checks that the person may design the site.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return self::check( current_user_can( Active_Templates::CAPABILITY ) );
	}

	/**
	 * Describes the parameters of the route.
	 *
	 * @return array<string, mixed>
	 */
	public function get_collection_params() {
		return array();
	}

	/**
	 * Returns the result of a permission check.
	 *
	 * @param bool $is_allowed Whether the person has the right.
	 * @return true|WP_Error
	 */
	protected static function check( bool $is_allowed ) {
		return self::allow( $is_allowed, __( 'Sorry, you are not allowed to access the templates on this site.', 'atelier' ), 'rest_cannot_manage_templates' );
	}
}
