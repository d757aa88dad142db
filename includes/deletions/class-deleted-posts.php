<?php
/**
 * Deleted posts that can be restored.
 *
 * @package Atelier
 */

namespace Atelier\Deletions;

use Atelier\Saved_Views;
use Atelier\Styles\Looks;
use WP_Error;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a deleted menu, template, template part, pattern, font family, saved view or look in WordPress's trash, where it
 * has its id, content, terms, meta and revisions still, and restores it.
 *
 * The row is changed directly: `wp_trash_post` and `wp_untrash_post` save the content again, which cleans it by the rights of
 * whoever deletes or restores, deletes at once where a site has turned its trash off, and adds a revision.
 */
final class Deleted_Posts {
	/** What WordPress or Design would delete at once. A deleted term is a post of the last type. */
	public const TYPES = array(
		'wp_navigation',
		'wp_template',
		'wp_template_part',
		'wp_block',
		'wp_font_family',
		Saved_Views::POST_TYPE,
		Looks::POST_TYPE,
		Deleted_Terms::POST_TYPE,
	);

	/** Whose slug says what they are: with another one they would come back as something else. */
	private const TYPES_WITH_FIXED_SLUG = array( 'wp_template', 'wp_template_part', 'wp_font_family' );

	/** When the post was deleted, as a time stamp. Marks the posts of the trash that belong here. */
	public const TIME_META = '_atelier_deleted_time';

	private const PERSON_META = '_atelier_deleted_by';
	private const RESET_META  = '_atelier_deleted_by_reset';
	private const STATUS_META = '_wp_trash_meta_status';
	private const SLUG_META   = '_wp_desired_post_slug';
	private const SLUG_SUFFIX = '__trashed';

	/**
	 * Status of the faces of a kept family. WordPress refuses a face that is there already, in whatever family, so that published ones would
	 * keep the font from being installed again; it deletes them with the family by its query of any status, which leaves out the trash.
	 */
	private const KEPT_FACE_STATUS = 'draft';

	/**
	 * Tells whether a deleted post of this type is kept.
	 *
	 * @param WP_Post $post The post.
	 */
	public function can_keep( WP_Post $post ): bool {
		if ( ! in_array( $post->post_type, self::TYPES, true ) || in_array( $post->post_status, array( 'auto-draft', 'trash' ), true ) ) {
			return false;
		}

		// A family without a face is what an installation that failed leaves behind.
		return 'wp_font_family' !== $post->post_type
			|| (bool) get_posts(
				array(
					'post_type'   => 'wp_font_face',
					'post_parent' => $post->ID,
					'numberposts' => 1,
					'fields'      => 'ids',
				)
			);
	}

