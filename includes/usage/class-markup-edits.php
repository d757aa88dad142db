<?php
/**
 * Changes of parts of a text.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

defined( 'ABSPATH' ) || exit;

/**
 * Puts texts in the place of parts of another one; all other bytes stay.
 */
final class Markup_Edits {
	/**
	 * Returns a text with changes.
	 *
	 * @param string                         $markup The text.
	 * @param array<int, array{int, string}> $edits  Length of each part and what takes its place, by position.
	 */
	public static function apply( string $markup, array $edits ): string {
		ksort( $edits );
		$result = '';
		$copied = 0;
		foreach ( $edits as $start => list( $length, $text ) ) {
			$result .= substr( $markup, $copied, $start - $copied ) . $text;
			$copied  = $start + $length;
		}
		return $result . substr( $markup, $copied );
	}
}
