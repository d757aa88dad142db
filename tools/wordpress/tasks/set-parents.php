<?php
/**
 * Task: sets the parents of posts in the database, like a broken import, without WordPress's checks.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array<int, int> $arguments Parent by id of the post.
 * @return true
 */
return static function ( array $arguments ): bool {
	global $wpdb;
	foreach ( $arguments as $id => $parent ) {
		$wpdb->update( $wpdb->posts, array( 'post_parent' => (int) $parent ), array( 'ID' => (int) $id ) );
		clean_post_cache( (int) $id );
	}
	return true;
};
