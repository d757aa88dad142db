<?php
/**
 * Presets that posts use.
 *
 * @package Atelier
 */

namespace Atelier\Bring;

use Atelier\Posts\Post_Batches;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the presets that the site's content uses: pages, posts, patterns and menus, which every theme shows.
 */
final class Used_Presets {
	/** Types whose posts have no content of the site, or belong to a theme. */
	private const IGNORED_TYPES = array( 'revision', 'attachment', 'wp_template', 'wp_template_part', 'wp_global_styles', 'customize_changeset', 'oembed_cache', 'atelier_look', 'atelier_moment', 'atelier_kept', 'atelier_deletion' );

	/** How many posts, in which the database found a preset's slug, are read. */
	private const MAX_POSTS = 20;

	/**
	 * Finds the presets that posts use.
	 *
	 * @param array<string, array<string, array>> $presets Presets by kind and slug.
	 * @return array<string, array<string, array>>
	 */
	public static function find_in_posts( array $presets ): array {
		$used = array();
		foreach ( $presets as $kind => $list ) {
			foreach ( $list as $slug => $preset ) {
				if ( self::is_used( $kind, (string) $slug, $preset ) ) {
					$used[ $kind ][ $slug ] = $preset;
				}
			}
		}

		return $used;
	}

	/**
	 * Returns whether a post uses a preset. The database finds candidates by the slug, which may be in other texts, too.
	 *
	 * @param string $kind   Kind of the preset.
	 * @param string $slug   Its slug.
	 * @param array  $preset The preset.
	 */
	private static function is_used( string $kind, string $slug, array $preset ): bool {
		global $wpdb;
		$types = implode( ',', array_fill( 0, count( self::IGNORED_TYPES ), '%s' ) );
		$ids   = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT ID FROM $wpdb->posts WHERE post_status IN ( 'publish', 'private', 'future', 'draft', 'pending' ) AND post_type NOT IN ( $types ) AND post_content LIKE %s LIMIT %d", // Only placeholders are put in.
				...array( ...self::IGNORED_TYPES, '%' . $wpdb->esc_like( $slug ) . '%', self::MAX_POSTS )
			)
		);

		return in_array( true, Post_Batches::map( array_map( 'intval', $ids ), static fn( WP_Post $post ): bool => array() !== Theme_Presets::find_used( $post->post_content, array( $kind => array( $slug => $preset ) ) ) ), true );
	}
}
