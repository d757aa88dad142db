<?php
/**
 * The REST route of the front page.
 *
 * @package Atelier
 */

namespace Atelier\Public_Page;

use Atelier\Http\Design_Controller;
use Atelier\Page\Admin_Page;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `GET atelier/v1/front-page` with the record that the home route's canvas shows, which the document has when it is printed.
 */
final class Front_Page_Controller extends Design_Controller {
	/**
	 * Constructor.
	 *
	 * @param Front_Page $front_page Finds the record.
	 */
	public function __construct( private Front_Page $front_page ) {
		parent::__construct( 'front-page' );
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->add_route( '', $this->reader( 'get_front_page', 'check_permission' ), array( $this, 'get_public_item_schema' ) );
	}

	/**
	 * Checks the right to see the design.
	 *
	 * @return true|WP_Error
	 */
	public function check_permission() {
		return self::allow( current_user_can( Admin_Page::CAPABILITY ), __( 'Sorry, you are not allowed to see previews.', 'atelier' ) );
	}

	/**
	 * Returns the record, and the page that is set as the homepage.
	 */
	public function get_front_page(): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'record' => $this->front_page->record(),
				'page'   => 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_on_front' ) : 0,
			)
		);
	}

	/**
	 * Describes the response.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema() {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-front-page',
			'type'       => 'object',
			'properties' => array(
				'record' => array(
					'description' => __( 'The record that the front page shows.', 'atelier' ),
					'type'        => array( 'object', 'null' ),
					'properties'  => array(
						'postType' => array( 'type' => 'string' ),
						'postId'   => array( 'type' => array( 'integer', 'string' ) ),
					),
				),
				'page'   => array(
					'description' => __( 'ID of the page that is set as the homepage.', 'atelier' ),
					'type'        => 'integer',
				),
			),
		);
	}
}
