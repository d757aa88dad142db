<?php
/**
 * The caches of posts.
 *
 * @package Atelier
 */

namespace Atelier\Patterns;

defined( 'ABSPATH' ) || exit;

/**
 * Fills WordPress's caches with the meta and terms of all posts of a type. WordPress queries them by a list of ids, which takes longer than
 * reading the posts: with 1,000 posts on SQLite ten times as long.
 */
final class Post_Caches {
	/** Size in bytes from which the meta of a post is not cached here: that of 5,000 posts with long meta would exceed PHP's memory limit. */
	private const LONG_META = 4096;

	/**
	 * Fills the caches, unless the site has a persistent object cache.
	 *
	 * @param string $type     The post type.
	 * @param string $taxonomy Its taxonomy.
	 * @param int[]  $ids      Ids of the posts that will be read.
	 */
	public static function fill( string $type, string $taxonomy, array $ids ): void {
		if ( wp_using_ext_object_cache() ) {
			return;
		}
		$none = array_fill_keys( $ids, array() );
		$long = self::find_long( $type );
		wp_cache_set_multiple( array_diff_key( self::read_meta( $type, $long ) + $none, $long ), 'post_meta' );
		wp_cache_set_multiple( self::read_terms( $type, $taxonomy ) + $none, "{$taxonomy}_relationships" );
	}

	/**
	 * Finds the posts of a type with long meta.
	 *
	 * @param string $type The post type.
	 * @return array<int, true> By id.
	 */
	private static function find_long( string $type ): array {
		global $wpdb;
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT meta.post_id FROM $wpdb->postmeta AS meta JOIN $wpdb->posts AS post ON post.ID = meta.post_id
				WHERE post.post_type = %s GROUP BY meta.post_id HAVING SUM( LENGTH( meta.meta_value ) ) > %d",
				$type,
				self::LONG_META
			)
		);

		return array_fill_keys( array_map( 'intval', $ids ), true );
	}

	/**
	 * Reads the stored meta of posts of a type, by post and key, in WordPress's format.
	 *
	 * @param string           $type The post type.
	 * @param array<int, true> $long Posts to omit, by id.
	 * @return array<int, array<string, string[]>>
	 */
	private static function read_meta( string $type, array $long ): array {
		global $wpdb;
		$others = $long ? ' AND post.ID NOT IN ( ' . implode( ', ', array_keys( $long ) ) . ' )' : '';
		// Only integers. This query fills the cache.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT meta.post_id, meta.meta_key, meta.meta_value FROM $wpdb->postmeta AS meta
				JOIN $wpdb->posts AS post ON post.ID = meta.post_id WHERE post.post_type = %s$others ORDER BY meta.meta_id",
				$type
			)
		);
		$meta = array();
		foreach ( $rows as $row ) {
			$meta[ (int) $row->post_id ][ $row->meta_key ][] = $row->meta_value;
		}

		return $meta;
	}

	/**
	 * Reads the ids of the terms of all posts of a type, by post, sorted by name.
	 *
	 * @param string $type     The post type.
	 * @param string $taxonomy The taxonomy.
	 * @return array<int, int[]>
	 */
	private static function read_terms( string $type, string $taxonomy ): array {
		global $wpdb;
		// This query fills the cache.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT relation.object_id, term.term_id FROM $wpdb->term_relationships AS relation
				JOIN $wpdb->posts AS post ON post.ID = relation.object_id
				JOIN $wpdb->term_taxonomy AS kind ON kind.term_taxonomy_id = relation.term_taxonomy_id
				JOIN $wpdb->terms AS term ON term.term_id = kind.term_id
				WHERE post.post_type = %s AND kind.taxonomy = %s ORDER BY term.name",
				$type,
				$taxonomy
			)
		);
		$terms = array();
		foreach ( $rows as $row ) {
			$terms[ (int) $row->object_id ][] = (int) $row->term_id;
		}
		_prime_term_caches( array_unique( array_merge( array(), ...array_values( $terms ) ) ), false );

		return $terms;
	}
}
