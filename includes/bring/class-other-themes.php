<?php
/**
 * Customizations of other themes.
 *
 * @package Atelier
 */

namespace Atelier\Bring;

use Atelier\Transfer\Design_Inventory;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the other themes with customizations: after a switch of the theme they stay in the database, but show nowhere.
 */
final class Other_Themes {
	/** How many themes are searched. */
	private const MAX = 50;

	/**
	 * Lists the themes with the numbers of their customizations.
	 *
	 * @return list<array{stylesheet: string, name: string, isInstalled: bool, templates: int, headers: int, footers: int, parts: int, hasStyles: bool}> The theme
	 * with the most comes first; `parts` counts those that are neither headers nor footers.
	 */
	public static function list_themes(): array {
		$terms  = get_terms(
			array(
				'taxonomy'   => 'wp_theme',
				'hide_empty' => false,
				'number'     => self::MAX,
				'fields'     => 'names',
			)
		);
		$themes = array();
		foreach ( is_array( $terms ) ? $terms : array() as $stylesheet ) {
			$described = get_stylesheet() === $stylesheet ? null : self::describe( (string) $stylesheet );
			if ( $described ) {
				$themes[] = $described;
			}
		}
		usort( $themes, static fn( array $a, array $b ): int => self::count_records( $b ) <=> self::count_records( $a ) );

		return $themes;
	}

	/**
	 * Returns whether a theme has customizations and is not the current one.
	 *
	 * @param string $stylesheet The theme.
	 */
	public static function has_work( string $stylesheet ): bool {
		return get_stylesheet() !== $stylesheet && term_exists( $stylesheet, 'wp_theme' ) && self::describe( $stylesheet );
	}

	/**
	 * Describes a theme; null for one without customizations.
	 *
	 * @param string $stylesheet The theme.
	 */
	public static function describe( string $stylesheet ): ?array {
		$theme  = wp_get_theme( $stylesheet );
		$parts  = self::find( 'wp_template_part', $stylesheet );
		$areas  = array_count_values( array_map( array( self::class, 'get_area' ), $parts ) );
		$counts = array(
			'templates' => count( self::find( 'wp_template', $stylesheet ) ),
			'headers'   => $areas['header'] ?? 0,
			'footers'   => $areas['footer'] ?? 0,
			'parts'     => count( $parts ) - ( $areas['header'] ?? 0 ) - ( $areas['footer'] ?? 0 ),
		);
		$stored = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( $theme );
		$config = $stored ? json_decode( (string) $stored['post_content'], true ) : array();
		$styles = ! empty( $config['settings'] ) || ! empty( $config['styles'] );

		return 0 === array_sum( $counts ) && ! $styles ? null : array(
			'stylesheet'  => $stylesheet,
			'name'        => ( new Design_Inventory( $stylesheet ) )->theme()['name'],
			'isInstalled' => $theme->exists(),
			'hasStyles'   => $styles,
		) + $counts;
	}

	/**
	 * Returns how many templates and parts a theme has.
	 *
	 * @param array $theme Its description.
	 */
	private static function count_records( array $theme ): int {
		return $theme['templates'] + $theme['headers'] + $theme['footers'] + $theme['parts'];
	}

	/**
	 * Returns the area of a part.
	 *
	 * @param int $id Its number.
	 */
	private static function get_area( int $id ): string {
		$terms = get_the_terms( $id, 'wp_template_part_area' );

		return is_array( $terms ) && $terms ? $terms[0]->slug : '';
	}

	/**
	 * Finds the published posts of a type that belong to a theme.
	 *
	 * @param string $type       The type.
	 * @param string $stylesheet The theme.
	 * @return int[]
	 */
	private static function find( string $type, string $stylesheet ): array {
		$query = new \WP_Query(
			array(
				'post_type'      => $type,
				'post_status'    => 'publish',
				'posts_per_page' => -1,
				'fields'         => 'ids',
				'no_found_rows'  => true,
				'tax_query'      => array(
					array(
						'taxonomy' => 'wp_theme',
						'field'    => 'name',
						'terms'    => $stylesheet,
					),
				),
			)
		);
		update_object_term_cache( $query->posts, $type );

		return $query->posts;
	}
}
