<?php
/**
 * The stored rows of records, in the object cache.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

defined( 'ABSPATH' ) || exit;

/**
 * Sets the stored row of a record in the object cache. WordPress adds a row to the cache where there is none: a request that read the row
 * before a write can add the old row after the cache was cleaned. A set row replaces it, and no later `add` replaces the set row.
 */
final class Stored_Rows {
	/**
	 * Caches the row of a post, and returns it; null where there is none.
	 *
	 * @param int $id Id of the post.
	 */
	public static function cache_post( int $id ): ?object {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $wpdb->posts WHERE ID = %d", $id ) );
		if ( $row ) {
			wp_cache_set( $id, sanitize_post( $row, 'raw' ), 'posts' );
		}

		return $row;
	}

	/**
	 * Caches the row of a post, its meta and its terms; nothing for a deleted post.
	 *
	 * @param int $id Id of the post.
	 */
	public static function cache_whole_post( int $id ): void {
		$row = self::cache_post( $id );
		if ( $row ) {
			self::cache_meta( $id );
			self::cache_post_terms( $id, get_object_taxonomies( (string) $row->post_type ) );
		}
	}

	/**
	 * Caches the meta of a post in WordPress's format.
	 *
	 * @param int $id Id of the post.
	 */
	public static function cache_meta( int $id ): void {
		global $wpdb;
		if ( null !== apply_filters( 'update_post_metadata_cache', null, array( $id ) ) ) {
			// Another plugin caches the meta of posts itself.
			return;
		}
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM $wpdb->postmeta WHERE post_id = %d ORDER BY meta_id", $id ), ARRAY_A );
		if ( ! is_array( $rows ) ) {
			return;
		}
		$meta = array();
		foreach ( $rows as $row ) {
			$meta[ $row['meta_key'] ][] = $row['meta_value'];
		}
		wp_cache_set( $id, $meta, 'post_meta' );
	}

	/**
	 * Caches the terms of a post.
	 *
	 * @param int      $id         Id of the post.
	 * @param string[] $taxonomies Taxonomies of the terms.
	 */
	public static function cache_post_terms( int $id, array $taxonomies ): void {
		// The same query with which WordPress fills this cache, so that other plugins' filters and orders apply.
		$terms = $taxonomies ? wp_get_object_terms(
			$id,
			$taxonomies,
			array(
				'fields'                 => 'all_with_object_id',
				'orderby'                => 'name',
				'update_term_meta_cache' => false,
			)
		) : array();
		if ( ! is_array( $terms ) ) {
			return;
		}
		$ids = array_fill_keys( $taxonomies, array() );
		foreach ( $terms as $term ) {
			$ids[ $term->taxonomy ][] = $term->term_id;
		}
		foreach ( $ids as $taxonomy => $some ) {
			wp_cache_set( $id, $some, "{$taxonomy}_relationships" );
		}
	}

	/**
	 * Caches the row of a term; as in WordPress, not that of a term that several taxonomies share.
	 *
	 * @param int $id Id of the term.
	 */
	public static function cache_term( int $id ): void {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT t.*, tt.* FROM $wpdb->terms AS t INNER JOIN $wpdb->term_taxonomy AS tt ON t.term_id = tt.term_id WHERE t.term_id = %d", $id ) );
		if ( is_array( $rows ) && 1 === count( $rows ) ) {
			wp_cache_set( $id, sanitize_term( $rows[0], $rows[0]->taxonomy, 'raw' ), 'terms' );
		}
	}
}
