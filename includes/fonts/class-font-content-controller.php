<?php
/**
 * The REST route of the fonts and variants that the site's content uses.
 *
 * @package Atelier
 */

namespace Atelier\Fonts;

use Atelier\Posts\Post_Batches;
use Atelier\Templates\Listed_Templates;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `GET atelier/v1/font-content`: the font families that posts, templates and parts use, and the weights and styles that their
 * blocks set, so that no used font is reported as unused.
 */
final class Font_Content_Controller extends Font_Read_Controller {
	/** Number of posts whose rows one query reads; {@see Post_Batches} reads their contents. */
	private const BATCH = 200;

	/** Statuses of posts that are not shown. */
	private const IGNORED_STATUSES = array( 'trash', 'auto-draft', 'inherit' );

	/** Types of posts that define fonts, which is no use of them. */
	private const IGNORED_TYPES = array( 'wp_global_styles', 'wp_font_family', 'wp_font_face' );

	/** Matches the ways in which blocks name a family: by attribute, by preset, by CSS variable, by class. */
	private const SLUG_PATTERN = '/"fontFamily":"([a-z0-9-]+)"|var:preset\|font-family\|([a-z0-9-]+)|--wp--preset--font-family--([a-z0-9-]+)|has-([a-z0-9-]+)-font-family/';

	/** Matches the ways in which blocks and hand-written markup name families without a preset: by attribute, by CSS. */
	private const NAME_PATTERN = '/"fontFamily":"([^"]+)"|font-family\s*:\s*([^;}<>]+)/i';

	/**
	 * Constructor.
	 */
	public function __construct() {
		parent::__construct( 'font-content' );
	}

	/**
	 * Returns whether the person may change the design.
	 */
	protected function can_read(): bool {
		return current_user_can( 'edit_theme_options' );
	}

	/**
	 * Reads all content.
	 */
	protected function read(): array {
		$slugs    = array();
		$names    = array();
		$variants = array();
		$this->read_texts(
			function ( string $text ) use ( &$slugs, &$names, &$variants ): void {
				if ( ! str_contains( $text, 'font' ) ) {
					return;
				}
				preg_match_all( self::SLUG_PATTERN, $text, $matches, PREG_SET_ORDER );
				foreach ( $matches as $match ) {
					$slugs[ end( $match ) ] = true;
				}
				preg_match_all( self::NAME_PATTERN, $text, $matches, PREG_SET_ORDER );
				foreach ( $matches as $match ) {
					$names[ trim( end( $match ) ) ] = true;
				}
				preg_match_all( '/"typography":\{[^{}]*\}/', $text, $nodes );
				foreach ( $nodes[0] as $node ) {
					$variant = $this->read_variant( $node );
					if ( $variant ) {
						$variants[ implode( ' ', $variant ) ] = $variant;
					}
				}
			}
		);
		return array(
			'slugs'    => array_map( 'strval', array_keys( $slugs ) ),
			'names'    => array_map( 'strval', array_keys( $names ) ),
			'variants' => array_values( $variants ),
		);
	}

	/**
	 * Describes the response.
	 */
	protected function get_properties(): array {
		return array(
			'slugs'    => array(
				'description' => __( 'Slugs of the families that content names.', 'atelier' ),
				'type'        => 'array',
				'items'       => array( 'type' => 'string' ),
			),
			'names'    => array(
				'description' => __( 'Values of font-family that content sets without a preset.', 'atelier' ),
				'type'        => 'array',
				'items'       => array( 'type' => 'string' ),
			),
			'variants' => array(
				'description' => __( 'Weights and styles that blocks set.', 'atelier' ),
				'type'        => 'array',
				'items'       => array( 'type' => 'object' ),
			),
		);
	}

	/**
	 * Calls a function with the contents of posts, and of templates and parts, including the theme's files.
	 *
	 * @param callable $read Receives the text.
	 */
	private function read_texts( callable $read ): void {
		// Only files have contents here; the contents of posts are read below.
		foreach ( array( 'wp_template', 'wp_template_part' ) as $type ) {
			foreach ( Listed_Templates::find( $type ) as $template ) {
				$read( (string) $template->content );
			}
		}
		global $wpdb;
		$last = 0;
		do {
			// WordPress's own queries would read whole posts, and each status separately.
			$posts = $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_status, post_type FROM {$wpdb->posts} WHERE ID > %d AND post_content LIKE %s ORDER BY ID LIMIT %d", $last, '%font%', self::BATCH ) );
			$ids   = array();
			foreach ( $posts as $post ) {
				$last = (int) $post->ID;
				if ( ! in_array( $post->post_status, self::IGNORED_STATUSES, true ) && ! in_array( $post->post_type, self::IGNORED_TYPES, true ) ) {
					$ids[] = $last;
				}
			}
			Post_Batches::map( $ids, static fn( WP_Post $post ) => $read( $post->post_content ) );
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
