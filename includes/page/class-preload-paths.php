<?php
/**
 * The REST requests of a first view.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use Atelier\Public_Page\Front_Page;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Lists only the REST paths that the first view of a path reads (design, section 5).
 *
 * A path must be exactly that of the application's request, with the parameters in the same order, or its response is not used.
 */
final class Preload_Paths {

	private const BASE = array(
		'description',
		'gmt_offset',
		'home',
		'image_max_bit_depth',
		'image_sizes',
		'image_size_threshold',
		'image_strip_meta',
		'name',
		'site_icon',
		'site_icon_url',
		'site_logo',
		'timezone_string',
		'url',
		'page_for_posts',
		'page_on_front',
		'show_on_front',
	);

	/**
	 * Constructor.
	 *
	 * @param Front_Page $front_page The site's setting for the front page.
	 * @param Address    $address    Addresses of Design.
	 */
	public function __construct( private Front_Page $front_page, private Address $address ) {}

	/**
	 * Returns whether the first view of a path has the canvas of the front page; false for a list with a chosen record.
	 *
	 * @param string $path Path of the application.
	 */
	public function is_beside_front_page( string $path ): bool {
		return ! empty( Screens::at( $path )['showsFrontPage'] ) && '' === $this->address->read( 'postId' );
	}

	/**
	 * Returns the paths: strings, or pairs of a path and a method.
	 *
	 * @param string                   $path    Path of the application.
	 * @param \WP_Block_Editor_Context $context The editor's context; its post is preloaded.
	 * @return list<string|array{0: string, 1: string}>
	 */
	public function get( string $path, \WP_Block_Editor_Context $context ): array {
		$styles = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$theme  = get_stylesheet();
		$paths  = array(
			'/wp/v2/types?context=view',
			'/wp/v2/types/wp_template?context=edit',
			'/wp/v2/themes?context=edit&status=active',
			"/wp/v2/global-styles/$styles?context=edit",
			array( "/wp/v2/global-styles/$styles", 'OPTIONS' ),
			"/wp/v2/global-styles/themes/$theme?context=view",
			'/wp/v2/settings',
			array( '/wp/v2/settings', 'OPTIONS' ),
			array( '/wp/v2/media', 'OPTIONS' ),
			array( '/wp/v2/pages', 'OPTIONS' ),
			'/wp/v2/block-patterns/categories',
			'/?_fields=' . implode( ',', self::BASE ),
		);
		// A panel reads them before its canvas is shown.
		array_push( $paths, ...array_map( array( Screen_Preloads::class, 'read' ), Screens::at( $path )['editorPreloads'] ?? array() ) );
		if ( $context->post ) {
			array_push( $paths, ...$this->list_for_post( $context->post ) );
		} elseif ( $this->is_beside_front_page( $path ) && wp_is_block_theme() ) {
			array_push( $paths, ...$this->list_for_template( $this->front_page->template() ) );
		}

		return $paths;
	}

	/**
	 * Returns the paths for the canvas of a page or post.
	 *
	 * @param \WP_Post $post The page or post.
	 * @return list<string>
	 */
	private function list_for_post( \WP_Post $post ): array {
		$paths = array(
			add_query_arg( 'context', 'edit', rest_get_route_for_post( $post ) ),
			"/wp/v2/types/{$post->post_type}?context=edit",
		);
		if ( 'page' === $post->post_type ) {
			$paths[] = '/wp/v2/templates/lookup?slug=front-page';
			$paths[] = add_query_arg( 'slug', '' === $post->post_name ? 'page' : "page-{$post->post_name}", '/wp/v2/templates/lookup' );
		}

		return $paths;
	}

	/**
	 * Returns the paths for the canvas of a template: the template and its template parts.
	 *
	 * @param \WP_Block_Template|null $template The template.
	 * @return list<string>
	 */
	private function list_for_template( ?\WP_Block_Template $template ): array {
		if ( ! $template ) {
			return array();
		}
		$paths = array( "/wp/v2/templates/{$template->id}?context=edit" );
		foreach ( $this->template_parts( parse_blocks( $template->content ) ) as $slug ) {
			$paths[] = "/wp/v2/template-parts/{$template->theme}//$slug?context=edit";
		}

		return $paths;
	}

	/**
	 * Returns the slugs of the template parts among blocks, at any depth.
	 *
	 * @param array<int, array<string, mixed>> $blocks Parsed blocks.
	 * @return list<string>
	 */
	private function template_parts( array $blocks ): array {
		$slugs = array();
		foreach ( $blocks as $block ) {
			if ( 'core/template-part' === $block['blockName'] && is_string( $block['attrs']['slug'] ?? null ) ) {
				$slugs[] = sanitize_title( $block['attrs']['slug'] );
			}
			array_push( $slugs, ...$this->template_parts( $block['innerBlocks'] ) );
		}

		return array_values( array_unique( $slugs ) );
	}
}
