<?php
/**
 * The REST route of registered templates.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use WP_Block_Template;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use WP_REST_Templates_Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Serves the files of the theme and of plugins in the shape of WordPress's templates, read-only.
 */
final class Registered_Templates_Controller extends WP_REST_Templates_Controller {
	/**
	 * Constructor.
	 *
	 * @param string      $post_type Type of the records.
	 * @param string|null $rest_base Last part of the route; null for that of the type.
	 */
	public function __construct( $post_type, ?string $rest_base = null ) {
		parent::__construct( $post_type );
		$this->rest_base = $rest_base ?? $this->rest_base;
	}

	/**
	 * Registers the routes.
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
					'args'                => array( 'context' => $this->get_context_param( array( 'default' => 'view' ) ) ),
				),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
		register_rest_route(
			$this->namespace,
			// A stylesheet can be in a folder, and a slug may contain slashes.
			'/' . $this->rest_base . '/(?P<id>[^:<>\*\?"\|]+)',
			array(
				'args'   => array(
					'id' => array(
						'description'       => __( 'Id of the template.', 'atelier' ),
						'type'              => 'string',
						'sanitize_callback' => array( $this, '_sanitize_template_id' ),
					),
				),
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( $this, 'get_item' ),
					'permission_callback' => array( $this, 'get_item_permissions_check' ),
					'args'                => array( 'context' => $this->get_context_param( array( 'default' => 'view' ) ) ),
				),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
	}

	/**
	 * Checks the right to list templates.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return current_user_can( Active_Templates::CAPABILITY )
			? true
			: new WP_Error( 'rest_cannot_manage_templates', __( 'Sorry, you are not allowed to access the templates on this site.', 'atelier' ), array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * Checks the right to read one template.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return $this->get_items_permissions_check( $request );
	}

	/**
	 * Lists the templates.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_items( $request ): WP_REST_Response {
		$items = array();
		foreach ( Registered_Templates::all() as $template ) {
			$items[] = $this->prepare_response_for_collection( $this->prepare_item_for_response( $template, $request ) );
		}

		return rest_ensure_response( $items );
	}

	/**
	 * Reads one template.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_item( $request ) {
		$template = Registered_Templates::find( (string) $request['id'] );
		if ( ! $template ) {
			return new WP_Error( 'rest_template_not_found', __( 'No templates exist with that id.', 'atelier' ), array( 'status' => 404 ) );
		}

		return $this->prepare_item_for_response( $template, $request );
	}

	/**
	 * Prepares a template for the response.
	 *
	 * @param WP_Block_Template $item    The template.
	 * @param WP_REST_Request   $request The request.
	 * @return WP_REST_Response
	 */
	public function prepare_item_for_response( $item, $request ) {
		$response = parent::prepare_item_for_response( $item, $request );
		$data     = $response->get_data();
		if ( isset( $data['type'] ) ) {
			$data['type'] = Registered_Templates::POST_TYPE;
			$response->set_data( $data );
		}

		return $response;
	}

	/**
	 * Returns the schema of templates with `is_custom`.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema() {
		$schema = parent::get_item_schema();
		// The parent class adds it only for `wp_template`.
		$schema['properties']['is_custom'] = $schema['properties']['is_custom'] ?? array(
			'description' => __( 'Whether a template is a custom template.', 'atelier' ),
			'type'        => 'boolean',
			'context'     => array( 'embed', 'view', 'edit' ),
			'readonly'    => true,
		);

		return $schema;
	}
}
