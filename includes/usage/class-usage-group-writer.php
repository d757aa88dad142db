<?php
/**
 * Writing of several places at once.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use Atelier\Writes\Record_Address;
use Atelier\Writes\Stored_Markup;
use Atelier\Writes\Write_Lock;
use Closure;
use Throwable;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Reads, rewrites and writes a group of posts while no other request of Design writes them. WordPress stores each post, with its hooks.
 * Locks, reads, revisions and the index of uses are handled for the whole group, which takes a fraction of the statements.
 */
final class Usage_Group_Writer {
	/**
	 * Constructor.
	 *
	 * @param Write_Lock  $lock  Locks records.
	 * @param Usage_Index $index Stores the uses of places.
	 */
	public function __construct( private readonly Write_Lock $lock, private readonly Usage_Index $index ) {}

	/**
	 * Rewrites posts.
	 *
	 * @param int[]                              $ids     Their ids.
	 * @param Closure( WP_Post ): string|WP_Error $rewrite Returns the new content of a post; an error leaves the post as it is.
	 * @return array<int, array{id: int, revision: int, hash: string}|false|WP_Error> By post: data that undoes the change, false where nothing
	 *                                                                                 has to be changed. A post that is locked is missing.
	 */
	public function write( array $ids, Closure $rewrite ): array {
		_prime_post_caches( $ids );
		$subjects = array();
		foreach ( $ids as $id ) {
			$subjects[ $id ] = Record_Address::subject( Record_Address::POST, $id );
		}
		$locked = $this->lock->acquire_free( array_values( $subjects ) );
		try {
			$free = array_keys( array_intersect( $subjects, $locked ) );
			return $free ? $this->index->index_together( fn() => $this->write_locked( $free, $rewrite ) ) : array();
		} finally {
			$this->lock->release_many( $locked );
		}
	}

	/**
	 * Rewrites posts that are locked.
	 *
	 * @param int[]                              $ids     Their ids.
	 * @param Closure( WP_Post ): string|WP_Error $rewrite As in {@see write}.
	 * @return array<int, array{id: int, revision: int, hash: string}|false|WP_Error> As {@see write}.
	 */
	private function write_locked( array $ids, Closure $rewrite ): array {
		$results = array_fill_keys( $ids, false );
		$markups = array();
		foreach ( self::read_fresh( $ids ) as $id => $post ) {
			$markup = $rewrite( $post );
			if ( is_wp_error( $markup ) ) {
				$results[ $id ] = $markup;
			} elseif ( $markup === $post->post_content ) {
				$this->index->index_post( $id, $post );
			} else {
				$markups[ $id ] = $markup;
			}
		}
		return $this->store_all( $markups ) + $results;
	}

	/**
	 * Stores new contents of posts, with revisions of the earlier and the new contents.
	 *
	 * @param array<int, string> $markups Contents by post.
	 * @return array<int, array{id: int, revision: int, hash: string}|WP_Error> By post.
	 */
	private function store_all( array $markups ): array {
		$results   = array();
		$stored    = array();
		$revisions = Group_Revisions::ensure( array_keys( $markups ) );
		self::run_lean(
			array_keys( $markups ),
			static function () use ( $markups, $revisions, &$results, &$stored ): void {
				foreach ( $markups as $id => $markup ) {
					$error = isset( $revisions[ $id ] ) ? self::store( $id, $markup ) : self::explain_unkept();
					if ( $error ) {
						$results[ $id ] = $error;
					} else {
						$stored[] = $id;
					}
				}
			}
		);
		Group_Revisions::add( $stored );
		foreach ( self::read_rows( $stored ) as $row ) {
			$id             = (int) $row->ID;
			$results[ $id ] = array(
				'id'       => $id,
				'revision' => $revisions[ $id ],
				'hash'     => md5( $row->post_content ),
			);
		}
		return $results;
	}

