<?php
/**
 * Posts in batches.
 *
 * @package Atelier
 */

namespace Atelier\Posts;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Reads many posts with the contents of only a few in memory at a time: a list needs their titles, and the contents of 5,000 patterns
 * exceed PHP's memory limit.
 */
final class Post_Batches {
	/** Bytes of content in memory at a time; a single post can have more. */
	private const BYTES = 2_000_000;

	private const POSTS = 100;

	/** Number of posts whose lengths one query reads. */
	private const LENGTHS = 1000;

	/** Size in bytes from which the meta of a post is removed from the cache: other plugins store long texts in meta. */
	private const LONG_META = 4096;

	/**
	 * Calls a function with each existing post.
	 *
	 * @param int[]    $ids       Ids of the posts.
	 * @param callable $read      Receives the post; its result must not contain the content.
	 * @param bool     $has_extra Whether it reads meta and terms, too.
	 * @return array<int, mixed> The results of the function, by id, in the given order.
	 */
	public static function map( array $ids, callable $read, bool $has_extra = false ): array {
		$results = array();
		$unfreed = 0;
		foreach ( array_chunk( $ids, self::LENGTHS ) as $some ) {
			$metas   = $has_extra ? self::meta_lengths( $some ) : array();
			$lengths = self::content_lengths( $some );
			foreach ( $metas as $id => $length ) {
				$lengths[ $id ] = ( $lengths[ $id ] ?? 0 ) + $length;
			}
			$long = array_keys( array_filter( $metas, static fn( int $length ): bool => $length > self::LONG_META ) );
			foreach ( self::split( $some, $lengths ) as $batch ) {
				$added = _get_non_cached_ids( $batch, 'posts' );
				_prime_post_caches( $batch, $has_extra, $has_extra );
				foreach ( $batch as $id ) {
					$post = get_post( $id );
					if ( $post ) {
						$results[ $id ] = $read( $post );
					}
					$unfreed += $lengths[ $id ] ?? 0;
				}
				wp_cache_delete_multiple( $added, 'posts' );
				wp_cache_delete_multiple( array_intersect( $long, $batch ), 'post_meta' );
				if ( $unfreed > self::BYTES ) {
					self::free();
					$unfreed = 0;
				}
			}
		}

		return $results;
	}

	/**
	 * Returns posts with an empty content.
	 *
	 * @param int[]         $ids  Ids of the posts.
	 * @param callable|null $read Receives each post before its content is removed.
	 * @return array<int, WP_Post> By id, in the given order.
	 */
	public static function without_contents( array $ids, ?callable $read = null ): array {
		return self::map(
			$ids,
			static function ( WP_Post $post ) use ( $read ): WP_Post {
				if ( $read ) {
					$read( $post );
				}
				$post->post_content = '';

				return $post;
			},
			true
		);
	}

	/**
	 * Divides posts into groups whose contents fit into memory.
	 *
	 * @param int[] $ids  Ids of the posts.
	 * @param int   $most Maximum size of a group.
	 * @return \Generator<int[]>
	 */
	public static function in_groups( array $ids, int $most ): \Generator {
		return self::split( $ids, $ids ? self::content_lengths( $ids ) : array(), $most );
	}

	/**
	 * Splits posts into batches that fit into memory.
	 *
	 * @param int[]           $ids     Ids of the posts.
	 * @param array<int, int> $lengths Their bytes.
	 * @param int             $most    Maximum size of a batch.
	 * @return \Generator<int[]>
	 */
	private static function split( array $ids, array $lengths, int $most = self::POSTS ): \Generator {
		$batch = array();
		$bytes = 0;
		foreach ( $ids as $id ) {
			$length = $lengths[ $id ] ?? 0;
			if ( $batch && ( $bytes + $length > self::BYTES || count( $batch ) >= $most ) ) {
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

	/**
	 * Reads the lengths of posts' contents.
	 *
	 * @param int[] $ids Ids of the posts.
	 * @return array<int, int> Bytes by id.
	 */
	private static function content_lengths( array $ids ): array {
		global $wpdb;
		$list = implode( ',', array_map( 'intval', $ids ) );

		// Integers; the query does not load the contents.
		return array_map( 'intval', array_column( (array) $wpdb->get_results( "SELECT ID, LENGTH( post_content ) AS bytes FROM $wpdb->posts WHERE ID IN ( $list )" ), 'bytes', 'ID' ) );
	}

	/**
	 * Reads the lengths of meta that is not cached yet.
	 *
	 * @param int[] $ids Ids of the posts.
	 * @return array<int, int> Bytes by id.
	 */
	private static function meta_lengths( array $ids ): array {
		global $wpdb;
		// A persistent cache would load each entry into memory to check whether it exists.
		$unread = wp_using_ext_object_cache() ? $ids : _get_non_cached_ids( $ids, 'post_meta' );
		if ( ! $unread ) {
			return array();
		}
		$list = implode( ',', array_map( 'intval', $unread ) );

		// Integers.
		return array_map( 'intval', array_column( (array) $wpdb->get_results( "SELECT post_id, SUM( LENGTH( meta_value ) ) AS bytes FROM $wpdb->postmeta WHERE post_id IN ( $list ) GROUP BY post_id" ), 'bytes', 'post_id' ) );
	}

	/**
	 * Clears the entries of a persistent cache that are in the memory of this request.
	 */
	private static function free(): void {
		if ( wp_using_ext_object_cache() && wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
			/**
			 * Fires after the object cache's memory of this request was cleared.
			 */
			do_action( 'atelier_runtime_flushed' );
		}
	}
}
