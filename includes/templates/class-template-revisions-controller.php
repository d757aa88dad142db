<?php
/**
 * The REST route of revisions of templates.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Revisions_Controller;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Serves `/wp/v2/wp_template/{id}/revisions`: the revisions of each version. WordPress's route `/wp/v2/templates/{theme}//{slug}/revisions` has
 * those of the active version only.
 */
final class Template_Revisions_Controller extends WP_REST_Revisions_Controller {
	/**
	 * Constructor.
	 */
	public function __construct() {
		parent::__construct( Template_Posts::POST_TYPE );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes() {
		$base   = '/' . Template_Posts::POST_TYPE . '/(?P<parent>[\d]+)/' . $this->rest_base;
		$parent = array(
			'description' => __( 'ID of the template.', 'atelier' ),
			'type'        => 'integer',
		);
		register_rest_route(
			$this->namespace,
			$base,
			array(
				'args'   => array( 'parent' => $parent ),
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( $this, 'get_items' ),
					'permission_callback' => array( $this, 'get_items_permissions_check' ),
					'args'                => $this->get_collection_params(),
				),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
		register_rest_route(
			$this->namespace,
			$base . '/(?P<id>[\d]+)',
			array(
				'args'   => array(
					'parent' => $parent,
					'id'     => array(
						'description' => __( 'ID of the revision.', 'atelier' ),
						'type'        => 'integer',
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
	 * Prepares a revision for the response. Its content is not rendered: the blocks of a template need the query of a page.
	 *
	 * @param WP_Post         $item    The revision.
	 * @param WP_REST_Request $request The request.
	 */
	public function prepare_item_for_response( $item, $request ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'id'           => $item->ID,
				'parent'       => $item->post_parent,
				'author'       => (int) $item->post_author,
				'modified'     => $this->prepare_date_response( $item->post_modified_gmt, $item->post_modified ),
				'modified_gmt' => $this->prepare_date_response( $item->post_modified_gmt ),
				'title'        => array( 'raw' => $item->post_title ),
				'content'      => array( 'raw' => $item->post_content ),
			)
		);
	}

	/**
	 * Describes a revision.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema() {
		$property   = static fn( string $description, string $type ): array => array(
			'description' => $description,
			'type'        => $type,
			'context'     => array( 'view', 'edit', 'embed' ),
		);
		$properties = array(
			'id'           => $property( __( 'ID of the revision.', 'atelier' ), 'integer' ),
			'parent'       => $property( __( 'ID of the template.', 'atelier' ), 'integer' ),
			'author'       => $property( __( 'ID of the user who saved the revision.', 'atelier' ), 'integer' ),
			'modified'     => $property( __( 'When the revision was saved, in the time zone of the site.', 'atelier' ), 'string' ),
			'modified_gmt' => $property( __( 'When the revision was saved, in UTC.', 'atelier' ), 'string' ),
			'title'        => $property( __( 'Title of the template in the revision.', 'atelier' ), 'object' ),
			'content'      => $property( __( 'Content of the template in the revision.', 'atelier' ), 'object' ),
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => Template_Posts::POST_TYPE . '-revision',
			'type'       => 'object',
			'properties' => $properties,
		);
	}
}
