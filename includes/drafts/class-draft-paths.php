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
			$here = array( ...$path, (string) $name );
			$a    = $before[ $name ] ?? null;
			$b    = $after[ $name ] ?? null;
			if ( self::is_branch( $a ?? $b ) && self::is_branch( $b ?? $a ) ) {
				array_push( $paths, ...self::diff( $a ?? array(), $b ?? array(), $here ) );
			} elseif ( ! self::are_equal( $a, $b ) ) {
				$paths[] = array(
					'path'   => $here,
					'before' => $a,
					'after'  => $b,
				);
			}
		}

		return $paths;
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
	 * Returns whether two values are equal: the order of keys and the type of numbers do not matter, and null equals an empty array.
	 *
	 * @param mixed $a A value.
	 * @param mixed $b Another one.
	 */
	private static function are_equal( $a, $b ): bool {
		if ( is_array( $a ) && is_array( $b ) ) {
			return count( $a ) === count( $b ) && array_reduce( array_keys( $a ), static fn( bool $is, $name ): bool => $is && array_key_exists( $name, $b ) && self::are_equal( $a[ $name ], $b[ $name ] ), true );
		}
		$is_number = static fn( $value ): bool => is_int( $value ) || is_float( $value );

		return $a === $b || ( $is_number( $a ) && $is_number( $b ) && (float) $a === (float) $b ) || ( ! $a && ! $b && ! is_scalar( $a ) && ! is_scalar( $b ) );
	}

	/**
	 * Returns whether a value's items are compared separately. A list is compared as one value, because its order matters.
	 *
	 * @param mixed $value The value.
	 */
	private static function is_branch( $value ): bool {
		return is_array( $value ) && $value && ! array_is_list( $value );
	}
}