	/**
	 * Moves a post to the trash in place of deleting it.
	 *
	 * @param WP_Post $post The post.
	 * @return WP_Post|false The post as it was, or false when it could not be changed.
	 */
	public function keep( WP_Post $post ) {
		$is_reset = $this->is_from_file( $post );

		/** This action is documented in wp-includes/post.php */
		do_action( 'wp_trash_post', $post->ID, $post->post_status ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.

		$slug = _truncate_post_slug( $post->post_name, 200 - strlen( self::SLUG_SUFFIX ) ) . self::SLUG_SUFFIX;
		if ( ! $this->change( $post, 'trash', $slug ) ) {
			return false;
		}
		update_post_meta( $post->ID, self::STATUS_META, $post->post_status );
		update_post_meta( $post->ID, self::SLUG_META, wp_slash( $post->post_name ) );
		$this->mark( $post->ID, $is_reset );
		$this->set_faces_status( $post, 'publish', self::KEPT_FACE_STATUS );
		wp_transition_post_status( 'trash', $post->post_status, get_post( $post->ID ) );

		/** This action is documented in wp-includes/post.php */
		do_action( 'trashed_post', $post->ID, $post->post_status ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.

		return $post;
	}

	/**
	 * Marks a post of the trash as one that belongs here.
	 *
	 * @param int  $id       Number of the post.
	 * @param bool $is_reset Whether a file of the theme or a plugin shows again in its place.
	 */
	public function mark( int $id, bool $is_reset = false ): void {
		update_post_meta( $id, self::TIME_META, time() );
		update_post_meta( $id, self::PERSON_META, get_current_user_id() );
		if ( $is_reset ) {
			update_post_meta( $id, self::RESET_META, 1 );
		}
	}

	/**
	 * Forgets that a post was deleted.
	 *
	 * @param int $id Number of the post.
	 */
	public function unmark( int $id ): void {
		foreach ( array( self::TIME_META, self::PERSON_META, self::RESET_META ) as $key ) {
			delete_post_meta( $id, $key );
		}
	}

	/**
	 * Tells whether a post was deleted and is kept.
	 *
	 * @param WP_Post|null $post The post.
	 */
	public function is_kept( ?WP_Post $post ): bool {
		return $post && 'trash' === $post->post_status && '' !== get_post_meta( $post->ID, self::TIME_META, true );
	}

	/**
	 * Restores a post as it was.
	 *
	 * @param WP_Post $post A kept post.
	 * @return true|WP_Error
	 */
	public function restore( WP_Post $post ) {
		$slug   = get_post_meta( $post->ID, self::SLUG_META, true );
		$slug   = ! is_string( $slug ) || '' === $slug ? preg_replace( '/' . self::SLUG_SUFFIX . '$/', '', $post->post_name ) : $slug;
		$status = self::previous_status( $post );
		$free   = wp_unique_post_slug( $slug, $post->ID, $status, $post->post_type, $post->post_parent );
		if ( $free !== $slug && in_array( $post->post_type, self::TYPES_WITH_FIXED_SLUG, true ) ) {
			return new WP_Error(
				'atelier_place_taken',
				'wp_font_family' === $post->post_type
					? __( 'This font family has been installed again since. Delete that one first, then restore this one.', 'atelier' )
					: __( 'It has been changed again since. Reset or delete the newer version first, then restore this one.', 'atelier' ),
				array( 'status' => 409 )
			);
		}

		/** This action is documented in wp-includes/post.php */
		do_action( 'untrash_post', $post->ID, $status ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.

		if ( ! $this->change( $post, $status, $free ) ) {
			return new WP_Error( 'atelier_not_restored', __( 'It could not be restored.', 'atelier' ), array( 'status' => 500 ) );
		}
		delete_post_meta( $post->ID, self::STATUS_META );
		delete_post_meta( $post->ID, self::SLUG_META );
		$this->unmark( $post->ID );
		$this->set_faces_status( $post, self::KEPT_FACE_STATUS, 'publish' );
		wp_transition_post_status( $status, 'trash', get_post( $post->ID ) );

		/** This action is documented in wp-includes/post.php */
		do_action( 'untrashed_post', $post->ID, $status ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.

		return true;
	}

	/**
	 * Tells whether the current person might delete a kept post, and so may see it and restore it.
	 *
	 * @param WP_Post $post A kept post.
	 */
	public function can_restore( WP_Post $post ): bool {
		if ( ! current_user_can( 'delete_post', $post->ID ) ) {
			return false;
		}
		if ( Saved_Views::POST_TYPE === $post->post_type && ! Saved_Views::can_use_view( $post ) ) {
			return false;
		}
		// WordPress asks for this right where a post is private, not where a private one is in the trash.
		return 'private' !== self::previous_status( $post )
			|| get_current_user_id() === (int) $post->post_author
			|| current_user_can( get_post_type_object( $post->post_type )->cap->delete_private_posts );
	}

	/**
	 * Finds kept posts, the last deleted first.
	 *
	 * @param string[] $types  Post types.
	 * @param int      $limit  How many.
	 * @param int      $before Only those that were deleted before this time stamp; 0 for all.
	 * @return WP_Post[]
	 */
	public function find( array $types, int $limit, int $before = 0 ): array {
		$time = array( 'key' => self::TIME_META );
		if ( $before ) {
			$time += array(
				'value'   => $before,
				'compare' => '<',
				'type'    => 'NUMERIC',
			);
		}
		$query = new WP_Query(
			array(
				'post_type'        => $types,
				'post_status'      => 'trash',
				'posts_per_page'   => $limit,
				'no_found_rows'    => true,
				'suppress_filters' => true,
				'meta_query'       => array( 'time' => $time + array( 'type' => 'NUMERIC' ) ), // phpcs:ignore WordPress.DB.SlowDBQuery -- There are at most Deletion_Expiry::MAX_KEPT.
				'orderby'          => array(
					'time' => 'DESC',
					'ID'   => 'DESC',
				),
			)
		);

		return $query->posts;
	}

	/**
	 * Returns when a kept post was deleted, as a time stamp.
	 *
	 * @param WP_Post $post A kept post.
	 */
	public static function deletion_time( WP_Post $post ): int {
		return (int) get_post_meta( $post->ID, self::TIME_META, true );
	}

	/**
	 * Returns who deleted a kept post, 0 for nobody.
	 *
	 * @param WP_Post $post A kept post.
	 */
	public static function deleted_by( WP_Post $post ): int {
		return (int) get_post_meta( $post->ID, self::PERSON_META, true );
	}

	/**
	 * Tells whether a kept post was reset to the file of a theme or plugin, not deleted.
	 *
	 * @param WP_Post $post A kept post.
	 */
	public static function was_reset( WP_Post $post ): bool {
		return (bool) get_post_meta( $post->ID, self::RESET_META, true );
	}

	/**
	 * Returns the status that a kept post had.
	 *
	 * @param WP_Post $post A kept post.
	 */
	private static function previous_status( WP_Post $post ): string {
		$status = get_post_meta( $post->ID, self::STATUS_META, true );

		return is_string( $status ) && get_post_status_object( $status ) ? $status : 'publish';
	}

	/**
	 * Changes status and slug, if the post still has the status that was read.
	 *
	 * @param WP_Post $post   The post.
	 * @param string  $status Its new status.
	 * @param string  $slug   Its new slug.
	 */
	private function change( WP_Post $post, string $status, string $slug ): bool {
		global $wpdb;
		$changed = $wpdb->update( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- See the class.
			$wpdb->posts,
			array(
				'post_status' => $status,
				'post_name'   => $slug,
			),
			array(
				'ID'          => $post->ID,
				'post_status' => $post->post_status,
			)
		);
		clean_post_cache( $post->ID );

		return 1 === $changed;
	}

	/**
	 * Changes the status of a font family's faces.
	 *
	 * @param WP_Post $family The family; nothing is done for another type.
	 * @param string  $from   Status of the faces that are meant.
	 * @param string  $to     Their new status.
	 */
	private function set_faces_status( WP_Post $family, string $from, string $to ): void {
		global $wpdb;
		if ( 'wp_font_family' !== $family->post_type ) {
			return;
		}
		$faces = get_posts(
			array(
				'post_type'   => 'wp_font_face',
				'post_parent' => $family->ID,
				'post_status' => $from,
				'numberposts' => -1,
				'fields'      => 'ids',
			)
		);
		foreach ( $faces as $id ) {
			$wpdb->update( $wpdb->posts, array( 'post_status' => $to ), array( 'ID' => $id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- See the class.
			clean_post_cache( $id );
		}
	}

	/**
	 * Tells whether a template or part has a file of the theme or a plugin beneath it.
	 *
	 * @param WP_Post $post The post.
	 */
	private function is_from_file( WP_Post $post ): bool {
		if ( ! in_array( $post->post_type, array( 'wp_template', 'wp_template_part' ), true ) ) {
			return false;
		}
		$themes = get_the_terms( $post, 'wp_theme' );
		$theme  = is_array( $themes ) ? reset( $themes )->name : '';

		return '' !== $theme && null !== get_block_file_template( "$theme//$post->post_name", $post->post_type );
	}
}
