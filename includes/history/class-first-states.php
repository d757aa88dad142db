<?php
/**
 * First states of records.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Drafts\Made_Records;
use Atelier\Writes\Revision_Copies;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the first content of a record as a revision. WordPress stores one after each change, so that the first change would lose the content
 * before it. Global styles begin empty, and need none.
 */
final class First_States {
	private const KINDS = array( 'wp_template', 'wp_template_part', 'wp_block', 'wp_navigation' );

	private const FIELDS = array( 'post_title', 'post_content', 'post_excerpt' );

	/**
	 * Adds the hook, which runs before WordPress stores its revision of the change.
	 */
	public function register(): void {
		add_action( 'post_updated', array( $this, 'store_beginning' ), 5, 3 );
	}

	/**
	 * Stores the content of a record before its first change.
	 *
	 * @param int     $id     Number of the post.
	 * @param WP_Post $after  The changed post.
	 * @param WP_Post $before The post before the change.
	 */
	public function store_beginning( $id, $after, $before ): void {
		if ( ! in_array( $after->post_type, self::KINDS, true ) || in_array( $before->post_status, array( 'auto-draft', 'trash', Made_Records::STATUS ), true ) || ! self::has_changed( $after, $before ) ) {
			return;
		}
		if ( wp_revisions_enabled( $after ) && ! self::has_revision( (int) $id ) ) {
			Revision_Copies::store( $before );
		}
	}

	/**
	 * Returns whether a field changed that WordPress stores in revisions.
	 *
	 * @param WP_Post $after  The changed post.
	 * @param WP_Post $before The post before the change.
	 */
	private static function has_changed( WP_Post $after, WP_Post $before ): bool {
		foreach ( self::FIELDS as $field ) {
			if ( $after->$field !== $before->$field ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Returns whether a post has a revision.
	 *
	 * @param int $id Number of the post.
	 */
	private static function has_revision( int $id ): bool {
		global $wpdb;

		return (bool) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_parent = %d AND post_type = 'revision' AND post_name = %s LIMIT 1", $id, "$id-revision-v1" ) );
	}
}
