<?php
/**
 * Task: reads all data of posts from the database: their rows, meta, terms, revisions and comments.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param int[] $arguments Ids of the posts.
 * @return array<int, array|null> By id; null for a missing post.
 */
return static function ( array $arguments ): array {
	global $wpdb;
	$posts = array();
	foreach ( $arguments as $id ) {
		$row          = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $wpdb->posts WHERE ID = %d", $id ), ARRAY_A );
		$posts[ $id ] = $row ? array(
			'row'       => $row,
			'meta'      => $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM $wpdb->postmeta WHERE post_id = %d ORDER BY meta_key, meta_id", $id ), ARRAY_N ),
			'terms'     => $wpdb->get_col( $wpdb->prepare( "SELECT term_taxonomy_id FROM $wpdb->term_relationships WHERE object_id = %d ORDER BY term_taxonomy_id", $id ) ),
			'revisions' => $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_parent = %d AND post_type = 'revision' ORDER BY ID", $id ) ),
			'comments'  => $wpdb->get_results( $wpdb->prepare( "SELECT comment_ID, comment_approved FROM $wpdb->comments WHERE comment_post_ID = %d ORDER BY comment_ID", $id ), ARRAY_N ),
		) : null;
	}
	return $posts;
};
