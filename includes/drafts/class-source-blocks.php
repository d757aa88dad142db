<?php
/**
 * Blocks with their bytes.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the blocks of a content with the bytes of which they were read, which `parse_blocks()` does not return.
 * `src/utils/block-markup/source-blocks.ts` reads the same.
 *
 * @phpstan-type Block_List array{blocks: list<array>, head: string, tail: string}
 */
final class Source_Blocks {
	/** Deeper markup is not merged, since each level costs a comparison. */
	private const MAX_DEPTH           = 50;
	private const MAX_ATTRIBUTE_DEPTH = 50;

	private const SPACE   = " \t\n\x0b\f\r";
	private const OPENING = '/<!--[ \t\n\x0b\f\r]+\/?wp:/';
	private const COMMENT = '/^<!--[ \t\n\x0b\f\r]+(\/)?wp:([a-z][a-z0-9_-]*\/)?([a-z][a-z0-9_-]*)[ \t\n\x0b\f\r]+(?:(\{.*\})[ \t\n\x0b\f\r]+)?(\/)?-->$/sD';

	/**
	 * Reads the blocks of a content.
	 *
	 * @param string $markup The content.
	 * @return array{blocks: list<array>, head: string, tail: string}|null Null for markup that is invalid, ambiguous or too deep.
	 */
	public static function read( string $markup ): ?array {
		// The first one is the root, which has no name. A block whose end was read leaves the stack.
		$stack  = array( self::open( '', '', 0, 0 ) );
		$offset = 0;
		while ( preg_match( self::OPENING, $markup, $match, PREG_OFFSET_CAPTURE, $offset ) ) {
			$from = $match[0][1];
			$end  = strpos( $markup, '-->', $from );
			$to   = false === $end ? 0 : $end + 3;
			if ( ! $to || 1 !== preg_match( self::COMMENT, substr( $markup, $from, $to - $from ), $parts, PREG_UNMATCHED_AS_NULL ) ) {
				return null;
			}
			$offset  = $to;
			$name    = ( $parts[2] ?? 'core/' ) . $parts[3];
			$is_void = isset( $parts[5] );
			if ( isset( $parts[1] ) ) {
				$open = array_pop( $stack );
				if ( ! $stack || $open['name'] !== $name || isset( $parts[4] ) || $is_void ) {
					return null;
				}
				$stack[] = self::add_block( $markup, array_pop( $stack ), self::close( $markup, $open, $from, $to ), $open['from'], $to );
				continue;
			}
			$attributes = self::normalize_attributes( $parts[4] ?? '{}' );
			if ( null === $attributes || count( $stack ) > self::MAX_DEPTH ) {
				return null;
			}
			$open = self::open( $name, $attributes, $from, $to );
			if ( $is_void ) {
				$stack[] = self::add_block( $markup, array_pop( $stack ), self::close( $markup, $open, $to, $to ), $from, $to );
			} else {
				$stack[] = $open;
			}
		}
		if ( 1 !== count( $stack ) || PREG_NO_ERROR !== preg_last_error() ) {
			return null;
		}
		list( $root, $tail ) = self::add_text( $stack[0], substr( $markup, $stack[0]['cursor'] ) );

		return array(
			'blocks' => $root['inner'],
			'head'   => $root['head'],
			'tail'   => $tail,
		);
	}

	/**
	 * Makes a block whose end was not read yet.
	 *
	 * @param string $name       Its name; empty for the root.
	 * @param string $attributes Its attributes as text.
	 * @param int    $from       Position of its first byte.
	 * @param int    $cursor     Position after its opening comment.
	 */
	private static function open( string $name, string $attributes, int $from, int $cursor ): array {
		return array(
			'name'       => $name,
			'attributes' => $attributes,
			'from'       => $from,
			'cursor'     => $cursor,
			'parts'      => array(),
			'start'      => '',
			'head'       => '',
			'inner'      => array(),
		);
	}

	/**
	 * Makes the block of an open one.
	 *
	 * @param string $markup      The content.
	 * @param array  $open        The open block.
	 * @param int    $content_end Position of its closing comment.
	 * @param int    $to          Position after it.
	 */
	private static function close( string $markup, array $open, int $content_end, int $to ): array {
		list( $lead, $text ) = self::split_space( substr( $markup, $open['cursor'], $content_end - $open['cursor'] ) );

		$parts = array( ...$open['parts'], $text );
		$outer = count( $parts ) > 1 ? $parts[0] . $text : $text;
		$keys  = array_column( $open['inner'], 'key' );

		return array(
			'name'     => $open['name'],
			'key'      => self::hash( $open['name'], $open['attributes'], $parts, $keys ),
			'own_key'  => self::hash( $open['name'], $open['attributes'], array( $outer ), array() ),
			// Markup between inner blocks depends on their positions, so the block is compared as a whole.
			'is_whole' => array() !== array_filter( array_slice( $parts, 1, -1 ), static fn( string $part ): bool => '' !== $part ),
			'shell'    => $open['inner'] ? array( $open['start'], substr( $markup, $open['cursor'] + strlen( $lead ), $to - $open['cursor'] - strlen( $lead ) ) ) : null,
			'inner'    => array(
				'blocks' => $open['inner'],
				'head'   => $open['head'],
				'tail'   => $lead,
			),
		);
	}

