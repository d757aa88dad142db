<?php
/**
 * Pages and posts in WordPress's trash.
 *
 * @package Atelier
 */

namespace Atelier\Deletions;

use Atelier\Writes\Stored_Markup;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Restores posts from WordPress's own trash, with the comments and meta that WordPress keeps, and with the places that it does not keep: whether
 * the page was the homepage or the posts page, and whether the post was sticky.
 */
final class Trashed_Posts {
	private const PLACES_META  = '_atelier_trashed_places';
	private const PAGE_OPTIONS = array( 'page_on_front', 'page_for_posts' );
	private const STICKY       = 'sticky';

	/**
	 * Stores the places of a post on the site before WordPress removes them.
	 *
	 * @param int $id Number of the post.
	 */
	public function note_places( int $id ): void {
		$places = array_filter( self::PAGE_OPTIONS, static fn( string $option ): bool => (int) get_option( $option ) === $id );
		if ( is_sticky( $id ) ) {
			$places[] = self::STICKY;
		}
		if ( $places ) {
			update_post_meta( $id, self::PLACES_META, array_values( $places ) );
		}
	}

	/**
	 * Returns whether the current person may restore a post from the trash.
	 *
	 * @param WP_Post $post The post.
	 */
	public function can_restore( WP_Post $post ): bool {
		$type = get_post_type_object( $post->post_type );

		return 'trash' === $post->post_status && $type && $type->show_in_rest && current_user_can( 'delete_post', $post->ID );
	}

	/**
	 * Restores a post with its earlier status, or as a draft if that is requested or the person may not publish.
	 *
	 * @param WP_Post $post     A post in the trash.
	 * @param bool    $as_draft Whether it becomes a draft.
	 * @return true|WP_Error
	 */
	public function restore( WP_Post $post, bool $as_draft = false ) {
		$type       = get_post_type_object( $post->post_type );
		$use_status = static function ( string $status, int $id, string $previous ) use ( $post, $type, $as_draft ): string {
			$is_public = in_array( $previous, array( 'publish', 'future', 'private' ), true );
			if ( $as_draft || $id !== $post->ID || ! get_post_status_object( $previous ) || ( $is_public && ! current_user_can( $type->cap->publish_posts ) ) ) {
				return $status;
			}
			return $previous;
		};

		add_filter( 'wp_untrash_post_status', $use_status, 20, 3 );
		// WordPress saves the content again, and would clean it by the rights of the person who restores it.
		$restored = Stored_Markup::run_with_stored_markup( static fn() => wp_untrash_post( $post->ID ) );
		remove_filter( 'wp_untrash_post_status', $use_status, 20 );

		if ( ! $restored || 'trash' === get_post_status( $post->ID ) ) {
			return new WP_Error( 'atelier_not_restored', __( 'It could not be restored.', 'atelier' ), array( 'status' => 500 ) );
		}
		$this->restore_places( $post );

		return true;
	}

	/**
	 * Restores the places of a post, where no other page has them and the person may assign them.
	 *
	 * @param WP_Post $post The post.
	 */
	private function restore_places( WP_Post $post ): void {
		$places = get_post_meta( $post->ID, self::PLACES_META, true );
		delete_post_meta( $post->ID, self::PLACES_META );
		if ( ! is_array( $places ) || 'publish' !== get_post_status( $post->ID ) ) {
			return;
		}
		if ( in_array( self::STICKY, $places, true ) && current_user_can( get_post_type_object( $post->post_type )->cap->edit_others_posts ) ) {
			stick_post( $post->ID );
		}
		foreach ( array_intersect( self::PAGE_OPTIONS, $places ) as $option ) {
			if ( ! get_option( $option ) && current_user_can( 'manage_options' ) ) {
				update_option( $option, $post->ID );
				if ( 'page_on_front' === $option ) {
					update_option( 'show_on_front', 'page' );
				}
			}
		}
	}
}
