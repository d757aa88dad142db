<?php
/**
 * Posts, a few at a time.
 *
 * @package Atelier
 */

namespace Atelier\Posts;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Reads many posts so that the contents of a few are in memory at a time: a list needs their titles, and the contents of 5,000 patterns
 * are more than PHP may use.
 */
final class Post_Batches {
	/** Bytes of content that are in memory at a time; one post can have more. */
	private const BYTES = 2_000_000;

	private const POSTS = 100;

	/** Posts whose lengths are asked for by one query. */
	private const LENGTHS = 1000;

	/**
	 * Calls a function with each post that is there.
	 *
	 * @param int[]    $ids       Numbers of the posts.
	 * @param callable $read      Is given the post; what it returns must not hold the content.
	 * @param bool     $has_extra Whether it reads meta and terms, too.
	 * @return array<int, mixed> What it returned, by number, in the given order.
	 */
	public static function map( array $ids, callable $read, bool $has_extra = false ): array {
		$results = array();
		foreach ( self::split( $ids ) as $batch ) {
			$added = _get_non_cached_ids( $batch, 'posts' );
			_prime_post_caches( $batch, $has_extra, $has_extra );
			foreach ( $batch as $id ) {
				$post = get_post( $id );
				if ( $post ) {
					$results[ $id ] = $read( $post );
				}
			}
			wp_cache_delete_multiple( $added, 'posts' );
		}

		return $results;
	}

	/**
	 * Returns posts with an empty content.
	 *
	 * @param int[] $ids Numbers of the posts.
	 * @return array<int, WP_Post> By number, in the given order.
	 */
	public static function without_contents( array $ids ): array {
		return self::map(
			$ids,
			static function ( WP_Post $post ): WP_Post {
				$post->post_content = '';

				return $post;
			},
			true
		);
	}

	/**
	 * Splits numbers of posts into batches whose contents fit into memory.
	 *
	 * @param int[] $ids Numbers of the posts.
	 * @return \Generator<int[]>
	 */
	public static function split( array $ids ): \Generator {
		global $wpdb;
		foreach ( array_chunk( $ids, self::LENGTHS ) as $some ) {
			$list = implode( ',', array_map( 'intval', $some ) );
			// Integers; the contents themselves are what is not to be read.
			$lengths = array_column( (array) $wpdb->get_results( "SELECT ID, LENGTH( post_content ) AS bytes FROM $wpdb->posts WHERE ID IN ( $list )" ), 'bytes', 'ID' );
			$batch   = array();
			$bytes   = 0;
			foreach ( $some as $id ) {
				$length = (int) ( $lengths[ $id ] ?? 0 );
				if ( $batch && ( $bytes + $length > self::BYTES || count( $batch ) >= self::POSTS ) ) {
					yield $batch;
					$batch = array();
					$bytes = 0;
				}
				$batch[] = $id;
				$bytes  += $length;
			}
			if ( $batch ) {
				yield $batch;
			}
		}
	}
}
