<?php
/**
 * The styles of WordPress.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use Atelier\Http\Design_Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `GET atelier/v1/default-styles`: the config of WordPress and its blocks without the theme's, with which the
 * screens distinguish a theme's value from a default one.
 */
final class Default_Styles_Controller extends Design_Controller {
	/**
	 * Constructor.
	 */
	public function __construct() {
		parent::__construct( 'default-styles' );
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->add_route( '', $this->reader( 'get_item', 'get_item_permissions_check' ), array( $this, 'get_public_item_schema' ) );
	}

	/**
	 * Checks that the person may edit styles.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return self::allow( current_user_can( 'edit_theme_options' ), __( 'Sorry, you are not allowed to edit styles.', 'atelier' ) );
	}

	/**
	 * Reads the config.
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
	 * Describes the response.
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
