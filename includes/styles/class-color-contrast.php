<?php
/**
 * Contrast of colors.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * Computes the contrast of two colors as WCAG 2.2 defines it. Only colors whose channels are known are compared: hexadecimal ones without
 * transparency, `rgb()`, and references to presets with such a value.
 */
final class Color_Contrast {
	/** Least contrast of normal text, and of large text and controls (WCAG 2.2, 1.4.3 and 1.4.11). */
	public const NORMAL = 4.5;
	public const LARGE  = 3.0;

	/**
	 * Returns the contrast of two colors, from 1 to 21; null where one of them is not known.
	 *
	 * @param string $one   A color.
	 * @param string $other Another one.
	 */
	public static function compute( string $one, string $other ): ?float {
		$a = self::luminance( $one );
		$b = self::luminance( $other );

		return null === $a || null === $b ? null : round( ( max( $a, $b ) + 0.05 ) / ( min( $a, $b ) + 0.05 ), 2 );
	}

	/**
	 * Returns the relative luminance of a color; null where it is not known.
	 *
	 * @param string $color The color.
	 */
	private static function luminance( string $color ): ?float {
		$channels = self::parse( strtolower( trim( $color ) ) );
		if ( null === $channels ) {
			return null;
		}
		list( $red, $green, $blue ) = array_map(
			static function ( int $channel ): float {
				$share = $channel / 255;

				return $share <= 0.04045 ? $share / 12.92 : ( ( $share + 0.055 ) / 1.055 ) ** 2.4;
			},
			$channels
		);

		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
	}

	/**
	 * Returns red, green and blue of a color; null where they are not known.
	 *
	 * @param string $color The color, in lower case.
	 * @return list<int>|null
	 */
	private static function parse( string $color ): ?array {
		$color = array(
			'white' => '#fff',
			'black' => '#000',
		)[ $color ] ?? $color;
		if ( preg_match( '/^#([0-9a-f]{3}|[0-9a-f]{6})$/', $color, $match ) ) {
			$digits = 3 === strlen( $match[1] ) ? preg_replace( '/./', '$0$0', $match[1] ) : $match[1];

			return array_map( 'hexdec', str_split( $digits, 2 ) );
		}
		if ( preg_match( '/^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/', $color, $match ) ) {
			$channels = array_map( 'intval', array_slice( $match, 1 ) );

			return max( $channels ) <= 255 ? $channels : null;
		}

		return null;
	}
}
