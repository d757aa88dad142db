<?php
/**
 * Targets of links.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the keys of posts and terms, which are the same on every site, and finds posts and terms by them: by path or slug.
 */
final class Link_Targets {
	/**
	 * Finds the key of a page, post or term; null for a missing or unpublished one.
	 *
	 * @param string $kind   `post/page` or `term/category`.
	 * @param int    $number Its number.
	 */
	public static function find_key( string $kind, int $number ): ?string {
		list( $noun, $type ) = explode( '/', $kind, 2 ) + array( '', '' );
		if ( 'term' === $noun ) {
			$term = get_term( $number, $type );
			return $term instanceof \WP_Term ? "$kind/$term->slug" : null;
		}
		$post = 'post' === $noun ? get_post( $number ) : null;

		return $post && $type === $post->post_type && 'publish' === $post->post_status ? "$kind/" . get_page_uri( $post ) : null;
	}

	/**
	 * Finds a page, post or term; null for a missing or unpublished one.
	 *
	 * @param string $key Its key.
	 */
	public static function find( string $key ): ?int {
		list( $noun, $type, $path ) = explode( '/', $key, 3 ) + array( '', '', '' );
		if ( 'term' === $noun ) {
			$term = taxonomy_exists( $type ) ? get_term_by( 'slug', $path, $type ) : false;
			return $term ? $term->term_id : null;
		}
		$post = 'post' === $noun && post_type_exists( $type ) ? get_page_by_path( $path, OBJECT, $type ) : null;

		return $post && 'publish' === $post->post_status ? $post->ID : null;
	}
}
