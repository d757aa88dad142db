<?php
/**
 * Changes of a theme's file since a version of it was created.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Stores with each version a hash of its file. A version hides its file, so nobody would notice an update of the theme; with the hash the
 * list can show it.
 */
final class Template_File_Changes {
	/** Hash of the file from which the version was created, or which a person has reviewed since. */
	private const META = '_atelier_template_file';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'save_post_' . Template_Posts::POST_TYPE, array( $this, 'remember_once' ) );
		// Imports, and requests of people who may not write posts, set the theme after the post was created.
		add_action( 'set_object_terms', array( $this, 'follow_theme_term' ), 20, 4 );
	}

	/**
	 * Stores the hash of a version's file unless there is one.
	 *
	 * @param int $id Id of the version.
	 */
	public function remember_once( $id ): void {
		if ( ! metadata_exists( 'post', $id, self::META ) ) {
			self::remember( (int) $id );
		}
	}

	/**
	 * Stores the hash when the version gets its theme.
	 *
	 * @param int    $id       Id of the version.
	 * @param array  $terms    The terms.
	 * @param int[]  $tt_ids   Their ids.
	 * @param string $taxonomy Their taxonomy.
	 */
	public function follow_theme_term( $id, $terms, $tt_ids, $taxonomy ): void {
		if ( 'wp_theme' === $taxonomy && Template_Posts::POST_TYPE === get_post_type( $id ) ) {
			clean_object_term_cache( $id, Template_Posts::POST_TYPE );
			$this->remember_once( $id );
		}
	}

	/**
	 * Stores the hash of the current file.
	 *
	 * @param int $id Id of the version.
	 */
	public static function remember( int $id ): void {
		$post = get_post( $id );
		$file = $post && get_stylesheet() === Template_Posts::get_theme( $id ) ? Registered_Templates::find( get_stylesheet() . '//' . $post->post_name ) : null;
		if ( $file ) {
			update_post_meta( $id, self::META, self::hash( $post->post_name, (string) $file->content ) );
		}
	}

	/**
	 * Returns whether the file of a version's slug differs from the stored hash; false where no hash is stored.
	 *
	 * @param WP_Post     $post    The version.
	 * @param string|null $content Current content of the file; null without a file.
	 */
	public static function has_update( WP_Post $post, ?string $content ): bool {
		$known = get_post_meta( $post->ID, self::META, true );
		if ( ! is_string( $known ) || null === $content || ! str_starts_with( $known, $post->post_name . ' ' ) ) {
			return false;
		}

		return self::hash( $post->post_name, $content ) !== $known;
	}

	/**
	 * Returns a hash of a file with its slug, because a version can get another slug.
	 *
	 * @param string $slug    The slug.
	 * @param string $content Content of the file.
	 */
	private static function hash( string $slug, string $content ): string {
		return $slug . ' ' . md5( $content );
	}
}
