<?php
/**
 * Templates that people made, as posts.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Posts\Post_Batches;
use Atelier\Writes\Stored_Slug;
use WP_Block_Template;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Finds `wp_template` posts, and those that WordPress would serve without the plugin.
 */
final class Template_Posts {
	public const POST_TYPE = 'wp_template';

	/** Meta with the slug of a version that is hidden while the plugin is inactive. */
	private const SLUG_META = '_atelier_template_slug';

	/** Meta in which WordPress stores an earlier slug. Uninstalling stores the slug of an inactive version there (`uninstall.php`). */
	private const OLD_SLUG_META = '_wp_old_slug';

	/**
	 * Returns the theme of a post; empty for none.
	 *
	 * @param int $id Id of the post.
	 */
	public static function get_theme( int $id ): string {
		$terms = get_the_terms( $id, 'wp_theme' );

		return is_array( $terms ) && $terms ? $terms[0]->name : '';
	}

	/**
	 * Returns the published posts of a theme without their contents, in WordPress's order: newest first.
	 *
	 * @param string      $theme Stylesheet.
	 * @param string|null $slug  Slug to which the result is limited.
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
	 * Returns whether a post can serve a slug of a theme.
	 *
	 * @param WP_Post|null $post  The post.
	 * @param string       $slug  The slug.
	 * @param string       $theme Stylesheet.
	 */
	public static function can_serve( ?WP_Post $post, string $slug, string $theme ): bool {
		return $post
			&& self::POST_TYPE === $post->post_type
			&& 'publish' === $post->post_status
			&& Stored_Slug::to_stored( $slug ) === $post->post_name
			&& self::get_theme( $post->ID ) === $theme
			&& ! self::is_left_over( $post, $theme );
	}

	/**
	 * Returns whether a template is custom: chosen for single posts, not found by a hierarchy. Such a template is neither active nor inactive.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function is_custom( WP_Post $post ): bool {
		return ! get_post_meta( $post->ID, 'is_wp_suggestion', true ) && ! isset( get_default_block_template_types()[ $post->post_name ] );
	}

	/**
	 * Returns the posts of a theme that WordPress would serve without the plugin, by slug: the newest published one of each. Custom templates
	 * need no entry.
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
	 * Returns whether a theme, or a plugin, provides a file for a slug.
	 *
	 * @param string $slug  The slug.
	 * @param string $theme Stylesheet.
	 */
	public static function has_file( string $slug, string $theme ): bool {
		return get_stylesheet() === $theme && null !== get_block_file_template( "$theme//$slug", self::POST_TYPE );
	}

	/**
	 * Returns the template of a post.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function to_template( WP_Post $post ): ?WP_Block_Template {
		// WordPress changes the post that it receives.
		$template = _build_block_template_result_from_post( clone $post );

		return $template instanceof WP_Block_Template ? $template : null;
	}

	/**
	 * Hides inactive versions from WordPress by another slug: it would serve the newest of several posts with one slug.
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
	 * Returns whether a post is a version that is hidden from WordPress.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function is_hidden( WP_Post $post ): bool {
		return self::hidden_slug( $post->ID ) === $post->post_name;
	}

	/**
	 * Restores the slugs of hidden versions.
	 */
	public static function unhide_versions(): void {
		$ids = get_posts(
			array(
				'post_type'   => self::POST_TYPE,
				'post_status' => 'any',
				'numberposts' => -1,
				'fields'      => 'ids',
				'meta_query'  => array( // Runs once, when the plugin is activated again.
					'relation' => 'OR',
					array( 'key' => self::SLUG_META ),
					array( 'key' => self::OLD_SLUG_META ),
				),
			)
		);
		foreach ( Post_Batches::without_contents( $ids ) as $post ) {
			// Another plugin can have stored any value.
			$stored = array_filter( array_merge( get_post_meta( $post->ID, self::OLD_SLUG_META ), get_post_meta( $post->ID, self::SLUG_META ) ), static fn( mixed $value ): bool => is_string( $value ) && '' !== $value );
			$slug   = (string) end( $stored );
			// A slug that a person has set meanwhile stays.
			if ( self::is_hidden( $post ) && '' !== $slug ) {
				self::set_slug( $post->ID, $slug );
				delete_post_meta( $post->ID, self::OLD_SLUG_META, wp_slash( $slug ) );
			}
			delete_post_meta( $post->ID, self::SLUG_META );
		}
	}

	/**
	 * Returns whether a post is a copy of a theme's file whose theme is no longer a block theme: no screen lists it.
	 *
	 * @param WP_Post $post  The post.
	 * @param string  $theme Stylesheet.
	 */
	private static function is_left_over( WP_Post $post, string $theme ): bool {
		return 'theme' === get_post_meta( $post->ID, 'origin', true ) && ! wp_get_theme( $theme )->is_block_theme();
	}

	/**
	 * Returns a slug that no hierarchy uses.
	 *
	 * @param int $id Id of the post.
	 */
	private static function hidden_slug( int $id ): string {
		return 'atelier-inactive-' . $id;
	}

	/**
	 * Changes only a post's slug, not its date, and creates no revision.
	 *
	 * @param int    $id   Id of the post.
	 * @param string $slug The slug.
	 */
	private static function set_slug( int $id, string $slug ): void {
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_name' => $slug ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}
}
