<?php
/**
 * The texts in a JSON document, with their positions.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the strings that are values in a JSON document, so that some can be changed while all other bytes stay.
 */
final class Json_Strings {
	/** Matches punctuation and strings; all other tokens, for example numbers, are skipped. */
	private const TOKEN = '/"(?:[^"\\\\]++|\\\\.)*+"|[{}\[\],:]/s';

	/**
	 * Replaces texts.
	 *
	 * @param string                                            $json   The document.
	 * @param callable( string, list<string|int> ): string|null $change Receives an encoded string, with its quotes, and its path; returns
	 *                                                                  its replacement, or null.
	 */
	public static function map( string $json, callable $change ): string {
		$result = '';
		$copied = 0;
		foreach ( self::walk( $json ) as $at => list( $token, $path ) ) {
			$changed = $change( $token, $path );
			if ( null !== $changed && $changed !== $token ) {
				$result .= substr( $json, $copied, $at - $copied ) . $changed;
				$copied  = $at + strlen( $token );
			}
		}
		return $result . substr( $json, $copied );
	}

	/**
	 * Yields the strings that are values.
	 *
	 * @param string $json The document.
	 * @return \Generator<int, array{string, list<string|int>}> Each encoded string and its path, by its position.
	 */
	private static function walk( string $json ): \Generator {
		$path   = array();
		$is_key = array();
		$depth  = -1;
		for ( $at = 0; preg_match( self::TOKEN, $json, $match, PREG_OFFSET_CAPTURE, $at ); $at = $start + strlen( $token ) ) {
			list( $token, $start ) = $match[0];
			if ( '{' === $token || '[' === $token ) {
				++$depth;
				$is_key[ $depth ] = '{' === $token;
				$path[ $depth ]   = '{' === $token ? '' : 0;
			} elseif ( '}' === $token || ']' === $token ) {
				unset( $path[ $depth ], $is_key[ $depth ] );
				--$depth;
			} elseif ( $depth < 0 ) {
				continue;
			} elseif ( ',' === $token ) {
				if ( is_int( $path[ $depth ] ) ) {
					++$path[ $depth ];
				} else {
					$is_key[ $depth ] = true;
				}
			} elseif ( ':' === $token ) {
				$is_key[ $depth ] = false;
			} elseif ( $is_key[ $depth ] ) {
				$path[ $depth ] = (string) json_decode( $token );
			} else {
				yield $start => array( $token, $path );
			}
		}
	}
}
