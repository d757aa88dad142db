<?php
/**
 * What the content of the site says about type.
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
 * Answers `GET atelier/v1/font-content`: the font families that posts, templates and parts name, and the weights and styles that their
 * blocks set, so that no font is taken for unused that content needs.
 */
final class Font_Content_Controller extends WP_REST_Controller {
	/** How many posts are read at once: a site may have thousands, each with a long text. */
	private const BATCH = 200;

	/** Statuses of posts that nobody sees any more. */
	private const IGNORED_STATUSES = array( 'trash', 'auto-draft', 'inherit' );

	/** Ways in which blocks name a family: by attribute, by preset, by CSS variable. */
	private const SLUG_PATTERN = '/"fontFamily":"([a-z0-9-]+)"|var:preset\|font-family\|([a-z0-9-]+)|--wp--preset--font-family--([a-z0-9-]+)/';

	/**
	 * Sets the address.
	 */
	public function __construct() {
		$this->namespace = 'atelier/v1';
		$this->rest_base = 'font-content';
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
	 * Checks that the person may change the design.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		if ( current_user_can( 'edit_theme_options' ) ) {
			return true;
		}
		return new WP_Error(
			'rest_forbidden',
			__( 'Sorry, you are not allowed to change the fonts of this site.', 'atelier' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}

	/**
	 * Reads all content.
	 *
	 * @param \WP_REST_Request $request The request.
	 */
	public function get_item( $request ): WP_REST_Response {
		$slugs    = array();
		$variants = array();
		foreach ( $this->get_texts() as $text ) {
			if ( ! str_contains( $text, 'font' ) ) {
				continue;
			}
			preg_match_all( self::SLUG_PATTERN, $text, $names, PREG_SET_ORDER );
			foreach ( $names as $name ) {
				$slugs[ end( $name ) ] = true;
			}
			preg_match_all( '/"typography":\{[^{}]*\}/', $text, $nodes );
			foreach ( $nodes[0] as $node ) {
				$variant = $this->read_variant( $node );
				if ( $variant ) {
					$variants[ implode( ' ', $variant ) ] = $variant;
				}
			}
		}
		return new WP_REST_Response(
			array(
				'slugs'    => array_map( 'strval', array_keys( $slugs ) ),
				'variants' => array_values( $variants ),
			)
		);
	}

	/**
	 * Describes the answer.
	 */
	public function get_item_schema(): array {
		$list = array(
			'type'     => 'array',
			'context'  => array( 'view' ),
			'readonly' => true,
		);
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-font-content',
			'type'       => 'object',
			'properties' => array(
				'slugs'    => array( 'items' => array( 'type' => 'string' ) ) + $list,
				'variants' => array( 'items' => array( 'type' => 'object' ) ) + $list,
			),
		);
	}

	/**
	 * Returns the texts of posts, templates and parts; those of the theme's files among them.
	 *
	 * @return iterable<string>
	 */
	private function get_texts(): iterable {
		foreach ( array( 'wp_template', 'wp_template_part' ) as $type ) {
			foreach ( get_block_templates( array(), $type ) as $template ) {
				yield (string) $template->content;
			}
		}
		global $wpdb;
		$last = 0;
		do {
			// Core's queries of posts read them as a whole and one status after the other.
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- See above.
			$posts = $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_content, post_status, post_type FROM {$wpdb->posts} WHERE ID > %d AND post_content LIKE %s ORDER BY ID LIMIT %d", $last, '%font%', self::BATCH ) );
			foreach ( $posts as $post ) {
				$last = (int) $post->ID;
				if ( ! in_array( $post->post_status, self::IGNORED_STATUSES, true ) && ! in_array( $post->post_type, array( 'wp_global_styles', 'wp_font_family', 'wp_font_face' ), true ) ) {
					yield (string) $post->post_content;
				}
			}
		} while ( count( $posts ) === self::BATCH );
	}

	/**
	 * Reads weight and style of the typography of a block; null when it sets neither.
	 *
	 * @param string $node JSON of the attribute.
	 * @return array{weight: int, style: string}|null
	 */
	private function read_variant( string $node ): ?array {
		$has_weight = preg_match( '/"fontWeight":"?(\d+|bold|normal)/', $node, $weight );
		$has_style  = preg_match( '/"fontStyle":"(italic|oblique)/', $node );
		if ( ! $has_weight && ! $has_style ) {
			return null;
		}
		$words = array(
			'bold'   => 700,
			'normal' => 400,
		);
		return array(
			'weight' => $has_weight ? ( $words[ $weight[1] ] ?? min( 1000, max( 1, (int) $weight[1] ) ) ) : 400,
			'style'  => $has_style ? 'italic' : 'normal',
		);
	}
}
