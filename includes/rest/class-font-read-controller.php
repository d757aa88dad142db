<?php
/**
 * What the routes that tell about fonts have in common.
 *
 * @package Atelier
 */

namespace Atelier\Rest;

use WP_Error;
use WP_REST_Controller;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * A route that answers `GET atelier/v1/{base}` with one object.
 */
abstract class Font_Read_Controller extends WP_REST_Controller {
	/**
	 * Sets the address.
	 *
	 * @param string $base Its last part.
	 */
	protected function __construct( string $base ) {
		$this->namespace = 'atelier/v1';
		$this->rest_base = $base;
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
	 * Checks that the person may read it.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return $this->can_read()
			? true
			: new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to access the fonts of this site.', 'atelier' ), array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * Answers.
	 *
	 * @param \WP_REST_Request $request The request.
	 */
	public function get_item( $request ): WP_REST_Response {
		return new WP_REST_Response( $this->read() );
	}

	/**
	 * Describes the answer.
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-' . $this->rest_base,
			'type'       => 'object',
			'properties' => array_map(
				static fn( array $property ): array => $property + array(
					'context'  => array( 'view' ),
					'readonly' => true,
				),
				$this->get_properties()
			),
		);
	}

	/**
	 * Tells whether the person may read it.
	 */
	abstract protected function can_read(): bool;

	/**
	 * Reads what is answered.
	 */
	abstract protected function read(): array;

	/**
	 * Describes what is answered, by its names.
	 *
	 * @return array<string, array>
	 */
	abstract protected function get_properties(): array;
}
