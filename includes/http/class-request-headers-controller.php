<?php
/**
 * The REST route of the received headers.
 *
 * @package Atelier
 */

namespace Atelier\Http;

use Atelier\Page\Admin_Page;
use Atelier\Writes\Design_Request;
use Atelier\Writes\Theme_Guard;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/request-headers` with Design's headers that arrived. A proxy or a firewall may remove unknown headers. Without them a
 * write is treated like that of other clients, and overwrites other people's saves.
 */
final class Request_Headers_Controller extends Design_Controller {
	private const HEADERS = array( Design_Request::CLIENT_HEADER, Design_Request::TOKEN_HEADER, Design_Request::KEY_HEADER, Theme_Guard::THEME_HEADER );

	/**
	 * Constructor.
	 */
	public function __construct() {
		parent::__construct( 'request-headers' );
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->add_route( '', $this->reader( 'get_item', 'permissions_check' ), array( $this, 'get_public_item_schema' ) );
	}

	/**
	 * Checks that the person may use Design.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|\WP_Error
	 */
	public function permissions_check( $request ) {
		return self::allow( current_user_can( Admin_Page::get_needed_capability() ), __( 'Sorry, you are not allowed to use Design.', 'atelier' ) );
	}

	/**
	 * Returns the names of Design's headers in the request.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_item( $request ): WP_REST_Response {
		$arrived = array_filter( self::HEADERS, static fn( string $name ): bool => null !== $request->get_header( $name ) );

		return new WP_REST_Response( array( 'arrived' => array_values( $arrived ) ) );
	}

	/**
	 * Describes the response.
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-request-headers',
			'type'       => 'object',
			'properties' => array(
				'arrived' => array(
					'description' => __( 'Names of the headers of Design that the request has.', 'atelier' ),
					'type'        => 'array',
					'items'       => array( 'type' => 'string' ),
					'readonly'    => true,
				),
			),
		);
	}
}
