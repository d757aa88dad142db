<?php
/**
 * Records that were made in a draft.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Stores new patterns, menus, parts and templates of a draft at once, since other records refer to them by their numbers. Their status hides
 * them from visitors, lists and searches of the live design. Publication changes it to `publish`; otherwise they are deleted with the draft.
 */
final class Made_Records {
	/** Status of a record that only a draft has. */
	public const STATUS = 'atelier-draft';

	/** Types of these records. */
	public const TYPES = array( 'wp_block', 'wp_navigation', 'wp_template_part', 'wp_template' );

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'init', array( self::class, 'register_status' ) );
	}

	/**
	 * Registers the status. It is internal, so that queries for posts with any status exclude it, too.
	 */
	public static function register_status(): void {
		register_post_status(
			self::STATUS,
			array(
				'label'    => __( 'In a draft of the design', 'atelier' ),
				'internal' => true,
			)
		);
	}

	/**
	 * Returns whether only a draft has a post.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function is_made( WP_Post $post ): bool {
		return self::STATUS === $post->post_status;
	}

	/**
	 * Runs a function that creates records, and gives them the status.
	 *
	 * @template T
	 * @param callable(): T       $make Creates records.
	 * @param callable(int): void $note Called with the number of each record after each of its writes, before the request reads it.
	 * @return T
	 */
	public static function run( callable $make, callable $note ) {
		$hide = static fn( array $data ): array => in_array( $data['post_type'], self::TYPES, true ) ? array( 'post_status' => self::STATUS ) + $data : $data;
		$tell = static function ( $id, WP_Post $post ) use ( $note ): void {
			if ( self::is_made( $post ) ) {
				$note( (int) $id );
			}
		};
		add_filter( 'wp_insert_post_data', $hide, PHP_INT_MAX );
		add_action( 'wp_insert_post', $tell, 0, 2 );
		try {
			return $make();
		} finally {
			remove_filter( 'wp_insert_post_data', $hide, PHP_INT_MAX );
			remove_action( 'wp_insert_post', $tell, 0 );
		}
	}

	/**
	 * Makes a record live, without another change of it.
	 *
	 * @param int $id Number of the post.
	 */
	public static function publish( int $id ): void {
		wp_publish_post( $id );
	}

	/**
	 * Hides a published record again, so that only its draft has it.
	 *
	 * @param int $id Number of the post.
	 */
	public static function hide( int $id ): void {
		global $wpdb;
		$before = (string) get_post_status( $id );
		$wpdb->update( $wpdb->posts, array( 'post_status' => self::STATUS ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		wp_transition_post_status( self::STATUS, $before, get_post( $id ) );
	}

	/**
	 * Removes records of a draft that were never published.
	 *
	 * @param array $draft The draft.
	 */
	public static function remove( array $draft ): void {
		foreach ( $draft['data']['entries'] + ( $draft['data']['taken'] ?? array() ) as $key => $entry ) {
			$post = empty( $entry['made'] ) ? null : get_post( (int) substr( (string) strrchr( (string) $key, '/' ), 1 ) );
			if ( $post && self::is_made( $post ) ) {
				wp_delete_post( $post->ID, true );
			}
		}
	}
}
