<?php
/**
 * What the routes that read templates have in common.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use WP_Error;
use WP_REST_Controller;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * A route `atelier/v1/…` that is read by whoever may design the site.
 */
abstract class Template_Reader extends WP_REST_Controller {
	/**
	 * Sets the address.
	 *
	 * @param string $rest_base Last part of the address.
	 */
	protected function __construct( string $rest_base ) {
		$this->namespace = 'atelier/v1';
		$this->rest_base = $rest_base;
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			$this->namespace,
			'/' . $this->rest_base,
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( $this, 'get_items' ),
					'permission_callback' => array( $this, 'get_items_permissions_check' ),
					'args'                => $this->get_collection_params(),
				),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
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
