<?php
/**
 * What was lost of markup.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Compares markup that was sent with what was stored, and names what is missing: elements, attributes, and attributes of blocks. What
 * the server adds, or writes in another form, is no loss.
 */
final class Lost_Markup {
	/** Ends whatever element hides the rest of a text that does not end it. */
	private const CLOSERS = '</script></style></textarea></title></iframe></noembed></noframes></xmp>';

	/** A block's delimiter, with its attributes as JSON. */
	private const DELIMITER = '/^\s*wp:[a-z][a-z0-9_\/-]*\s+(\{.*\})\s*\/?\s*$/s';

	private const MAX_NAME_LENGTH = 40;

	/**
	 * How often each element stands in the text.
	 *
	 * @var array<string, int>
	 */
	private array $elements = array();

	/**
	 * Values of attributes, by element and name.
	 *
	 * @var array<string, array<string, string[]>>
	 */
	private array $attributes = array();

	/**
	 * How often each attribute of blocks stands in the text, by its path.
	 *
	 * @var array<string, int>
	 */
	private array $block_attributes = array();

	/**
	 * Returns the names of what is missing: `<script>`, `onclick`, `style.css`.
	 *
	 * @param string $sent   Markup as it was sent.
	 * @param string $stored Markup as it was stored.
	 * @return string[]
	 */
	public static function find( string $sent, string $stored ): array {
		if ( trim( $sent ) === trim( $stored ) ) {
			return array();
		}
		$before = new self();
		$after  = new self();
		$before->read( $sent );
		$after->read( $stored );
		$names = array();
		foreach ( $before->elements as $element => $count ) {
			$missing = $count - ( $after->elements[ $element ] ?? 0 );
			if ( $missing > 0 ) {
				$names[] = "<$element>";
			}
			foreach ( $before->attributes[ $element ] ?? array() as $name => $values ) {
				if ( self::has_lost( $values, $after->attributes[ $element ][ $name ] ?? array(), max( 0, $missing ), $name ) ) {
					$names[] = (string) $name;
				}
			}
		}
		foreach ( $before->block_attributes as $path => $count ) {
			if ( $count > ( $after->block_attributes[ $path ] ?? 0 ) ) {
				$names[] = (string) $path;
			}
		}

		return array_values( array_unique( array_map( static fn( string $name ): string => mb_substr( $name, 0, self::MAX_NAME_LENGTH ), $names ) ) );
	}

	/**
	 * Reads the elements and attributes of a text.
	 *
	 * @param string $markup The text.
	 */
	private function read( string $markup ): void {
		$tags = new WP_HTML_Tag_Processor( $markup . self::CLOSERS );
		while ( $tags->next_token() ) {
			$type = $tags->get_token_type();
			if ( '#comment' === $type && preg_match( self::DELIMITER, $tags->get_modifiable_text(), $matches ) ) {
				$this->read_block( json_decode( $matches[1], true ), '' );
			} elseif ( '#tag' === $type && ! $tags->is_tag_closer() ) {
				$this->read_element( $tags );
			}
		}
	}

	/**
	 * Reads one element.
	 *
	 * @param WP_HTML_Tag_Processor $tags At the element.
	 */
	private function read_element( WP_HTML_Tag_Processor $tags ): void {
		$element                    = strtolower( (string) $tags->get_tag() );
		$this->elements[ $element ] = ( $this->elements[ $element ] ?? 0 ) + 1;
		foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? array() as $name ) {
			$value                                    = $tags->get_attribute( $name );
			$this->attributes[ $element ][ $name ][] = is_string( $value ) ? trim( $value ) : '';
		}
	}

	/**
	 * Reads attributes of a block; texts in them may hold markup, too.
	 *
	 * @param mixed  $value An attribute, or all of them.
	 * @param string $path  Its path.
	 */
	private function read_block( $value, string $path ): void {
		if ( is_array( $value ) ) {
			foreach ( $value as $key => $inner ) {
				// Items of a list have no names.
				$this->read_block( $inner, is_int( $key ) ? $path : ltrim( "$path.$key", '.' ) );
			}
			return;
		}
		$this->block_attributes[ $path ] = ( $this->block_attributes[ $path ] ?? 0 ) + 1;
		if ( is_string( $value ) && str_contains( $value, '<' ) ) {
			$this->read( $value );
		}
	}

	/**
	 * Tells whether values of an attribute are missing, or are less than they were.
	 *
	 * @param string[]   $before  Values that were sent.
	 * @param string[]   $after   Values that were stored.
	 * @param int        $missing How many elements are missing: what went with its element is not named again.
	 * @param string|int $name    Name of the attribute.
	 */
	private static function has_lost( array $before, array $after, int $missing, $name ): bool {
		if ( count( $before ) - count( $after ) > $missing ) {
			return true;
		}
		if ( $missing > 0 ) {
			return false;
		}
		foreach ( array_diff( $before, $after ) as $value ) {
			foreach ( array_diff( $after, $before ) as $other ) {
				if ( self::is_part( $other, $value, 'style' === $name ) ) {
					return true;
				}
			}
		}

		return false;
	}

	/**
	 * Tells whether a value is another one of which something was taken away.
	 *
	 * @param string $less     The value.
	 * @param string $more     The other one.
	 * @param bool   $is_style Whether they are declarations of CSS.
	 */
	private static function is_part( string $less, string $more, bool $is_style ): bool {
		if ( $is_style ) {
			$kept = self::declarations_of( $less );
			$all  = self::declarations_of( $more );

			return ! array_diff( $kept, $all ) && array_diff( $all, $kept );
		}

		return strlen( $less ) < strlen( $more ) && ( '' === $less || str_contains( $more, $less ) );
	}

	/**
	 * The declarations of a style attribute, without the blanks that mean nothing.
	 *
	 * @param string $style The attribute's value.
	 * @return string[]
	 */
	private static function declarations_of( string $style ): array {
		return array_filter( explode( ';', (string) preg_replace( '/\s+/', '', strtolower( $style ) ) ) );
	}
}
