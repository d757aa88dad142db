<?php
/**
 * Contents of deleted records.
 *
 * @package Atelier
 */

namespace Atelier\Deletions;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the content of a deleted record, and of the file that shows instead now.
 */
final class Deleted_Content {
	/** Types whose records consist of blocks. */
	private const TYPES = array( 'wp_template', 'wp_template_part', 'wp_block', 'wp_navigation' );

	/**
	 * Reads the markup of both; null for a record without blocks, and where no file shows instead.
	 *
	 * @param WP_Post $post     The deleted post.
	 * @param bool    $is_reset Whether a file of the theme or a plugin shows instead.
	 * @return array{content: ?string, now: ?string}
	 */
	public static function read( WP_Post $post, bool $is_reset ): array {
		return array(
			'content' => in_array( $post->post_type, self::TYPES, true ) ? $post->post_content : null,
			'now'     => $is_reset ? self::read_file( $post ) : null,
		);
	}

	/**
	 * Reads the file that a template or part hid; null for none.
	 *
	 * @param WP_Post $post The deleted post.
	 */
	private static function read_file( WP_Post $post ): ?string {
		$themes = get_the_terms( $post, 'wp_theme' );
		$theme  = is_array( $themes ) ? reset( $themes )->name : '';
		$slug   = get_post_meta( $post->ID, Deleted_Posts::SLUG_META, true );
		$file   = '' !== $theme && is_string( $slug ) ? get_block_file_template( "$theme//$slug", $post->post_type ) : null;

		return $file ? $file->content : null;
	}
}
