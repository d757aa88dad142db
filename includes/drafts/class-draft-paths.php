<?php
/**
 * Changes of one record in a draft.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

defined( 'ABSPATH' ) || exit;

/**
 * Compares values of a record by path, and applies a draft's changes to the current live values. Live changes of other paths show in the draft at
 * once. Null represents a missing value.
 *
 * @phpstan-type Path array{path: list<string>, before: mixed, after: mixed}
 */
final class Draft_Paths {
	/** Origins of presets, each with a list of its own. */
	private const ORIGINS = array( 'default', 'theme', 'custom' );

	/**
	 * Lists the paths in which two values differ.
	 *
	 * @param array    $before The first value.
	 * @param array    $after  The second value.
	 * @param string[] $path   The path of both values.
	 * @return list<array{path: list<string>, before: mixed, after: mixed}>
	 */
	public static function diff( array $before, array $after, array $path = array() ): array {
		$paths = array();
		foreach ( array_keys( $before + $after ) as $name ) {
			array_push( $paths, ...self::compare( $before[ $name ] ?? null, $after[ $name ] ?? null, array( ...$path, (string) $name ) ) );
		}

		return $paths;
	}

	/**
	 * Splits changes between an empty value and another into changes of single values: drafts of earlier versions have them as one.
	 *
	 * @param list<array> $paths The changes.
	 * @return list<array>
	 */
	public static function split( array $paths ): array {
		return array_merge( ...array_map( static fn( array $change ): array => array() === $change['before'] || array() === $change['after'] ? self::compare( $change['before'], $change['after'], $change['path'] ) : array( $change ), $paths ) );
	}

	/**
	 * Lists the paths in which the values at a path differ. An empty array is an object or a list without items: JSON decoded by PHP does not say which.
	 *
	 * @param mixed    $before The first value.
	 * @param mixed    $after  The second value.
	 * @param string[] $path   The path.
	 * @return list<array{path: list<string>, before: mixed, after: mixed}>
	 */
	private static function compare( $before, $after, array $path ): array {
		if ( ( $before || $after ) && self::is_branch( $before ?? array() ) && self::is_branch( $after ?? array() ) ) {
			return self::diff( $before ?? array(), $after ?? array(), $path );
		}
		$is_equal = self::are_equal( $before, $after ) && ( isset( $before ) === isset( $after ) || ! self::is_preset_list( $path ) );

		return $is_equal ? array() : array(
			array(
				'path'   => $path,
				'before' => $before,
				'after'  => $after,
			),
		);
	}

	/**
	 * Applies changes to a value.
	 *
	 * @param array $value The value.
	 * @param array $paths The changes.
	 */
	public static function apply( array $value, array $paths ): array {
		foreach ( $paths as $change ) {
			$value = self::set( $value, $change['path'], $change['after'] );
		}

		return $value;
	}

	/**
	 * Lists the changes from the live value to a new one. For paths that the draft had changed already, `before` stays the same.
	 *
	 * @param array $live  The live value.
	 * @param array $value The new value.
	 * @param array $known The draft's earlier changes.
	 * @return list<array{path: list<string>, before: mixed, after: mixed}>
	 */
	public static function update( array $live, array $value, array $known ): array {
		$began = array();
		foreach ( $known as $change ) {
			$began[ wp_json_encode( $change['path'] ) ] = $change['before'];
		}

		return array_map(
			static function ( array $change ) use ( $began ): array {
				$key = wp_json_encode( $change['path'] );

				return array_key_exists( $key, $began ) ? array_merge( $change, array( 'before' => $began[ $key ] ) ) : $change;
			},
			self::diff( $live, $value )
		);
	}

	/**
	 * Finds the changes whose live value is neither the value before the change, nor the draft's.
	 *
	 * @param array $live  The live value.
	 * @param array $paths The changes.
	 * @return list<array> The changes, each with the live value as `live`.
	 */
	public static function find_collisions( array $live, array $paths ): array {
		$found = array();
		foreach ( $paths as $change ) {
			$now = self::get( $live, $change['path'] );
			if ( ! self::are_equal( $now, $change['before'] ) && ! self::are_equal( $now, $change['after'] ) ) {
				$found[] = $change + array( 'live' => $now );
			}
		}

		return $found;
	}

	/**
	 * Reads the value at a path; null where there is none.
	 *
	 * @param mixed    $value The value.
	 * @param string[] $path  The path.
	 * @return mixed
	 */
	public static function get( $value, array $path ) {
		foreach ( $path as $name ) {
			$value = is_array( $value ) ? $value[ $name ] ?? null : null;
		}

		return $value;
	}

	/**
	 * Sets the value at a path; null removes it, and each array that becomes empty.
	 *
	 * @param array    $value The value.
	 * @param string[] $path  The path.
	 * @param mixed    $after The new value.
	 */
	private static function set( array $value, array $path, $after ): array {
		$name = array_shift( $path );
		if ( $path ) {
			$child = self::set( is_array( $value[ $name ] ?? null ) ? $value[ $name ] : array(), $path, $after );
			$after = $child ? $child : null;
		}
		if ( null === $after ) {
			unset( $value[ $name ] );
		} else {
			$value[ $name ] = $after;
		}

		return $value;
	}

	/**
	 * Returns whether two values are equal: the order of keys and the type of numbers do not matter, and an empty value equals a missing one, at any depth.
	 *
	 * @param mixed $a A value.
	 * @param mixed $b Another one.
	 */
	private static function are_equal( $a, $b ): bool {
		if ( ! is_array( $a ) && ! is_array( $b ) ) {
			$is_number = static fn( $value ): bool => is_int( $value ) || is_float( $value );

			return $a === $b || ( $is_number( $a ) && $is_number( $b ) && (float) $a === (float) $b );
		}
		$a ??= array();
		$b ??= array();
		// Empty items of lists count.
		if ( ! is_array( $a ) || ! is_array( $b ) || ( array_is_list( $a ) && array_is_list( $b ) && count( $a ) !== count( $b ) ) ) {
			return false;
		}

		return array_reduce( array_keys( $a + $b ), static fn( bool $is, $name ): bool => $is && self::are_equal( $a[ $name ] ?? null, $b[ $name ] ?? null ), true );
	}

	/**
	 * Returns whether a path is that of one origin's presets. An empty list hides the theme's, so it is a value there.
	 *
	 * @param string[] $path The path.
	 */
	private static function is_preset_list( array $path ): bool {
		$own = array_slice( $path, 'blocks' === ( $path[1] ?? '' ) ? 3 : 1 );

		return 'settings' === $path[0] && count( $own ) > 2 && 'custom' !== $own[0] && in_array( end( $own ), self::ORIGINS, true );
	}

	/**
	 * Returns whether a value's items are compared separately. A list is compared as one value, because its order matters.
	 *
	 * @param mixed $value The value.
	 */
	private static function is_branch( $value ): bool {
		return is_array( $value ) && ( ! $value || ! array_is_list( $value ) );
	}
}
