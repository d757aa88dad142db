<?php
/**
 * Revisions that WordPress does not create.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Stores an earlier state of a post as its revision. The row is written directly: saving a revision would filter its content by the
 * rights of the person who changes the post, and set the current date.
 */
final class Revision_Copies {
	/**
	 * Stores a revision.
	 *
	 * @param WP_Post $post The earlier state of the post.
	 */
	public static function store( WP_Post $post ): void {
		global $wpdb;
		$row = array(
			'post_type'   => 'revision',
			'post_status' => 'inherit',
			'post_parent' => $post->ID,
			'post_name'   => "{$post->ID}-revision-v1",
		);
		foreach ( array( 'post_author', 'post_title', 'post_content', 'post_excerpt', 'to_ping', 'pinged', 'post_content_filtered' ) as $column ) {
			$row[ $column ] = $post->$column;
		}
		foreach ( array( 'post_date', 'post_date_gmt', 'post_modified', 'post_modified_gmt' ) as $column ) {
			$row[ $column ] = str_ends_with( $column, 'gmt' ) ? $post->post_modified_gmt : $post->post_modified;
		}
		$wpdb->insert( $wpdb->posts, $row );
		clean_post_cache( (int) $wpdb->insert_id );
	}
}
