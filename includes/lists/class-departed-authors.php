<?php
/**
 * Records of somebody whose account is deleted.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

use Atelier\Deletions\Deleted_Posts;
use Atelier\Deletions\Deleted_Terms;
use Atelier\Styles\Looks;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress deletes the posts of somebody whose account is deleted, unless they are given to someone else; in a network it deletes all of
 * them, of any type. Records that others use, too, stay without an author; personal views are deleted.
 */
final class Departed_Authors {
	/** Types whose records belong to the site. */
	private const SHARED_TYPES = array( Saved_Views::POST_TYPE, Looks::POST_TYPE, Deleted_Terms::POST_TYPE );

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'delete_user', array( $this, 'release' ), 10, 2 );
		add_action( 'wpmu_delete_user', array( $this, 'release_in_network' ) );
	}

	/**
	 * Deletes a person's own views, and removes them as author of records that others use.
	 *
	 * @param int      $person    Number of the person.
	 * @param int|null $successor The person who gets their posts; null for nobody. Nobody gets ours.
	 */
	public function release( $person, $successor = null ): void {
		global $wpdb;
		if ( null !== $successor ) {
			return;
		}
		foreach ( $this->find_personal_views( (int) $person ) as $id ) {
			wp_delete_post( $id, true );
		}
		$types = "'" . implode( "', '", self::SHARED_TYPES ) . "'";
		// Names of our own; the rest stays as it is stored.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_author = %d AND post_type IN ( $types )", $person ) );
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->posts SET post_author = 0 WHERE post_author = %d AND post_type IN ( $types )", $person ) );
		array_map( 'clean_post_cache', $ids );
	}

	/**
	 * Does the same on every site of a network that the person belongs to.
	 *
	 * @param int $person Number of the person.
	 */
	public function release_in_network( $person ): void {
		foreach ( get_blogs_of_user( $person, true ) as $site ) {
			switch_to_blog( $site->userblog_id );
			$this->release( $person );
			restore_current_blog();
		}
	}

	/**
	 * Finds the views that nobody else sees, also those that were deleted.
	 *
	 * @param int $person Number of the person.
	 * @return int[]
	 */
	private function find_personal_views( int $person ): array {
		global $wpdb;

		// WP_Query would check the rights of the person who deletes the account.
		return array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT ID FROM $wpdb->posts WHERE post_author = %d AND post_type = %s AND ( post_status = 'private' OR (
						post_status = 'trash' AND NOT EXISTS ( SELECT 1 FROM $wpdb->postmeta WHERE post_id = ID AND meta_key = %s AND meta_value = 'publish' )
					) )",
					$person,
					Saved_Views::POST_TYPE,
					Deleted_Posts::STATUS_META
				)
			)
		);
	}
}
