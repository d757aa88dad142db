<?php
/**
 * A comparison of sent and stored markup.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the parts of sent markup that are missing in the stored markup: elements, attributes, and attributes of blocks. Parts that
 * the server adds or reformats are no loss.
 */
final class Lost_Markup {
	/** Closes elements whose missing end tag would make the rest of a text their content. */
	private const CLOSERS = '</script></style></textarea></title></iframe></noembed></noframes></xmp>';

	/** Matches a block's delimiter, with its attributes as JSON. */
	private const DELIMITER = '/^\s*wp:[a-z][a-z0-9_\/-]*\s+(\{.*\})\s*\/?\s*$/s';

	private const MAX_NAME_LENGTH = 40;

	/** How many names are returned. */
	private const MAX_NAMES = 50;

	/** In longer markup, elements and attributes are only counted: parsing it takes seconds. */
	private const MAX_READ_BYTES = 1048576;

	/** How many values of an attribute are compared with each of as many stored ones. */
	private const MAX_COMPARED = 50;

	/**
	 * Number of each element in the text.
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
	 * Number of each attribute of blocks in the text, by its path.
	 *
	 * @var array<string, int>
	 */
	private array $block_attributes = array();

	/**
	 * Returns the names of missing parts: `<script>`, `onclick`, `style.css`.
	 *
	 * @param string $sent   Markup as it was sent.
	 * @param string $stored Markup as it was stored.
	 * @return string[]
	 */
	public static function find( string $sent, string $stored ): array {
		if ( trim( $sent ) === trim( $stored ) ) {
			return array();
		}
		if ( strlen( $sent ) > self::MAX_READ_BYTES ) {
			return self::shorten( self::count_lost( $sent, $stored ) );
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

		return self::shorten( $names );
	}

	/**
	 * Removes duplicate names, and those above the limit.
	 *
	 * @param string[] $names The names.
	 * @return string[]
	 */
	private static function shorten( array $names ): array {
		$short = array_unique( array_map( static fn( string $name ): string => mb_substr( $name, 0, self::MAX_NAME_LENGTH ), $names ) );

		return array_slice( array_values( $short ), 0, self::MAX_NAMES );
	}

	/**
	 * Lists the elements and attributes that are fewer in the stored markup. Losses within a value are not found.
	 *
	 * @param string $sent   Markup as it was sent.
	 * @param string $stored Markup as it was stored.
	 * @return string[]
	 */
	private static function count_lost( string $sent, string $stored ): array {
		$names = array();
		foreach ( array(
			'<%s>' => '/<([a-z][a-z0-9-]*)/i',
			'%s'   => '/\s([a-z_:][a-z0-9_:.-]*)\s*=/i',
		) as $format => $pattern ) {
			$counts = array_map(
				static function ( string $markup ) use ( $pattern ): array {
					preg_match_all( $pattern, $markup, $matches );
					return array_count_values( array_map( 'strtolower', $matches[1] ?? array() ) );
				},
				array( $sent, $stored )
			);
			foreach ( $counts[0] as $name => $count ) {
				if ( $count > ( $counts[1][ $name ] ?? 0 ) ) {
					$names[] = sprintf( $format, $name );
				}
			}
		}

		return $names;
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
	 * Reads attributes of a block; texts in them may contain markup, too.
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
	 * Returns whether values of an attribute are missing or shortened.
	 *
	 * @param string[]   $before  Values that were sent.
	 * @param string[]   $after   Values that were stored.
	 * @param int        $missing How many elements are missing: the attributes of a missing element are not reported.
	 * @param string|int $name    Name of the attribute.
	 */
	private static function has_lost( array $before, array $after, int $missing, $name ): bool {
		if ( count( $before ) - count( $after ) > $missing ) {
			return true;
		}
		if ( $missing > 0 ) {
			return false;
		}
		$is_style = 'style' === $name;
		$sent     = self::split_all( array_diff( $before, $after ), $is_style );
		$stored   = self::split_all( array_diff( $after, $before ), $is_style );
		// The server changes values in place, so their order is the same.
		foreach ( $sent as $index => $value ) {
			if ( isset( $stored[ $index ] ) && self::is_part( $stored[ $index ], $value ) ) {
				return true;
			}
		}
		// Where the numbers differ, each value is compared with each stored one, up to a limit.
		foreach ( count( $sent ) === count( $stored ) ? array() : array_slice( $sent, 0, self::MAX_COMPARED ) as $value ) {
			foreach ( array_slice( $stored, 0, self::MAX_COMPARED ) as $other ) {
				if ( self::is_part( $other, $value ) ) {
					return true;
				}
			}
		}

		return false;
	}

	/**
	 * Splits values into the parts that can be removed from them.
	 *
	 * @param string[] $values   Values of an attribute.
	 * @param bool     $is_style Whether they are declarations of CSS.
	 * @return array<int, string|string[]> Texts, or the declarations of each.
	 */
	private static function split_all( array $values, bool $is_style ): array {
		return array_values( $is_style ? array_map( array( self::class, 'parse_declarations' ), $values ) : $values );
	}

	/**
	 * Returns whether a value is another one with parts removed.
	 *
	 * @param string|string[] $less The value.
	 * @param string|string[] $more The other one.
	 */
	private static function is_part( $less, $more ): bool {
		if ( is_array( $less ) ) {
			return ! array_diff( $less, $more ) && array_diff( $more, $less );
		}

		return strlen( $less ) < strlen( $more ) && ( '' === $less || str_contains( $more, $less ) );
	}

	/**
	 * Returns the declarations of a style attribute, without white space.
	 *
	 * @param string $style The attribute's value.
	 * @return string[]
	 */
	private static function parse_declarations( string $style ): array {
		return array_filter( explode( ';', (string) preg_replace( '/\s+/', '', strtolower( $style ) ) ) );
	}
}
