<?php
/**
 * The styles of WordPress itself.
 *
 * @package Atelier
 */

namespace Atelier\Rest;

use WP_Error;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `GET atelier/v1/default-styles`: the configuration of WordPress and its blocks without the theme's, by which the
 * screens tell a theme's value from a default one.
 */
final class Default_Styles_Controller extends WP_REST_Controller {
	/**
	 * Sets the address.
	 */
	public function __construct() {
		$this->namespace = 'atelier/v1';
		$this->rest_base = 'default-styles';
	}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
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
					'callback'            => array( $this, 'get_item' ),
					'permission_callback' => array( $this, 'get_item_permissions_check' ),
				),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
	}

	/**
	 * Checks that the person may see styles.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		if ( ! current_user_can( 'edit_theme_options' ) ) {
			return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to edit styles.', 'atelier' ), array( 'status' => rest_authorization_required_code() ) );
		}

		return true;
	}

	/**
	 * Reads the configuration.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_item( $request ): WP_REST_Response {
		$data = WP_Theme_JSON_Resolver::get_merged_data( 'blocks' )->get_raw_data();

		return new WP_REST_Response(
			array(
				'settings' => (object) ( $data['settings'] ?? array() ),
				'styles'   => (object) ( $data['styles'] ?? array() ),
			)
		);
	}

	/**
	 * Describes the answer.
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-default-styles',
			'type'       => 'object',
			'properties' => array(
				'settings' => array(
					'type'     => 'object',
					'readonly' => true,
				),
				'styles'   => array(
					'type'     => 'object',
					'readonly' => true,
				),
			),
		);
	}
}
