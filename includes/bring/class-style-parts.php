<?php
/**
 * Parts of styles.
 *
 * @package Atelier
 */

namespace Atelier\Bring;

defined( 'ABSPATH' ) || exit;

/**
 * Divides settings and styles into typography, colors, blocks, CSS and the rest. Each part can be brought without the others, and together
 * they result in the whole config.
 */
final class Style_Parts {
	public const TYPOGRAPHY = 'typography';
	public const COLORS     = 'colors';
	public const BLOCKS     = 'blocks';
	public const CSS        = 'css';
	public const REST       = 'rest';

	/** All parts, in the order in which they are listed. */
	public const NAMES = array( self::TYPOGRAPHY, self::COLORS, self::BLOCKS, self::CSS, self::REST );

	/** Parts of values by their names, which do not depend on the path. */
	private const BY_NAME = array(
		'typography' => self::TYPOGRAPHY,
		'color'      => self::COLORS,
		'blocks'     => self::BLOCKS,
		'variations' => self::BLOCKS,
		'css'        => self::CSS,
	);

	/**
	 * Divides a config.
	 *
	 * @param array $config Settings and styles.
	 * @return array<string, array{settings: array, styles: array}> The parts that are not empty, by name.
	 */
	public static function split( array $config ): array {
		$parts = array();
		self::walk(
			self::list_sections( $config ),
			array(),
			static function ( string $part, array $path, $value ) use ( &$parts ): void {
				$parts[ $part ] ??= array(
					'settings' => array(),
					'styles'   => array(),
				);
				_wp_array_set( $parts[ $part ], $path, $value );
			}
		);

		return array_filter( array_replace( array_fill_keys( self::NAMES, null ), $parts ) );
	}

	/**
	 * Replaces parts of a config.
	 *
	 * @param array                $config Settings and styles.
	 * @param array<string, array> $parts  Settings and styles by the name of the part.
	 * @return array{settings: array, styles: array}
	 */
	public static function merge_into( array $config, array $parts ): array {
		$result = array(
			'settings' => array(),
			'styles'   => array(),
		);
		$kept   = array_diff_key( self::split( $config ), $parts );
		foreach ( array( ...array_values( $kept ), ...array_values( $parts ) ) as $part ) {
			self::walk(
				self::list_sections( $part ),
				array(),
				static function ( string $name, array $path, $value ) use ( &$result ): void {
					_wp_array_set( $result, $path, $value );
				}
			);
		}

		return $result;
	}

	/**
	 * Adapts presets that a person changed in one theme to another. A preset with the same slug there gets the value; any other preset
	 * becomes the person's own. The theme's other presets are added, since a list without them would remove them.
	 *
	 * @param array                               $config Settings and styles.
	 * @param array<string, array<string, array>> $theme  Presets of the other theme by kind and slug.
	 * @return array{settings: array, styles: array}
	 */
	public static function adapt( array $config, array $theme ): array {
		$config = self::list_sections( $config );
		foreach ( Theme_Presets::get_paths() as $kind => $path ) {
			$lists = _wp_array_get( $config['settings'], $path );
			if ( ! is_array( $lists ) || ! is_array( $lists['theme'] ?? null ) ) {
				continue;
			}
			if ( Theme_Fonts::KIND === $kind ) {
				// This list has the theme's active fonts, with addresses in its folder. Used ones are brought as fonts.
				unset( $lists['theme'] );
				_wp_array_set( $config['settings'], $path, $lists );
				continue;
			}
			$mine = array_column( array_filter( $lists['theme'], 'is_array' ), null, 'slug' );
			$own  = array_column( array_filter( (array) ( $lists['custom'] ?? array() ), 'is_array' ), null, 'slug' );
			$of   = array_replace( $theme[ $kind ] ?? array(), array_intersect_key( $mine, $theme[ $kind ] ?? array() ) );
			$own += array_diff_key( $mine, $theme[ $kind ] ?? array() );
			_wp_array_set(
				$config['settings'],
				$path,
				array_filter(
					array(
						'theme'  => array_intersect_key( $mine, $theme[ $kind ] ?? array() ) ? array_values( $of ) : array(),
						'custom' => array_values( $own ),
					)
				) + array_diff_key( $lists, array( 'theme' => true, 'custom' => true ) )
			);
		}

		return $config;
	}

	/**
	 * Returns whether a config equals another one, apart from further presets of the person.
	 *
	 * @param array $config Settings and styles.
	 * @param array $other  The other settings and styles.
	 */
	public static function has( array $config, array $other ): bool {
		$config = self::list_sections( $config );
		$wanted = self::list_sections( $other );
		foreach ( Theme_Presets::get_paths() as $path ) {
			$own   = _wp_array_get( $config['settings'], array( ...$path, 'custom' ) );
			$slugs = array_column( array_filter( (array) _wp_array_get( $wanted['settings'], array( ...$path, 'custom' ), array() ), 'is_array' ), 'slug' );
			if ( is_array( $own ) && $slugs ) {
				_wp_array_set( $config['settings'], array( ...$path, 'custom' ), array_values( array_filter( $own, static fn( $preset ): bool => is_array( $preset ) && in_array( $preset['slug'] ?? null, $slugs, true ) ) ) );
			}
		}

		return $config == $wanted; // Ignores the order of keys.
	}

	/**
	 * Sorts the keys of a config at every depth, so that equal configs result in the same JSON.
	 *
	 * @param mixed $value The config, or a part of it.
	 * @return mixed
	 */
	public static function sort( $value ) {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( ! array_is_list( $value ) ) {
			ksort( $value, SORT_STRING );
		}

		return array_map( array( self::class, 'sort' ), $value );
	}

	/**
	 * Returns the settings and styles of a config.
	 *
	 * @param array $config The config.
	 * @return array{settings: array, styles: array}
	 */
	private static function list_sections( array $config ): array {
		return array(
			'settings' => is_array( $config['settings'] ?? null ) ? $config['settings'] : array(),
			'styles'   => is_array( $config['styles'] ?? null ) ? $config['styles'] : array(),
		);
	}

	/**
	 * Visits each value of a config that belongs entirely to one part.
	 *
	 * @param array    $node  The config, or a part of it.
	 * @param string[] $path  The path of the node.
	 * @param callable $visit Receives the part, the path and the value.
	 */
	private static function walk( array $node, array $path, callable $visit ): void {
		foreach ( $node as $key => $value ) {
			$here = array( ...$path, (string) $key );
			$part = self::find_part( $here );
			if ( null === $part && is_array( $value ) && ( ! $value || ! array_is_list( $value ) ) ) {
				self::walk( $value, $here, $visit );
			} else {
				$visit( $part ?? self::REST, $here, $value );
			}
		}
	}

	/**
	 * Returns the part to which a value belongs; null for a value whose items may belong to several parts.
	 *
	 * @param string[] $path Its path.
	 */
	private static function find_part( array $path ): ?string {
		$section = array_shift( $path );
		// Styles of a state or a viewport are divided like others.
		$path = array_values( array_filter( $path, static fn( string $key ): bool => ! in_array( $key[0] ?? '', array( ':', '@' ), true ) ) );
		if ( ! $path ) {
			return null;
		}
		if ( 'elements' !== $path[0] || 'styles' !== $section ) {
			return self::BY_NAME[ $path[0] ] ?? self::REST;
		}

		return isset( $path[2] ) ? self::BY_NAME[ $path[2] ] ?? self::REST : null;
	}
}
