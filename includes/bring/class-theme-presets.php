<?php
/**
 * Presets that only another theme has.
 *
 * @package Atelier
 */

namespace Atelier\Bring;

use Atelier\Usage\Presets\Preset_Kinds;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the presets that markup uses, and that another theme defines but the current one does not:
 * the CSS variables of their classes would be missing.
 */
final class Theme_Presets {
	/**
	 * Returns where settings define presets, by kind. Kinds have the names that references have for them.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function get_paths(): array {
		return array_column( Preset_Kinds::TABLE, 'path', 'infix' );
	}

	/**
	 * Finds presets that a text uses.
	 *
	 * @param string                             $text    Markup or styles.
	 * @param array<string, array<string, array>> $presets Presets by kind and slug.
	 * @return array<string, array<string, array>> The used ones.
	 */
	public static function find_used( string $text, array $presets ): array {
		$used = array();
		foreach ( $presets as $kind => $list ) {
			foreach ( $list as $slug => $preset ) {
				if ( self::uses( $text, $kind, (string) $slug ) ) {
					$used[ $kind ][ $slug ] = $preset;
				}
			}
		}

		return $used;
	}

	/**
	 * Lists the presets of settings.
	 *
	 * @param array       $settings Settings: from a theme's file, or with presets by origin.
	 * @param string|null $only     The only origin whose presets are listed; null for all.
	 * @return array<string, array<string, array>> By kind and slug.
	 */
	public static function list_presets( array $settings, ?string $only = null ): array {
		$presets = array();
		foreach ( self::get_paths() as $kind => $path ) {
			$list  = _wp_array_get( $settings, $path, array() );
			$lists = is_array( $list ) && array_is_list( $list ) ? array( $list ) : (array) $list;
			foreach ( array_filter( $lists, 'is_array' ) as $name => $origin ) {
				foreach ( null === $only || $name === $only ? $origin : array() as $preset ) {
					if ( is_array( $preset ) && is_string( $preset['slug'] ?? null ) && '' !== $preset['slug'] ) {
						$presets[ $kind ][ $preset['slug'] ] = $preset;
					}
				}
			}
		}

		return $presets;
	}

	/**
	 * Returns the presets of one list that another does not have.
	 *
	 * @param array<string, array<string, array>> $presets Presets by kind and slug.
	 * @param array<string, array<string, array>> $others  The other list.
	 * @return array<string, array<string, array>>
	 */
	public static function without( array $presets, array $others ): array {
		foreach ( $presets as $kind => $list ) {
			$presets[ $kind ] = array_diff_key( $list, $others[ $kind ] ?? array() );
		}

		return array_filter( $presets );
	}

	/**
	 * Adds presets to a person's own. A preset whose slug exists already is left out.
	 *
	 * @param array                      $settings The person's settings.
	 * @param array<string, list<array>> $presets  Presets by kind.
	 */
	public static function add( array $settings, array $presets ): array {
		foreach ( $presets as $kind => $added ) {
			$path  = self::get_row( $kind )['path'];
			$list  = _wp_array_get( $settings, $path, array() );
			$list  = is_array( $list ) && array_is_list( $list ) ? array( 'custom' => $list ) : (array) $list;
			$own   = is_array( $list['custom'] ?? null ) ? $list['custom'] : array();
			$taken = array_column( array_filter( $own, 'is_array' ), 'slug' );
			$added = array_filter( $added, static fn( array $preset ): bool => ! in_array( $preset['slug'], $taken, true ) );
			_wp_array_set( $settings, $path, array( 'custom' => array( ...array_values( $added ), ...$own ) ) + $list );
		}

		return $settings;
	}

	/**
	 * Returns the value of a preset as CSS; empty for one with several values or none.
	 *
	 * @param string $kind   Its kind.
	 * @param array  $preset The preset.
	 */
	public static function get_value( string $kind, array $preset ): string {
		$value = $preset[ self::get_row( $kind )['value'] ] ?? '';

		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * Returns a preset with a reference to another one as its value, so that its uses look like uses of the other, and change with it.
	 *
	 * @param string $kind   Its kind.
	 * @param array  $preset The preset.
	 * @param array  $other  The other preset.
	 */
	public static function follow( string $kind, array $preset, array $other ): array {
		$key   = self::get_row( $kind )['value'];
		$name  = static fn( array $one ): string => is_string( $one['name'] ?? null ) ? $one['name'] : $one['slug'];
		$value = 'duotone' === $kind ? $other['colors'] ?? array() : "var(--wp--preset--$kind--" . _wp_to_kebab_case( $other['slug'] ) . ')';

		return array(
			'slug' => $preset['slug'],
			/* translators: 1: name of a color, 2: name of the color that it looks like. */
			'name' => sprintf( __( '%1$s (as %2$s)', 'atelier' ), $name( $preset ), $name( $other ) ),
			$key   => $value,
		);
	}

	/**
	 * Returns the row of a kind in the table.
	 *
	 * @param string $kind The kind.
	 */
	private static function get_row( string $kind ): array {
		return Preset_Kinds::TABLE[ Preset_Kinds::find_by_infix( $kind ) ];
	}

	/**
	 * Whether a text names a preset: by a reference, a variable, a class or an attribute.
	 *
	 * @param string $text The text.
	 * @param string $kind Kind of the preset.
	 * @param string $slug Its slug.
	 */
	private static function uses( string $text, string $kind, string $slug ): bool {
		$names     = implode( '|', array_unique( array( preg_quote( $slug, '/' ), preg_quote( _wp_to_kebab_case( $slug ), '/' ) ) ) );
		$spellings = array( "var:preset\\|$kind\\|(?:$names)(?![\\w-])", "--wp--preset--$kind--(?:$names)(?![\\w-])" );
		$row       = self::get_row( $kind );
		if ( isset( $row['class_ends'] ) ) {
			$spellings[] = "has-(?:$names)-(?:" . implode( '|', $row['class_ends'] ) . ')(?![\w-])';
			$spellings[] = "\"{$row['attribute_pattern']}\":\"(?:$names)\"";
		}

		return 1 === preg_match( '/' . implode( '|', $spellings ) . '/', $text );
	}
}
