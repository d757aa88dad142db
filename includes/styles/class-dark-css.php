<?php
/**
 * The CSS rules of presets' values for dark schemes.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use Atelier\Usage\Presets\Preset_Kinds;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the rules from the settings of the site. Dark values are in `settings.custom.dark.{kind}.{slug}`, which WordPress prints as variables.
 * The application builds the same text (`src/features/styles/rules/dark/dark-css.ts`).
 */
final class Dark_Css {
	/**
	 * The kinds of presets that have dark values, with the property as which a value has to be safe.
	 */
	private const PROPERTIES = array(
		'color'    => 'color',
		'gradient' => 'background',
	);

	/**
	 * Returns the rules; empty where no preset has a dark value.
	 *
	 * Where the page's background has a dark value, form controls and scrollbars are dark, too.
	 *
	 * @param array $settings   Settings of the site, merged, with presets by origin.
	 * @param mixed $background The page's background.
	 */
	public static function from_settings( array $settings, $background = null ): string {
		$declarations = '';
		$is_page_dark = false;
		$page         = is_string( $background ) && preg_match( '/^var(?::preset\|color\||\(--wp--preset--color--)([^|)]+)\)?$/', $background, $found )
			? _wp_to_kebab_case( $found[1] )
			: null;
		foreach ( array_keys( self::PROPERTIES ) as $kind ) {
			$values = self::read( $settings, $kind );
			$lists  = $values ? _wp_array_get( $settings, Preset_Kinds::TABLE[ $kind ]['path'] ) : null;
			if ( ! is_array( $lists ) ) {
				continue;
			}
			foreach ( self::list_slugs( $lists, Preset_Kinds::TABLE[ $kind ]['value'] ) as $slug ) {
				if ( isset( $values[ $slug ] ) ) {
					$name          = $kind . '--' . _wp_to_kebab_case( $slug );
					$declarations .= "--wp--preset--$name: var(--wp--custom--dark--$name);";
					$is_page_dark  = $is_page_dark || "color--$page" === $name;
				}
			}
		}

		$declarations .= $is_page_dark ? 'color-scheme: dark;' : '';

		return '' === $declarations
			? ''
			: "@media (prefers-color-scheme: dark){:root:not([data-scheme=light]){{$declarations}}}:root[data-scheme=dark]{{$declarations}}";
	}

	/**
	 * Returns the dark values that anybody may store: those that are safe as CSS values.
	 *
	 * @param array $settings Settings.
	 * @return array<string, array<string, string>> Values by kind and slug.
	 */
	public static function list_safe( array $settings ): array {
		$safe = array();
		foreach ( self::PROPERTIES as $kind => $property ) {
			$values = array_filter(
				self::read( $settings, $kind ),
				static fn( $value, $slug ) => sanitize_html_class( (string) $slug ) === (string) $slug
					&& '' !== trim( safecss_filter_attr( "$property: $value" ) )
					// Excludes characters with which a value could begin another declaration.
					&& ! preg_match( '/[;{}<>\\\\]/', $value ),
				ARRAY_FILTER_USE_BOTH
			);
			if ( $values ) {
				$safe[ $kind ] = $values;
			}
		}

		return $safe;
	}

	/**
	 * Reads the dark values of a kind that are strings.
	 *
	 * @param array  $settings Settings.
	 * @param string $kind     Kind of presets.
	 * @return array<string, string> Values by slug.
	 */
	private static function read( array $settings, string $kind ): array {
		$custom = $settings['custom'] ?? null;
		$dark   = is_array( $custom ) ? $custom['dark'] ?? null : null;
		$values = is_array( $dark ) ? $dark[ $kind ] ?? null : null;

		return is_array( $values )
			? array_filter( $values, static fn( $value ) => is_string( $value ) && '' !== trim( $value ) )
			: array();
	}

	/**
	 * Lists the slugs of presets, each once and sorted.
	 *
	 * @param array  $lists     Presets, by origin or as one list.
	 * @param string $value_key Key of their value.
	 * @return string[]
	 */
	private static function list_slugs( array $lists, string $value_key ): array {
		$slugs = array();
		foreach ( array_is_list( $lists ) ? array( $lists ) : $lists as $presets ) {
			foreach ( is_array( $presets ) ? $presets : array() as $preset ) {
				if ( is_string( $preset['slug'] ?? null ) && '' !== $preset['slug'] && is_string( $preset[ $value_key ] ?? null ) && '' !== trim( $preset[ $value_key ] ) ) {
					$slugs[] = $preset['slug'];
				}
			}
		}
		$slugs = array_unique( $slugs );
		sort( $slugs, SORT_STRING );

		return $slugs;
	}
}
