<?php
/**
 * Custom values where a preset could be used.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Strays;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the custom values of a block or of the styles where a preset could be used: a color, a size, a spacing, a radius, a shadow.
 */
final class Own_Values {
	/** Kind of the values in the index of uses; a target is a kind of presets, a space character, and the unchanged value. */
	public const KIND = 'value';

	/** The path of values of each kind of presets, below `style` of a block or below a node of the styles. */
	private const PLACES = array(
		'color'     => '/(?:^|\.)(?:color\.(?:text|background)|(?:border|outline)(?:\.(?:top|right|bottom|left))?\.color)$/',
		'font-size' => '/(?:^|\.)typography\.fontSize$/',
		'spacing'   => '/(?:^|\.)spacing\.(?:padding|margin|blockGap)(?:\.(?:top|right|bottom|left))?$/',
		'radius'    => '/(?:^|\.)border\.radius(?:\.(?:topLeft|topRight|bottomLeft|bottomRight))?$/',
		'shadow'    => '/(?:^|\.)shadow$/',
	);

	/** The syntax of values that can be compared with those of presets. */
	private const FORMS = array(
		'color'     => '/^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%\/a-z-]+\))$/iD',
		'font-size' => '/^(?:\d+\.?\d*|\.\d+)[a-z]{2,4}$/iD',
		'spacing'   => '/^(?:\d+\.?\d*|\.\d+)[a-z]{2,4}$/iD',
		'radius'    => '/^(?:\d+\.?\d*|\.\d+)[a-z]{2,4}$/iD',
		'shadow'    => '/^[^"\'<>&\\\\;{}]*\d[^"\'<>&\\\\;{}]*$/D',
	);

	/**
	 * Returns the kind of presets that could replace a value; null for none.
	 *
	 * @param list<string|int> $path  Path below `style` of a block, or below `styles`.
	 * @param mixed            $value The value.
	 */
	public static function get_kind( array $path, $value ): ?string {
		if ( ! is_string( $value ) || str_contains( $value, 'var' ) || strlen( $value ) > 100 ) {
			return null;
		}
		$place = implode( '.', $path );
		foreach ( self::PLACES as $kind => $pattern ) {
			if ( preg_match( $pattern, $place ) ) {
				return preg_match( self::FORMS[ $kind ], $value ) ? $kind : null;
			}
		}
		return null;
	}

	/**
	 * Yields the values of a node.
	 *
	 * @param array            $node The node.
	 * @param list<string|int> $path Its path.
	 * @return \Generator<array{0: string, 1: string}> Kind and target, as in the index.
	 */
	public static function walk( array $node, array $path = array() ): \Generator {
		foreach ( $node as $key => $value ) {
			$below = array( ...$path, $key );
			if ( is_array( $value ) ) {
				yield from self::walk( $value, $below );
				continue;
			}
			$kind = self::get_kind( $below, $value );
			if ( null !== $kind ) {
				yield array( self::KIND, self::to_target( $kind, $value ) );
			}
		}
	}

	/**
	 * Returns the name of a value in the index.
	 *
	 * @param string $kind  Kind of presets.
	 * @param string $value The value.
	 */
	public static function to_target( string $kind, string $value ): string {
		return "$kind $value";
	}
}
