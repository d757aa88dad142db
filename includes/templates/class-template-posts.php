<?php
/**
 * Templates that people made, as posts.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Posts\Post_Batches;
use WP_Block_Template;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Finds `wp_template` posts, and those that WordPress alone would serve.
 */
final class Template_Posts {
	public const POST_TYPE = 'wp_template';

	/** The slug of a version that is hidden while the plugin is off. */
	private const SLUG_META = '_atelier_template_slug';

	/** Where WordPress notes an earlier slug. Uninstalling leaves the slug of an inactive version there (`uninstall.php`). */
	private const OLD_SLUG_META = '_wp_old_slug';

	/**
	 * The theme that a post belongs to; an empty text for none.
	 *
	 * @param int $id Id of the post.
	 */
	public static function get_theme( int $id ): string {
		$terms = get_the_terms( $id, 'wp_theme' );

		return is_array( $terms ) && $terms ? $terms[0]->name : '';
	}

	/**
	 * The published posts of a theme without their contents, newest first, which is how WordPress orders them.
	 *
	 * @param string      $theme Stylesheet.
	 * @param string|null $slug  Only those of this slug.
	 * @return WP_Post[]
	 */
	public static function published( string $theme, ?string $slug = null ): array {
		$query = new WP_Query(
			array(
				'post_type'      => self::POST_TYPE,
				'post_status'    => 'publish',
				'posts_per_page' => -1,
				'fields'         => 'ids',
				'no_found_rows'  => true,
				'tax_query'      => array(
					array(
						'taxonomy' => 'wp_theme',
						'field'    => 'name',
						'terms'    => $theme,
					),
				),
			) + ( null === $slug ? array() : array( 'post_name__in' => array( $slug ) ) )
		);

		return array_values( Post_Batches::without_contents( $query->posts ) );
	}

	/**
	 * Whether a post can serve a slug of a theme.
	 *
	 * @param WP_Post|null $post  The post.
	 * @param string       $slug  The slug.
	 * @param string       $theme Stylesheet.
	 */
	public static function can_serve( ?WP_Post $post, string $slug, string $theme ): bool {
		return $post
			&& self::POST_TYPE === $post->post_type
			&& 'publish' === $post->post_status
			&& $post->post_name === $slug
			&& self::get_theme( $post->ID ) === $theme
			&& ! self::is_left_over( $post, $theme );
	}

	/**
	 * Whether a template is chosen for single posts, and not found by a hierarchy. It has no state of being active.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function is_custom( WP_Post $post ): bool {
		return ! get_post_meta( $post->ID, 'is_wp_suggestion', true ) && ! isset( get_default_block_template_types()[ $post->post_name ] );
	}

	/**
	 * Returns the posts of a theme that WordPress alone would serve, by slug: the newest published one of each. Custom templates need no entry.
	 *
	 * @param string $theme Stylesheet.
	 * @return array<int|string, int>
	 */
	public static function served_by_wordpress( string $theme ): array {
		$map = array();
		foreach ( self::published( $theme ) as $post ) {
			if ( ! self::is_hidden( $post ) && ! isset( $map[ $post->post_name ] ) && ( ! self::is_custom( $post ) || self::has_file( $post->post_name, $theme ) ) ) {
				$map[ $post->post_name ] = $post->ID;
			}
		}

		return $map;
	}

	/**
	 * Whether a theme, or a plugin, brings a file for a slug.
	 *
	 * @param string $slug  The slug.
	 * @param string $theme Stylesheet.
	 */
	public static function has_file( string $slug, string $theme ): bool {
		return get_stylesheet() === $theme && null !== get_block_file_template( "$theme//$slug", self::POST_TYPE );
	}

	/**
	 * The template of a post.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function to_template( WP_Post $post ): ?WP_Block_Template {
		// WordPress writes into the post that it is given.
		$template = _build_block_template_result_from_post( clone $post );

		return $template instanceof WP_Block_Template ? $template : null;
	}

	/**
	 * Hides inactive versions from WordPress by another slug: of several posts with one slug it serves the newest.
	 *
	 * @param string                       $theme Stylesheet.
	 * @param array<int|string, int|false> $map   The theme's setting.
	 */
	public static function hide_inactive( string $theme, array $map ): void {
		foreach ( self::published( $theme ) as $post ) {
			$slug    = $post->post_name;
			$entry   = $map[ $slug ] ?? null;
			$is_used = $entry === $post->ID || ( self::is_custom( $post ) && ! is_int( $entry ) && ! self::has_file( $slug, $theme ) );
			if ( ! $is_used ) {
				update_post_meta( $post->ID, self::SLUG_META, $slug );
				self::set_slug( $post->ID, self::hidden_slug( $post->ID ) );
			}
		}
	}

	/**
	 * Whether a post is a version that is hidden from WordPress.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function is_hidden( WP_Post $post ): bool {
		return self::hidden_slug( $post->ID ) === $post->post_name;
	}

	/**
	 * Gives hidden versions their slugs again.
	 */
	public static function unhide_versions(): void {
		$ids = get_posts(
			array(
				'post_type'   => self::POST_TYPE,
				'post_status' => 'any',
				'numberposts' => -1,
				'fields'      => 'ids',
				'meta_query'  => array( // Once, when the plugin comes back.
					'relation' => 'OR',
					array( 'key' => self::SLUG_META ),
					array( 'key' => self::OLD_SLUG_META ),
				),
			)
		);
		foreach ( Post_Batches::without_contents( $ids ) as $post ) {
			// Another plugin can have stored anything.
			$stored = array_filter( array_merge( get_post_meta( $post->ID, self::OLD_SLUG_META ), get_post_meta( $post->ID, self::SLUG_META ) ), static fn( mixed $value ): bool => is_string( $value ) && '' !== $value );
			$slug   = (string) end( $stored );
			// A slug that a person has given it meanwhile stays.
			if ( self::is_hidden( $post ) && '' !== $slug ) {
				self::set_slug( $post->ID, $slug );
				delete_post_meta( $post->ID, self::OLD_SLUG_META, wp_slash( $slug ) );
			}
			delete_post_meta( $post->ID, self::SLUG_META );
		}
	}

	/**
	 * A copy of a theme's file whose theme has no block templates any more: there is no screen where it could be found.
	 *
	 * @param WP_Post $post  The post.
	 * @param string  $theme Stylesheet.
	 */
	private static function is_left_over( WP_Post $post, string $theme ): bool {
		return 'theme' === get_post_meta( $post->ID, 'origin', true ) && ! wp_get_theme( $theme )->is_block_theme();
	}

	/**
	 * A slug that no hierarchy asks for.
	 *
	 * @param int $id Id of the post.
	 */
	private static function hidden_slug( int $id ): string {
		return 'atelier-inactive-' . $id;
	}

	/**
	 * Changes nothing but a post's slug: neither its date nor its revisions.
	 *
	 * @param int    $id   Id of the post.
	 * @param string $slug The slug.
	 */
	private static function set_slug( int $id, string $slug ): void {
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_name' => $slug ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}
}
