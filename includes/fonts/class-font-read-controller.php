<?php
/**
 * Base of the REST controllers for fonts.
 *
 * @package Atelier
 */

namespace Atelier\Fonts;

use Atelier\Http\Design_Controller;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `GET atelier/v1/{base}` with one object.
 */
abstract class Font_Read_Controller extends Design_Controller {
	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->add_route( '', $this->reader( 'get_item', 'get_item_permissions_check' ), array( $this, 'get_public_item_schema' ) );
	}

	/**
	 * Checks that the person may read the data.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return self::allow( $this->can_read(), __( 'Sorry, you are not allowed to access the fonts of this site.', 'atelier' ) );
	}

	/**
	 * Returns the data.
	 *
	 * @param \WP_REST_Request $request The request.
	 */
	public function get_item( $request ): WP_REST_Response {
		return new WP_REST_Response( $this->read() );
	}

	/**
	 * Describes the response.
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
	 * Returns whether the person may read the data.
	 */
	abstract protected function can_read(): bool;

	/**
	 * Reads the data of the response.
	 */
	abstract protected function read(): array;

	/**
	 * Describes the properties of the response, by name.
	 *
	 * @return array<string, array>
	 */
	abstract protected function get_properties(): array;
}
