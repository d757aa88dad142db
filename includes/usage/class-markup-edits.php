<?php
/**
 * Changes of parts of a text.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use Atelier\Usage\Presets\Html_Tags;
use Atelier\Usage\Presets\Json_Strings;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces parts of a text; all other bytes stay.
 */
final class Markup_Edits {
	/**
	 * Returns a text with changes.
	 *
	 * @param string                         $markup The text.
	 * @param array<int, array{int, string}> $edits  Length of each part and its replacement, by position.
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

	/**
	 * Finds the change of the attributes of a block.
	 *
	 * @param string                           $delimiter Its opening delimiter.
	 * @param int                              $start     Position of the delimiter.
	 * @param callable(string, array): ?string $map       Returns the replacement of a value, by its JSON and path; null for a value that stays.
	 * @return array<int, array{int, string}> Length and text, by position.
	 */
	public static function edit_attributes( string $delimiter, int $start, callable $map ): array {
		$from = strpos( $delimiter, '{' );
		if ( false === $from ) {
			return array();
		}
		$json    = substr( $delimiter, $from, (int) strrpos( $delimiter, '}' ) - $from + 1 );
		$changed = Json_Strings::map( $json, $map );

		return $changed === $json ? array() : array( $start + $from => array( strlen( $json ), $changed ) );
	}

	/**
	 * Finds the changes of one attribute of tags.
	 *
	 * @param string                   $html  HTML.
	 * @param int                      $start Its position.
	 * @param string                   $name  Name of the attribute.
	 * @param callable(string): string $map   Returns its new value.
	 * @return array<int, array{int, string}> Length and text, by position.
	 */
	public static function edit_tags( string $html, int $start, string $name, callable $map ): array {
		$edits = array();
		$tags  = new Html_Tags( $html );
		while ( true ) {
			$attributes = $tags->next_attributes( array( $name ) );
			if ( null === $attributes ) {
				return $edits;
			}
			$attribute = $attributes[ $name ];
			$changed   = $map( $attribute['value'] );
			if ( $changed !== $attribute['value'] ) {
				$edits[ $start + $attribute['start'] ] = array( strlen( $attribute['value'] ), $changed );
			}
		}
	}
}
