<?php
/**
 * Members of a JSON object in its text.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Changes one member of a JSON object, and no other byte: decoding and encoding the object could change the notation of the rest.
 */
final class Attribute_Bytes {
	/** A string, a punctuation mark, or another literal. */
	private const TOKENS = '/"(?:[^"\\\\]++|\\\\.)*+"|[{}\[\]:,]|[^\s"{}\[\]:,]++/s';

	/**
	 * Replaces the value of a member, or removes the member.
	 *
	 * @param string      $json  The object.
	 * @param string      $name  Name of the member at the first level of the object.
	 * @param string|null $value The value as JSON; null removes the member.
	 */
	public static function replace( string $json, string $name, ?string $value ): string {
		$member = self::find( $json, $name );
		if ( null === $member ) {
			return $json;
		}
		if ( null !== $value ) {
			return substr_replace( $json, $value, $member['value'], $member['end'] - $member['value'] );
		}
		if ( null !== $member['next'] ) {
			return substr_replace( $json, '', $member['start'], $member['next'] - $member['start'] );
		}
		$from = $member['comma'] ?? $member['start'];

		return substr_replace( $json, '', $from, $member['end'] - $from );
	}

	/**
	 * Finds a member of an object.
	 *
	 * @param string $json The object.
	 * @param string $name Name of the member.
	 * @return array{start: int, value: int, end: int, comma: int|null, next: int|null}|null Offsets of the member, its value and its end, of the comma
	 * before it, and of the token after the comma that follows it.
	 */
	private static function find( string $json, string $name ): ?array {
		preg_match_all( self::TOKENS, $json, $found, PREG_OFFSET_CAPTURE );
		$tokens = $found[0];
		$depth  = 0;
		$comma  = null;
		$member = null;
		foreach ( $tokens as $index => list( $token, $at ) ) {
			if ( $member && 1 === $depth && ( ',' === $token || '}' === $token ) ) {
				$last = $tokens[ $index - 1 ];
				return $member + array(
					'end'  => $last[1] + strlen( $last[0] ),
					'next' => ',' === $token ? $tokens[ $index + 1 ][1] ?? null : null,
				);
			}
			if ( 1 === $depth && ',' === $token ) {
				$comma = $at;
			}
			$is_key = ! $member && 1 === $depth && '"' === $token[0] && ':' === ( $tokens[ $index + 1 ][0] ?? '' );
			if ( $is_key && json_decode( $token ) === $name && isset( $tokens[ $index + 2 ] ) ) {
				$member = array(
					'start' => $at,
					'value' => $tokens[ $index + 2 ][1],
					'comma' => $comma,
				);
			}
			$depth += match ( $token ) {
				'{', '[' => 1,
				'}', ']' => -1,
				default  => 0,
			};
		}

		return null;
	}
}