	/**
	 * Adds a block to its parent, with the markup before it.
	 *
	 * @param string $markup The content.
	 * @param array  $parent The parent.
	 * @param array  $block  The block.
	 * @param int    $from   Its position.
	 * @param int    $to     Position after it.
	 * @return array The parent.
	 */
	private static function add_block( string $markup, array $parent, array $block, int $from, int $to ): array {
		list( $parent, $space ) = self::add_text( $parent, substr( $markup, $parent['cursor'], $from - $parent['cursor'] ) );
		if ( ! $parent['inner'] ) {
			$parent['start'] = substr( $markup, $parent['from'], $from - strlen( $space ) - $parent['from'] );
		}
		$parent           = self::push( $parent, $space, array( 'source' => substr( $markup, $from, $to - $from ) ) + $block );
		$parent['cursor'] = $to;

		return $parent;
	}

	/**
	 * Adds the markup before a block. Outside of blocks, text is a block without a name.
	 *
	 * @param array  $parent The parent.
	 * @param string $markup The markup.
	 * @return array{0: array, 1: string} The parent, and the whitespace at the end of the markup.
	 */
	private static function add_text( array $parent, string $markup ): array {
		list( $lead, $text, $tail ) = self::split_space( $markup );
		if ( '' !== $parent['name'] ) {
			$parent['parts'][] = $text;
		} elseif ( '' !== $text ) {
			$key    = self::hash( '', '', array( $text ), array() );
			$parent = self::push(
				$parent,
				$lead,
				array(
					'name'     => '',
					'key'      => $key,
					'own_key'  => $key,
					'is_whole' => true,
					'shell'    => null,
					'source'   => $text,
					'inner'    => array(
						'blocks' => array(),
						'head'   => '',
						'tail'   => '',
					),
				)
			);
		}

		return array( $parent, '' === $text ? $lead : $tail );
	}

	/**
	 * Adds a block to its parent. The first one has no whitespace of its own.
	 *
	 * @param array  $parent The parent.
	 * @param string $space  Whitespace before the block.
	 * @param array  $block  The block.
	 * @return array The parent.
	 */
	private static function push( array $parent, string $space, array $block ): array {
		$is_first = ! $parent['inner'];
		if ( $is_first ) {
			$parent['head'] = $space;
		}
		$parent['inner'][] = array( 'lead' => $is_first ? null : $space ) + $block;

		return $parent;
	}

	/**
	 * Splits markup into whitespace, text, and whitespace.
	 *
	 * @param string $markup The markup.
	 * @return array{0: string, 1: string, 2: string}
	 */
	private static function split_space( string $markup ): array {
		$rest = ltrim( $markup, self::SPACE );
		$text = rtrim( $rest, self::SPACE );

		return array( substr( $markup, 0, strlen( $markup ) - strlen( $rest ) ), $text, substr( $rest, strlen( $text ) ) );
	}

	/**
	 * Returns attributes as text that is the same for equal ones; null for text that is no JSON, or too deep.
	 *
	 * @param string $text The attributes.
	 */
	private static function normalize_attributes( string $text ): ?string {
		$value = json_decode( $text, false, self::MAX_ATTRIBUTE_DEPTH + 1 );

		return is_object( $value ) ? (string) wp_json_encode( self::sort_keys( $value ) ) : null;
	}

	/**
	 * Sorts the keys of objects at every depth.
	 *
	 * @param mixed $value The value.
	 * @return mixed
	 */
	private static function sort_keys( $value ) {
		if ( is_object( $value ) ) {
			$items = (array) $value;
			ksort( $items, SORT_STRING );

			return (object) array_map( array( self::class, 'sort_keys' ), $items );
		}

		return is_array( $value ) ? array_map( array( self::class, 'sort_keys' ), $value ) : $value;
	}

	/**
	 * Returns a key that is the same for equal blocks.
	 *
	 * @param string   $name       Name of the block.
	 * @param string   $attributes Its attributes.
	 * @param string[] $parts      Its markup around and between inner blocks.
	 * @param string[] $keys       Keys of its inner blocks.
	 */
	private static function hash( string $name, string $attributes, array $parts, array $keys ): string {
		return hash( 'sha256', serialize( array( $name, $attributes, $parts, $keys ) ) );
	}
}
