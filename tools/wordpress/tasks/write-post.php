<?php
/**
 * Task: writes columns and meta of posts to the database, like a crash or another plugin, without WordPress's checks.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{id?: int, ids?: int[], row?: array<string, string>, meta?: array<string, mixed>} $arguments Id of the post, or several ids (without them a post is
 *                                                                                                   created), columns and meta.
 * @return int The id of the last post.
 */
return static function ( array $arguments ): int {
	global $wpdb;
	$ids = $arguments['ids'] ?? array( $arguments['id'] ?? wp_insert_post( array( 'post_title' => 'Written', 'post_type' => $arguments['row']['post_type'] ?? 'post' ) ) );
	foreach ( $ids as $id ) {
		if ( ! empty( $arguments['row'] ) ) {
			$wpdb->update( $wpdb->posts, $arguments['row'], array( 'ID' => $id ) );
		}
		foreach ( $arguments['meta'] ?? array() as $key => $value ) {
			update_post_meta( $id, $key, wp_slash( $value ) );
		}
		clean_post_cache( $id );
	}
	wp_clean_theme_json_cache();
	return (int) end( $ids );
};
