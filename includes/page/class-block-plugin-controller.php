<?php
/**
 * The REST route of the plugin of a block.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use Atelier\Http\Design_Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `GET atelier/v1/block-plugin?block={name}`, for blocks that an editor does not have.
 */
final class Block_Plugin_Controller extends Design_Controller {
	/**
	 * Constructor.
	 */
	public function __construct() {
		parent::__construct( 'block-plugin' );
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$block = array(
			'description' => __( 'Name of the block.', 'atelier' ),
			'type'        => 'string',
			'required'    => true,
			'pattern'     => '^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$',
			'maxLength'   => 200,
		);
		$this->add_route( '', $this->reader( 'get_item', 'get_item_permissions_check', compact( 'block' ) ), array( $this, 'get_public_item_schema' ) );
	}

	/**
	 * Checks that the user may edit something that has blocks.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return self::allow( current_user_can( 'edit_posts' ) || current_user_can( 'edit_theme_options' ), __( 'Sorry, you are not allowed to read blocks.', 'atelier' ) );
	}

	/**
	 * Finds the plugin.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_item( $request ): WP_REST_Response {
		return new WP_REST_Response( array( 'plugin' => Block_Plugin::find( $request['block'] ) ) );
	}

	/**
	 * Describes the response.
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-block-plugin',
			'type'       => 'object',
			'properties' => array(
				'plugin' => array(
					'description' => __( 'The plugin that the block comes from; null where it is not known.', 'atelier' ),
					'type'        => array( 'object', 'null' ),
					'context'     => array( 'view' ),
					'readonly'    => true,
					'properties'  => array(
						'name'     => array( 'type' => 'string' ),
						'isActive' => array( 'type' => 'boolean' ),
					),
				),
			),
		);
	}
}