	/**
	 * Stores one post with `wp_update_post`. An exception of a plugin's hook fails this post only.
	 *
	 * @param int    $id     Its id.
	 * @param string $markup Its content.
	 */
	private static function store( int $id, string $markup ): ?WP_Error {
		try {
			$result = wp_update_post(
				wp_slash(
					array(
						'ID'           => $id,
						'post_content' => $markup,
					)
				),
				true
			);
		} catch ( Throwable $error ) {
			return Usage_Place_Writer::to_error( $error );
		}
		return is_wp_error( $result ) ? $result : null;
	}

	/**
	 * Runs changes of contents without WordPress's work on slugs, links, authors and revisions for each post: slugs, links and authors do not
	 * change, and all revisions are created together.
	 *
	 * @param int[]            $ids Ids of the posts that are changed.
	 * @param callable(): void $run The changes.
	 */
	private static function run_lean( array $ids, callable $run ): void {
		$is_meant = static fn( $id ): bool => in_array( (int) $id, $ids, true );
		$filters  = array(
			'pre_wp_unique_post_slug'             => static fn( $unique, $slug, $id ) => $unique ?? ( $is_meant( $id ) ? $slug : null ),
			'add_trashed_suffix_to_trashed_posts' => static fn( $adds, $name, $id ) => $adds && ! $is_meant( $id ),
			'wp_revisions_to_keep'                => static fn( $number, $post ) => $is_meant( $post->ID ) ? 0 : $number,
		);
		// By hook: the function, its priority, and the position of the argument with the post.
		$actions = array(
			'publish_post'           => array( '_publish_post_hook', 5, 0 ),
			'transition_post_status' => array( '__clear_multi_author_cache', 10, 2 ),
		);
		$instead = array();
		foreach ( $actions as $hook => list( $function, $priority, $at ) ) {
			if ( remove_action( $hook, $function, $priority ) ) {
				$instead[ $hook ] = static fn( ...$values ) => $is_meant( $values[ $at ]->ID ?? $values[ $at ] ) ? null : $function( ...$values );
				add_action( $hook, $instead[ $hook ], $priority, 3 );
			}
		}
		foreach ( $filters as $hook => $filter ) {
			add_filter( $hook, $filter, PHP_INT_MAX, 3 );
		}
		$is_late = wp_defer_term_counting();
		wp_defer_term_counting( true );
		try {
			Stored_Markup::run_with_stored_markup( $run );
		} finally {
			foreach ( $filters as $hook => $filter ) {
				remove_filter( $hook, $filter, PHP_INT_MAX );
			}
			foreach ( $instead as $hook => $action ) {
				remove_action( $hook, $action, $actions[ $hook ][1] );
				add_action( $hook, ...array_slice( $actions[ $hook ], 0, 2 ) );
			}
			wp_defer_term_counting( $is_late );
		}
	}

	/**
	 * Reads posts from the database, and replaces them, their terms and their meta in the object cache.
	 *
	 * @param int[] $ids Their ids.
	 * @return array<int, WP_Post> Those that exist, by id.
	 */
	private static function read_fresh( array $ids ): array {
		$posts = array();
		foreach ( self::read_rows( $ids ) as $row ) {
			$posts[ (int) $row->ID ] = new WP_Post( sanitize_post( $row, 'raw' ) );
		}
		foreach ( $posts as $id => $post ) {
			clean_object_term_cache( $id, $post->post_type );
		}
		wp_cache_delete_multiple( $ids, 'posts' );
		wp_cache_delete_multiple( $ids, 'post_meta' );
		$list = array_values( $posts );
		update_post_caches( $list, 'any' );
		return $posts;
	}

	/**
	 * Reads the rows of posts.
	 *
	 * @param int[] $ids Their ids.
	 * @return object[]
	 */
	private static function read_rows( array $ids ): array {
		global $wpdb;
		$list = implode( ',', array_map( 'intval', $ids ) );
		return $ids ? (array) $wpdb->get_results( "SELECT * FROM $wpdb->posts WHERE ID IN ( $list )" ) : array(); // Integers; the cache may be stale.
	}

	/**
	 * Returns the error for a post that was not changed because no revision could be stored.
	 */
	public static function explain_unkept(): WP_Error {
		return new WP_Error( 'atelier_revision_failed', __( 'It was not changed, since no revision of it could be stored.', 'atelier' ) );
	}
}
