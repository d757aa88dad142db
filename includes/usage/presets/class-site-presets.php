<?php
/**
 * The presets of the site.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

defined( 'ABSPATH' ) || exit;

/**
 * Finds presets with their values in the merged settings.
 */
final class Site_Presets {
	/**
	 * Returns a preset; null where there is none. Among several with one slug the person's wins, then the theme's.
	 *
	 * @param string $kind Kind.
	 * @param string $slug Its slug.
	 * @return array{slug: string, origin: string, value: string|string[]}|null
	 */
	public static function find( string $kind, string $slug ): ?array {
		$target = Preset_Kinds::to_target( $kind, $slug );
		foreach ( array_reverse( self::list_all( $kind ) ) as $preset ) {
			if ( Preset_Kinds::to_target( $kind, $preset['slug'] ) === $target ) {
				return $preset;
			}
		}
		return null;
	}

	/**
	 * Returns all presets of a kind as the index names them.
	 *
	 * @param string $kind Kind.
	 * @return string[]
	 */
	public static function list_targets( string $kind ): array {
		return array_values( array_unique( array_map( static fn( array $preset ): string => Preset_Kinds::to_target( $kind, $preset['slug'] ), self::list_all( $kind ) ) ) );
	}

	/**
	 * Returns all presets of a kind as the index names them, including those that only some blocks offer.
	 *
	 * @param string $kind Kind.
	 * @return string[]
	 */
	public static function list_known( string $kind ): array {
		list( $group, $list ) = Preset_Kinds::TABLE[ $kind ]['path'];
		$known                = self::list_targets( $kind );
		$blocks               = wp_get_global_settings( array( 'blocks' ) );
		foreach ( is_array( $blocks ) ? $blocks : array() as $settings ) {
			foreach ( (array) ( $settings[ $group ][ $list ] ?? array() ) as $presets ) {
				foreach ( array_column( is_array( $presets ) ? $presets : array(), 'slug' ) as $slug ) {
					$known[] = Preset_Kinds::to_target( $kind, (string) $slug );
				}
			}
		}
		return $known;
	}

	/**
	 * Returns all presets of a kind: WordPress's own, the theme's, the person's.
	 *
	 * @param string $kind Kind.
	 * @return list<array{slug: string, origin: string, value: string|string[]}>
	 */
	public static function list_all( string $kind ): array {
		$key   = Preset_Kinds::TABLE[ $kind ]['value'];
		$lists = wp_get_global_settings( Preset_Kinds::TABLE[ $kind ]['path'] );
		$found = array();
		foreach ( array( 'default', 'theme', 'custom' ) as $origin ) {
			foreach ( is_array( $lists[ $origin ] ?? null ) ? $lists[ $origin ] : array() as $preset ) {
				if ( is_array( $preset ) && is_scalar( $preset['slug'] ?? null ) && isset( $preset[ $key ] ) ) {
					$found[] = array(
						'slug'   => (string) $preset['slug'],
						'origin' => $origin,
						'value'  => self::read_value( $kind, $preset, $preset[ $key ] ),
					);
				}
			}
		}
		return $found;
	}

	/**
	 * Returns the value that a preset has on the page.
	 *
	 * @param string $kind   Kind.
	 * @param array  $preset The preset.
	 * @param mixed  $value  Its value.
	 * @return string|string[]
	 */
	private static function read_value( string $kind, array $preset, $value ): string|array {
		if ( is_array( $value ) ) {
			return array_values( array_filter( $value, 'is_string' ) );
		}
		return 'font-size' === $kind ? (string) wp_get_typography_font_size_value( $preset ) : (string) $value;
	}
}
