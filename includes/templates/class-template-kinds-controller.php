<?php
/**
 * The REST route of the targets for which templates can be created.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/template-kinds`: the general kinds, and the post types and taxonomies that have pages on the site. WordPress's own
 * routes require the right to edit posts, which people who may design the site can lack.
 */
final class Template_Kinds_Controller extends Template_Reader {
	/**
	 * Constructor.
	 */
	public function __construct() {
		parent::__construct( 'template-kinds' );
	}

	/**
	 * Lists the kinds.
	 *
	 * @param \WP_REST_Request $request The request.
	 */
	public function get_items( $request ): WP_REST_Response {
		$general = array();
		foreach ( get_default_block_template_types() as $slug => $type ) {
			$general[] = array(
				'slug'        => (string) $slug,
				'title'       => (string) ( $type['title'] ?? $slug ),
				'description' => (string) ( $type['description'] ?? '' ),
			);
		}
		$types = array_filter( get_post_types( array(), 'objects' ), static fn( $type ) => is_post_type_viewable( $type ) && 'attachment' !== $type->name );
		$taxes = array_filter( get_taxonomies( array(), 'objects' ), static fn( $taxonomy ) => is_taxonomy_viewable( $taxonomy ) && 'post_format' !== $taxonomy->name );

		return new WP_REST_Response(
			array(
				'general'    => $general,
				'postTypes'  => array_values( array_map( array( $this, 'describe' ), $types ) ),
				'taxonomies' => array_values( array_map( array( $this, 'describe' ), $taxes ) ),
			)
		);
	}

	/**
	 * Describes the response.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema() {
		$things = array(
			'type'  => 'array',
			'items' => array( 'type' => 'object' ),
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-template-kinds',
			'type'       => 'object',
			'properties' => array(
				'general'    => $things,
				'postTypes'  => $things,
				'taxonomies' => $things,
			),
		);
	}

	/**
	 * Describes a post type or a taxonomy.
	 *
	 * @param \WP_Post_Type|\WP_Taxonomy $thing The type or taxonomy.
	 * @return array<string, mixed>
	 */
	private function describe( $thing ): array {
		$base = $thing->rest_base ? $thing->rest_base : $thing->name;

		return array(
			'name'       => $thing->name,
			'label'      => html_entity_decode( wp_strip_all_tags( $thing->labels->name ), ENT_QUOTES ),
			'singular'   => html_entity_decode( wp_strip_all_tags( $thing->labels->singular_name ), ENT_QUOTES ),
			// Empty where REST does not expose it: there is nothing to choose from.
			'path'       => $thing->show_in_rest ? '/' . ( $thing->rest_namespace ? $thing->rest_namespace : 'wp/v2' ) . '/' . $base : '',
			'hasArchive' => ! empty( $thing->has_archive ),
		);
	}
}
