<?php
/**
 * Records of people whose accounts are deleted.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

use Atelier\Deletions\Deleted_Posts;
use Atelier\Deletions\Deleted_Terms;
use Atelier\Styles\Looks;

defined( 'ABSPATH' ) || exit;

/**
 * When an account is deleted, WordPress deletes the person's posts, unless another person is chosen as their author; in a network it deletes
 * posts of all types. Records that others use stay without an author; personal views are deleted.
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
	 * @param int      $person    Id of the person.
	 * @param int|null $successor The person who becomes the author of the posts; null for nobody.
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
		// The types are constants; only the author is changed.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_author = %d AND post_type IN ( $types )", $person ) );
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->posts SET post_author = 0 WHERE post_author = %d AND post_type IN ( $types )", $person ) );
		array_map( 'clean_post_cache', $ids );
	}

	/**
	 * Does the same on every site of a network that the person belongs to.
	 *
	 * @param int $person Id of the person.
	 */
	public function release_in_network( $person ): void {
		foreach ( get_blogs_of_user( $person, true ) as $site ) {
			switch_to_blog( $site->userblog_id );
			$this->release( $person );
			restore_current_blog();
		}
	}

	/**
	 * Finds the person's private views, including deleted ones.
	 *
	 * @param int $person Id of the person.
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
