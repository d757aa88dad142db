<?php
/**
 * Task: writes columns and meta of a post into the database, as a crash or another plugin would, without the checks of WordPress.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{id?: int, row?: array<string, string>, meta?: array<string, mixed>} $arguments Number of the post (a new one is made without it), columns and meta.
 * @return int Its number.
 */
return static function ( array $arguments ): int {
	global $wpdb;
	$id = $arguments['id'] ?? wp_insert_post( array( 'post_title' => 'Written', 'post_type' => $arguments['row']['post_type'] ?? 'post' ) );
	if ( ! empty( $arguments['row'] ) ) {
		$wpdb->update( $wpdb->posts, $arguments['row'], array( 'ID' => $id ) );
	}
	foreach ( $arguments['meta'] ?? array() as $key => $value ) {
		update_post_meta( $id, $key, wp_slash( $value ) );
	}
	clean_post_cache( $id );
	wp_clean_theme_json_cache();
	return $id;
};
