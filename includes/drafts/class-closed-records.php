<?php
/**
 * The closure of drafts against everything but Design.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Closes records that only a draft has, and the plugin's own rows in the table of posts, which have types that are not registered. Nobody
 * lists, reads, writes, deletes or comments on them by WordPress's own routes, screens and XML-RPC. In a request of their own draft, such
 * records are published ones ({@see \Atelier\Overlay\Design_Overlay}), to which this class does not apply.
 */
final class Closed_Records {
	/** Checks of a single post to which WordPress maps all others. */
	private const CHECKS = array( 'edit_post', 'read_post', 'delete_post', 'publish_post', 'edit_page', 'read_page', 'delete_page' );

	/** Prefix of the types of the plugin's rows. */
	private const PREFIX = 'atelier_';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'map_meta_cap', array( self::class, 'refuse' ), PHP_INT_MAX, 4 );
		add_action( 'pre_get_posts', array( self::class, 'leave_out' ), PHP_INT_MAX );
		foreach ( Made_Records::TYPES as $type ) {
			add_filter( "rest_{$type}_collection_params", array( self::class, 'hide_status' ), PHP_INT_MAX );
		}
		foreach ( array( 'comments_open', 'pings_open' ) as $hook ) {
			add_filter( $hook, array( self::class, 'close' ), PHP_INT_MAX, 2 );
		}
	}

	/**
	 * Refuses every check of a closed post.
	 *
	 * @param mixed $caps   The required capabilities.
	 * @param mixed $check  Name of the check.
	 * @param mixed $person Number of the user.
	 * @param mixed $args   Arguments of the check: the post first.
	 * @return mixed
	 */
	public static function refuse( $caps, $check, $person, $args ) {
		if ( ! in_array( $check, self::CHECKS, true ) || ! is_array( $args ) || ! isset( $args[0] ) ) {
			return $caps;
		}

		return self::is_closed( $args[0] ) ? array( 'do_not_allow' ) : $caps;
	}

	/**
	 * Removes the status of records that only a draft has from the statuses of a query.
	 *
	 * @param mixed $query The query.
	 */
	public static function leave_out( $query ): void {
		$statuses = $query instanceof WP_Query ? wp_parse_list( $query->get( 'post_status' ) ) : array();
		if ( ! in_array( Made_Records::STATUS, $statuses, true ) ) {
			return;
		}
		$others = array_values( array_diff( $statuses, array( Made_Records::STATUS ) ) );
		$query->set( 'post_status', $others );
		if ( ! $others ) {
			// Without a status, the query would find published posts.
			$query->set( 'post__in', array( 0 ) );
		}
	}

	/**
	 * Removes the status from those that a REST request can name.
	 *
	 * @param mixed $params Parameters of a list.
	 * @return mixed
	 */
	public static function hide_status( $params ) {
		$names = $params['status']['items']['enum'] ?? null;
		if ( is_array( $names ) ) {
			$params['status']['items']['enum'] = array_values( array_diff( $names, array( Made_Records::STATUS ) ) );
		}

		return $params;
	}

	/**
	 * Closes comments and pings.
	 *
	 * @param mixed $is_open Whether they are open.
	 * @param mixed $post    Number of the post.
	 * @return mixed
	 */
	public static function close( $is_open, $post ) {
		return $is_open && ! self::is_closed( $post );
	}

	/**
	 * Returns whether a post, or the post of a revision, is closed.
	 *
	 * @param mixed $post The post or its number.
	 */
	private static function is_closed( $post ): bool {
		$post = $post instanceof WP_Post || is_numeric( $post ) ? get_post( $post instanceof WP_Post ? $post->ID : (int) $post ) : null;
		if ( $post && 'revision' === $post->post_type ) {
			$post = get_post( $post->post_parent );
		}

		return $post && ( Made_Records::is_made( $post ) || ( str_starts_with( $post->post_type, self::PREFIX ) && ! post_type_exists( $post->post_type ) ) );
	}
}
