<?php
/**
 * Values of styles in words.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a value that is written in words, such as `h1 48px` or `background cream`. The command palette reads the same table
 * (`src/features/styles/rules/words/parse-value-words.ts`).
 *
 * @phpstan-type Preset array{slug: string, name: string}
 */
final class Value_Words {
	/** Name of the kinds' presets in references. Lengths have none. */
	public const INFIXES = array(
		'color'     => 'color',
		'font-size' => 'font-size',
		'font'      => 'font-family',
		'spacing'   => 'spacing',
	);

	/** Colors that are written as one word, besides names of presets. */
	private const COLORS = array( 'black', 'white', 'transparent', 'currentcolor' );

	/**
	 * Returns the table: rows by name.
	 *
	 * @return array<string, array{label: string, path: list<string>, kind: string}>
	 */
	public static function table(): array {
		return (array) wp_json_file_decode( __DIR__ . '/value-words.json', array( 'associative' => true ) );
	}

	/**
	 * Reads a value in words.
	 *
	 * @param string                                $words   The words.
	 * @param array<string, list<array{slug: string, name: string}>> $presets Presets by kind.
	 * @return array{path: list<string>, value: string}|WP_Error
	 */
	public static function parse( string $words, array $presets ) {
		$words = strtolower( trim( (string) preg_replace( '/\s+/', ' ', $words ) ) );
		$table = self::table();
		// "button radius 8" is no color of buttons: the longest name comes first.
		uksort( $table, static fn( string $a, string $b ): int => strlen( $b ) <=> strlen( $a ) );
		foreach ( $table as $name => $row ) {
			if ( ! str_starts_with( $words, "$name " ) ) {
				continue;
			}
			$value = self::to_value( $row['kind'], substr( $words, strlen( $name ) + 1 ), $presets[ $row['kind'] ] ?? array() );

			return null === $value
				/* translators: %s: words such as "h1 48px". */
				? self::refuse( sprintf( __( 'The value of “%s” cannot be used.', 'atelier' ), $words ) )
				: array(
					'path'  => $row['path'],
					'value' => $value,
				);
		}

		/* translators: 1: words such as "h1 48px". 2: a list of words. */
		return self::refuse( sprintf( __( '“%1$s” names nothing that can be set. Begin with one of these: %2$s.', 'atelier' ), $words, implode( ', ', array_keys( self::table() ) ) ) );
	}

	/**
	 * Returns the value that a text means; null for none.
	 *
	 * @param string $kind    Kind of value.
	 * @param string $text    The text, in lower case.
	 * @param array  $presets Presets of the kind.
	 */
	private static function to_value( string $kind, string $text, array $presets ): ?string {
		foreach ( $presets as $preset ) {
			if ( in_array( $text, array( strtolower( $preset['slug'] ), strtolower( $preset['name'] ) ), true ) ) {
				return 'var:preset|' . self::INFIXES[ $kind ] . '|' . $preset['slug'];
			}
		}
		if ( 'color' === $kind ) {
			return in_array( $text, self::COLORS, true ) || preg_match( '/^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl|oklch|oklab|lab|lch)a?\([0-9a-z.,%\/ +-]{1,60}\))$/', $text ) ? $text : null;
		}
		if ( 'font' === $kind ) {
			return null;
		}
		if ( preg_match( '/^\d{1,5}(\.\d{1,4})?$/', $text ) ) {
			return "{$text}px";
		}

		return preg_match( '/^\d{1,5}(\.\d{1,4})?(px|em|rem|%|vw|vh|ch|svw|dvw)$/', $text ) ? $text : null;
	}

	/**
	 * Makes the error for words that mean nothing.
	 *
	 * @param string $message Its message.
	 */
	private static function refuse( string $message ): WP_Error {
		return new WP_Error( 'rest_invalid_param', $message, array( 'status' => 400 ) );
	}
}
