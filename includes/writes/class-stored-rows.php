<?php
/**
 * The stored rows of records, in the object cache.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the stored row of a record into the object cache. WordPress adds a row to the cache where there is none: a request that read the row
 * before a write can add the old row after the cache was cleaned. A row that is set replaces it, and is not replaced by a later one.
 */
final class Stored_Rows {
	/**
	 * Caches the row of a post.
	 *
	 * @param int $id Number of the post.
	 */
	public static function cache_post( int $id ): void {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $wpdb->posts WHERE ID = %d", $id ) );
		if ( $row ) {
			wp_cache_set( $id, sanitize_post( $row, 'raw' ), 'posts' );
		}
	}

	/**
	 * Caches the row of a term. As in WordPress, one that several taxonomies share is not cached.
	 *
	 * @param int $id Number of the term.
	 */
	public static function cache_term( int $id ): void {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT t.*, tt.* FROM $wpdb->terms AS t INNER JOIN $wpdb->term_taxonomy AS tt ON t.term_id = tt.term_id WHERE t.term_id = %d", $id ) );
		if ( is_array( $rows ) && 1 === count( $rows ) ) {
			wp_cache_set( $id, sanitize_term( $rows[0], $rows[0]->taxonomy, 'raw' ), 'terms' );
		}
	}
}
