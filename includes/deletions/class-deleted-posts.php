<?php
/**
 * Deleted posts that can be restored.
 *
 * @package Atelier
 */

namespace Atelier\Deletions;

use Atelier\Drafts\Made_Records;
use Atelier\Lists\Saved_Views;
use Atelier\Styles\Looks;
use Atelier\Writes\Row_Watch;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Moves a deleted menu, template, template part, pattern, font family, saved view or look to WordPress's trash, and restores it. In the
 * trash it keeps its id, content, terms, meta and revisions.
 *
 * The row is changed directly, because `wp_trash_post` and `wp_untrash_post` save the content again: WordPress then cleans it by the rights
 * of the current person, and adds a revision. If a site has disabled the trash, `wp_trash_post` would delete the post at once.
 */
final class Deleted_Posts {
	/** Post types whose records would otherwise be deleted at once. The last type is that of copies of deleted terms. */
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

	/** Types whose slug identifies the record: with another slug, it would be another record. */
	private const TYPES_WITH_FIXED_SLUG = array( 'wp_template', 'wp_template_part', 'wp_font_family' );

	/** Time stamp of the deletion. It marks posts in the trash as deleted by Design. */
	public const TIME_META = '_atelier_deleted_time';

	/** The person who deleted the post. */
	public const PERSON_META = '_atelier_deleted_by';

	/** The status before the deletion. */
	public const STATUS_META = '_wp_trash_meta_status';

	/** Whether a file of the theme or a plugin shows instead. */
	public const RESET_META = '_atelier_deleted_by_reset';

	public const SLUG_META        = '_wp_desired_post_slug';
	private const TRASH_TIME_META = '_wp_trash_meta_time';
	private const SLUG_SUFFIX     = '__trashed';

	/** Types without capabilities of their own: only the plugin's own code reads and writes them. */
	private const CLOSED_TYPES = array( Saved_Views::POST_TYPE, Looks::POST_TYPE, Deleted_Terms::POST_TYPE );

	/**
	 * Status of the faces of a kept family. WordPress refuses a face that exists already, in any family, so that published ones would
	 * prevent the font from being installed again. It deletes a family's faces by a query of any status, which does not find those in the trash.
	 */
	private const KEPT_FACE_STATUS = 'draft';

