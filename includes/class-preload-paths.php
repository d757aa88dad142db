<?php
/**
 * The REST requests of a first view.
 *
 * @package Atelier
 */

namespace Atelier;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Names the REST paths that the first view of a path reads, and no more (design, section 5).
 *
 * A path must equal the application's request to the letter, parameters in their order, or it is not found again.
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
	 * The paths: strings, or pairs of a path and a method.
	 *
	 * @param string                   $path    Path of the application.
	 * @param \WP_Block_Editor_Context $context The editor's context; its post is preloaded.
	 * @return list<string|array{0: string, 1: string}>
	 */
	public function of( string $path, \WP_Block_Editor_Context $context ): array {
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
			'/wp/v2/block-patterns/categories',
			'/?_fields=' . implode( ',', self::BASE ),
		);
		if ( ! wp_is_block_theme() ) {
			return $paths;
		}

		array_push( $paths, '/wp/v2/templates?context=edit&per_page=-1', '/wp/v2/template-parts?context=edit&per_page=-1' );
		if ( $context->post ) {
			$post    = $context->post;
			$paths[] = add_query_arg( 'context', 'edit', rest_get_route_for_post( $post ) );
			$paths[] = "/wp/v2/types/{$post->post_type}?context=edit";
			if ( 'page' === $post->post_type ) {
				$paths[] = add_query_arg( 'slug', '' === $post->post_name ? 'page' : "page-{$post->post_name}", '/wp/v2/templates/lookup' );
			}
		}
		if ( '/' === $path ) {
			$paths[] = '/wp/v2/templates/lookup?slug=front-page';
			$paths[] = '/wp/v2/templates/lookup?slug=home';
		}

		return $paths;
	}
}
