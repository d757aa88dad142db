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
 * A route `atelier/v1/…` that people who may design the site can read.
 */
abstract class Template_Reader extends Design_Controller {
	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->add_route( '', $this->reader( 'get_items', 'get_items_permissions_check', $this->get_collection_params() ), array( $this, 'get_public_item_schema' ) );
	}

	/**
	 * Checks the right.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return current_user_can( Active_Templates::CAPABILITY ) ? true : self::forbidden();
	}

	/**
	 * Describes what the route can be asked.
	 *
	 * @return array<string, mixed>
	 */
	public function get_collection_params() {
		return array();
	}

	/**
	 * The error for people without the right.
	 */
	protected static function forbidden(): WP_Error {
		return new WP_Error( 'rest_cannot_manage_templates', __( 'Sorry, you are not allowed to access the templates on this site.', 'atelier' ), array( 'status' => rest_authorization_required_code() ) );
	}
}
