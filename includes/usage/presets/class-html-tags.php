<?php
/**
 * The tags of markup, with the positions of their attributes.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Goes through opening tags, so that attributes can be changed while all other bytes stay.
 */
final class Html_Tags extends WP_HTML_Tag_Processor {
	/** An attribute in a tag: its name, and its value as it is written. */
	private const ATTRIBUTE = '/\G[\s\/]*+([^\s\/>=]++)(?:\s*+=\s*+("[^"]*+"|\'[^\']*+\'|[^\s>]*+))?/';

	/**
	 * Moves to the next opening tag that has any of some attributes, and returns these.
	 *
	 * @param string[] $names Names of attributes, in lower case.
	 * @return array<string, array{start: int, value: string, quote: string}>|null Where each value begins, behind its quote, and how it is
	 *                                                                             written; null at the end. One without quotes is left out.
	 */
	public function next_attributes( array $names ): ?array {
		while ( $this->next_tag() ) {
			$this->set_bookmark( 'tag' );
			$span  = $this->bookmarks['tag'];
			$found = self::read( substr( $this->html, $span->start, $span->length ), $span->start, $names );
			if ( $found ) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * Reads attributes of a tag.
	 *
	 * @param string   $tag   The tag.
	 * @param int      $start Where it begins.
	 * @param string[] $names Names of attributes.
	 * @return array<string, array{start: int, value: string, quote: string}>
	 */
	private static function read( string $tag, int $start, array $names ): array {
		$found = array();
		$at    = strcspn( $tag, " \t\n\r\f/>", 1 ) + 1;
		while ( preg_match( self::ATTRIBUTE, $tag, $match, PREG_OFFSET_CAPTURE, $at ) ) {
			$at    = $match[0][1] + strlen( $match[0][0] );
			$name  = strtolower( $match[1][0] );
			$value = $match[2][0] ?? '';
			if ( strlen( $value ) > 1 && ( '"' === $value[0] || "'" === $value[0] ) && in_array( $name, $names, true ) && ! isset( $found[ $name ] ) ) {
				$found[ $name ] = array(
					'start' => $start + $match[2][1] + 1,
					'value' => substr( $value, 1, -1 ),
					'quote' => $value[0],
				);
			}
		}
		return $found;
	}
}
