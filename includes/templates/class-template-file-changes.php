<?php
/**
 * Changes of a theme's file since a person changed its template.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers with each version the file as it was when the version was made. A version hides its file, so that an update of the
 * theme would go unseen: with this the list can tell of it.
 */
final class Template_File_Changes {
	/** Hash of the file that the version was made from, or that a person has compared it with since. */
	private const META = '_atelier_template_file';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'save_post_' . Template_Posts::POST_TYPE, array( $this, 'remember_once' ) );
		// Imports, and people who may not write posts, tell the theme after the post was made.
		add_action( 'set_object_terms', array( $this, 'follow_theme_term' ), 20, 4 );
	}

	/**
	 * Remembers the file of a version that has none remembered.
	 *
	 * @param int $id Id of the version.
	 */
	public function remember_once( $id ): void {
		if ( ! metadata_exists( 'post', $id, self::META ) ) {
			self::remember( (int) $id );
		}
	}

	/**
	 * Remembers the file when the version gets its theme.
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
	 * Remembers the file as it is now: the person has reviewed it.
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
	 * Whether the file of a version's slug is another than the one that was remembered. Where none was, nothing is known.
	 *
	 * @param WP_Post     $post    The version.
	 * @param string|null $content Content of the file now; null without one.
	 */
	public static function has_update( WP_Post $post, ?string $content ): bool {
		$known = get_post_meta( $post->ID, self::META, true );
		if ( ! is_string( $known ) || null === $content || ! str_starts_with( $known, $post->post_name . ' ' ) ) {
			return false;
		}

		return self::hash( $post->post_name, $content ) !== $known;
	}

	/**
	 * A hash of a file, which says whose it is: a version can be given another slug.
	 *
	 * @param string $slug    The slug.
	 * @param string $content Content of the file.
	 */
	private static function hash( string $slug, string $content ): string {
		return $slug . ' ' . md5( $content );
	}
}