	/**
	 * Returns whether a deletion moves this post to the trash.
	 *
	 * @param WP_Post $post The post.
	 */
	public function can_move_to_trash( WP_Post $post ): bool {
		// The copy of a term is created in the trash, and its deletion is final.
		if ( Deleted_Terms::POST_TYPE === $post->post_type || ! in_array( $post->post_type, self::TYPES, true ) || in_array( $post->post_status, array( 'auto-draft', 'trash', Made_Records::STATUS ), true ) ) {
			return false;
		}

		// A family without a face remains from a failed installation, and is deleted at once.
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
	 * Moves a post to the trash instead of deleting it.
	 *
	 * @param WP_Post $post The post.
	 * @return WP_Post|false The post before the deletion, or false if it could not be changed.
	 */
	public function move_to_trash( WP_Post $post ) {
		$is_reset = $this->is_from_file( $post );

		/** This action is documented in wp-includes/post.php */
		do_action( 'wp_trash_post', $post->ID, $post->post_status );

		// Before the status changes: if the request ends in between, the post can be restored, or was not deleted.
		update_post_meta( $post->ID, self::STATUS_META, $post->post_status );
		update_post_meta( $post->ID, self::SLUG_META, wp_slash( $post->post_name ) );
		$this->mark( $post->ID, $is_reset );
		$slug = _truncate_post_slug( $post->post_name, 200 - strlen( self::SLUG_SUFFIX ) ) . self::SLUG_SUFFIX;
		if ( ! $this->change( $post, 'trash', $slug ) ) {
			if ( $this->is_kept( get_post( $post->ID ) ) ) {
				// Another request deleted it at the same time.
				return $post;
			}
			$this->forget( $post->ID );
			return false;
		}
		$this->set_faces_status( $post, 'publish', self::KEPT_FACE_STATUS );
		wp_transition_post_status( 'trash', $post->post_status, get_post( $post->ID ) );

		/** This action is documented in wp-includes/post.php */
		do_action( 'trashed_post', $post->ID, $post->post_status );

		return $post;
	}

	/**
	 * Marks a post in the trash as deleted by Design.
	 *
	 * @param int      $id       Number of the post.
	 * @param bool     $is_reset Whether a file of the theme or a plugin shows instead.
	 * @param int|null $person   The person who deleted it, 0 for nobody; null for the current person.
	 */
	public function mark( int $id, bool $is_reset = false, ?int $person = null ): void {
		update_post_meta( $id, self::TIME_META, time() );
		update_post_meta( $id, self::PERSON_META, $person ?? get_current_user_id() );
		if ( $is_reset ) {
			update_post_meta( $id, self::RESET_META, 1 );
		}
	}

	/**
	 * Removes the marks of a post that is not in the trash any more.
	 *
	 * @param int $id Number of the post.
	 */
	public function unmark( int $id ): void {
		foreach ( array( self::TIME_META, self::PERSON_META, self::RESET_META ) as $key ) {
			delete_post_meta( $id, $key );
		}
	}

	/**
	 * Removes the meta of a deletion that was interrupted or undone, so that the next deletion can add its own.
	 *
	 * @param int $id Number of the post.
	 */
	public function forget( int $id ): void {
		foreach ( array( self::TIME_META, self::PERSON_META, self::RESET_META, self::STATUS_META, self::SLUG_META, self::TRASH_TIME_META ) as $key ) {
			if ( metadata_exists( 'post', $id, $key ) ) {
				delete_post_meta( $id, $key );
			}
		}
	}

	/**
	 * Returns whether a post is in the trash with Design's mark.
	 *
	 * @param WP_Post|null $post The post.
	 */
	public function is_kept( ?WP_Post $post ): bool {
		return $post && 'trash' === $post->post_status && '' !== get_post_meta( $post->ID, self::TIME_META, true );
	}

	/**
	 * Returns whether a post can be restored: Design or WordPress moved it to the trash, or an interrupted deletion left it there
	 * without a mark.
	 *
	 * @param WP_Post|null $post The post.
	 */
	public function is_deleted( ?WP_Post $post ): bool {
		return $post && 'trash' === $post->post_status && in_array( $post->post_type, self::TYPES, true );
	}

	/**
	 * Returns whether WordPress itself moved a post to the trash, and so has to restore it.
	 *
	 * @param WP_Post $post A deleted post.
	 */
	public function is_trashed_by_host( WP_Post $post ): bool {
		return ! in_array( $post->post_type, self::CLOSED_TYPES, true ) && ! $this->is_kept( $post ) && metadata_exists( 'post', $post->ID, self::TRASH_TIME_META );
	}

	/**
	 * Restores a post with its earlier status and slug.
	 *
	 * @param WP_Post $post A kept post.
	 * @return true|WP_Error
	 */
	public function restore( WP_Post $post ) {
		$slug   = get_post_meta( $post->ID, self::SLUG_META, true );
		$slug   = ! is_string( $slug ) || '' === $slug ? preg_replace( '/' . self::SLUG_SUFFIX . '$/', '', $post->post_name ) : $slug;
		$status = self::status_after( $post );
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
		do_action( 'untrash_post', $post->ID, $status );

		if ( ! $this->change( $post, $status, $free ) ) {
			return new WP_Error( 'atelier_not_restored', __( 'It could not be restored.', 'atelier' ), array( 'status' => 500 ) );
		}
		$this->forget( $post->ID );
		$this->set_faces_status( $post, self::KEPT_FACE_STATUS, 'publish' );
		wp_transition_post_status( $status, 'trash', get_post( $post->ID ) );

		/** This action is documented in wp-includes/post.php */
		do_action( 'untrashed_post', $post->ID, $status );

		return true;
	}

	/**
	 * Returns whether the current person would have the right to delete a deleted post, and so may see and restore it.
	 *
	 * @param WP_Post $post A deleted post.
	 */
	public function can_restore( WP_Post $post ): bool {
		return $this->may_delete( $post->ID, $post->post_type, (int) $post->post_author, self::previous_status( $post ) )
			&& ( in_array( $post->post_type, self::CLOSED_TYPES, true ) || current_user_can( 'delete_post', $post->ID ) );
	}

	/**
	 * Returns the same from columns only: WordPress's own check reads whole posts, so that a list would load all contents.
	 *
	 * @param int    $id     Number of the post.
	 * @param string $type   Its type.
	 * @param int    $author Its author.
	 * @param string $status Its status before the deletion.
	 */
	public function may_delete( int $id, string $type, int $author, string $status ): bool {
		$is_own = $author > 0 && get_current_user_id() === $author;
		if ( Looks::POST_TYPE === $type ) {
			return current_user_can( Looks::CAPABILITY );
		}
		if ( Saved_Views::POST_TYPE === $type ) {
			// A view whose earlier status is unknown may have been a personal one.
			return ( 'publish' === $status || $is_own ) && Saved_Views::can_use_view( $id );
		}
		$capabilities = get_post_type_object( $type )->cap;
		$needed       = $is_own ? array() : array( 'delete_others_posts' );
		if ( in_array( $status, array( 'publish', 'future' ), true ) ) {
			$needed[] = 'delete_published_posts';
		} elseif ( ! $is_own && 'private' === $status ) {
			$needed[] = 'delete_private_posts';
		} elseif ( $is_own ) {
			$needed[] = 'delete_posts';
		}
		foreach ( $needed as $name ) {
			if ( ! current_user_can( $capabilities->$name ?? $capabilities->delete_posts ?? 'do_not_allow' ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Returns the status before a deletion; empty where it is unknown.
	 *
	 * @param WP_Post $post A deleted post.
	 */
	private static function previous_status( WP_Post $post ): string {
		$status = get_post_meta( $post->ID, self::STATUS_META, true );

		return is_string( $status ) && get_post_status_object( $status ) ? $status : '';
	}

	/**
	 * Returns the status of a restored post: the one before the deletion, if the person may set it. A personal view does not
	 * become a shared one.
	 *
	 * @param WP_Post $post A deleted post.
	 */
	private static function status_after( WP_Post $post ): string {
		$status = self::previous_status( $post );
		if ( in_array( $post->post_type, self::CLOSED_TYPES, true ) ) {
			return $status ?: ( Saved_Views::POST_TYPE === $post->post_type ? 'private' : 'publish' );
		}
		$status    = $status ?: 'publish';
		$is_public = in_array( $status, array( 'publish', 'future', 'private' ), true );

		return $is_public && ! current_user_can( get_post_type_object( $post->post_type )->cap->publish_posts ) ? 'draft' : $status;
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
		Row_Watch::report_direct_write( $post, array( 'post_status' => $status ) );
		$changed = $wpdb->update(
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
	 * @param string  $from   Status of the faces to change.
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
			$wpdb->update( $wpdb->posts, array( 'post_status' => $to ), array( 'ID' => $id ) );
			clean_post_cache( $id );
		}
	}

	/**
	 * Returns whether a template or part hides a file of the theme or a plugin.
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
