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
 * Finds the attributes of opening tags, so that they can be changed while all other bytes stay.
 */
final class Html_Tags extends WP_HTML_Tag_Processor {
	/** Matches an attribute in a tag: its name, and its encoded value with quotes. */
	private const ATTRIBUTE = '/\G[\s\/]*+([^\s\/>=]++)(?:\s*+=\s*+("[^"]*+"|\'[^\']*+\'|[^\s>]*+))?/';

	/**
	 * Moves to the next opening tag with any of some attributes, and returns these attributes.
	 *
	 * @param string[] $names Names of attributes, in lower case.
	 * @return array<string, array{start: int, value: string, quote: string}>|null The position of each value after its quote, and the encoded
	 *                                                                             value; null at the end. Values without quotes are omitted.
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
	 * @param int      $start Its position.
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
