<?php
/**
 * Markup with keys instead of numbers.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Usage\Block_End;
use WP_Block_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces numbers of records in markup with keys, which are the same on every site, and back. All other bytes stay.
 */
final class Keyed_Markup {
	/**
	 * Replaces numbers with keys.
	 *
	 * @param string   $markup Markup.
	 * @param callable $key_of Receives a kind and a number, and returns the key; null for a missing record.
	 */
	public static function to_keys( string $markup, callable $key_of ): string {
		return self::change(
			$markup,
			static function ( string $json, string $name, array $attributes ) use ( $key_of ): string {
				$reference = Block_References::numbered( $name, $attributes );
				if ( ! $reference || ! is_numeric( $reference['value'] ) ) {
					return $json;
				}
				$number = (int) $reference['value'];
				$key    = $key_of( $reference['kind'], $number ) ?? Block_References::GONE . '/' . strtr( $reference['kind'], '/', '-' ) . "-$number";

				return Attribute_Bytes::replace( $json, $reference['name'], self::encode( Block_References::MARK . $key ) );
			}
		);
	}

	/**
	 * Replaces keys with numbers. References to missing records are removed: the block of a pattern or part, another block's attribute. So is a
	 * number, which would refer to any record of this site.
	 *
	 * @param string   $markup    Markup.
	 * @param callable $number_of Receives a key, and returns the number, or true for a record without one; null for a missing record.
	 * @param string[] $themes    The theme in references to parts, and its replacement; empty to change none.
	 */
	public static function to_numbers( string $markup, callable $number_of, array $themes = array() ): string {
		return self::replace_keys( $markup, $number_of, $themes, static fn( string $key, $number ): string => (string) (int) $number );
	}

	/**
	 * Removes references to missing records, as {@see self::to_numbers()} does, and keeps the other keys: the content after an import, in the
	 * form of a file.
	 *
	 * @param string   $markup    Markup.
	 * @param callable $number_of As in that method.
	 * @param string[] $themes    As in that method.
	 */
	public static function without_missing( string $markup, callable $number_of, array $themes = array() ): string {
		return self::replace_keys( $markup, $number_of, $themes, static fn( string $key ): string => self::encode( Block_References::MARK . $key ) );
	}

	/**
	 * Replaces keys, and removes references to missing records.
	 *
	 * @param string   $markup    Markup.
	 * @param callable $number_of Receives a key, and returns null for a missing record.
	 * @param string[] $themes    The theme in references to parts, and its replacement; empty to change none.
	 * @param callable $format    Receives a key and its number, and returns its replacement, as JSON.
	 */
	private static function replace_keys( string $markup, callable $number_of, array $themes, callable $format ): string {
		return self::change(
			$markup,
			static function ( string $json, string $name, array $attributes ) use ( $number_of, $themes, $format ): ?string {
				$named = Block_References::named( $name, $attributes );
				if ( null !== $named && null === $number_of( $named ) ) {
					return null;
				}
				if ( $themes && 'core/template-part' === $name && ( $attributes['theme'] ?? null ) === $themes[0] ) {
					return Attribute_Bytes::replace( $json, 'theme', self::encode( $themes[1] ) );
				}
				$reference = Block_References::numbered( $name, $attributes );
				if ( ! $reference ) {
					return $json;
				}
				$key    = Block_References::read_key( $reference['value'] );
				$number = null === $key ? null : $number_of( $key );
				if ( null === $number && 'pattern' === $reference['kind'] ) {
					return null;
				}

				return Attribute_Bytes::replace( $json, $reference['name'], null === $number ? null : $format( $key, $number ) );
			}
		);
	}

	/**
	 * Lists the keys of the records that markup needs, each once and sorted.
	 *
	 * @param string $markup Markup with keys.
	 * @return list<string>
	 */
	public static function list_needs( string $markup ): array {
		$needs     = array();
		$processor = new WP_Block_Processor( $markup );
		while ( $processor->next_delimiter() ) {
			if ( WP_Block_Processor::CLOSER === $processor->get_delimiter_type() ) {
				continue;
			}
			$name       = $processor->get_block_type();
			$attributes = $processor->allocate_and_return_parsed_attributes() ?? array();
			$reference  = Block_References::numbered( $name, $attributes );
			$number     = $reference && is_numeric( $reference['value'] ) ? Block_References::GONE . '/' . strtr( $reference['kind'], '/', '-' ) . '-' . (int) $reference['value'] : null;
			$needs[]    = $reference ? Block_References::read_key( $reference['value'] ) ?? $number : null;
			$needs[]    = Block_References::named( $name, $attributes );
			$needs[]    = Block_References::foreign( $name );
		}
		$needs = array_unique( array_filter( $needs, static fn( ?string $key ): bool => null !== $key && '' !== $key ) );
		sort( $needs, SORT_STRING );

		return $needs;
	}

	/**
	 * Changes the attributes of blocks.
	 *
	 * @param string   $markup Markup.
	 * @param callable $change Receives the JSON, the name and the attributes of a block; returns its JSON, or null to leave the block out.
	 */
	private static function change( string $markup, callable $change ): string {
		$processor = new WP_Block_Processor( $markup );
		$result    = '';
		$copied    = 0;
		while ( $processor->next_delimiter() ) {
			$attributes = WP_Block_Processor::CLOSER === $processor->get_delimiter_type() ? null : $processor->allocate_and_return_parsed_attributes();
			if ( ! $attributes ) {
				continue;
			}
			$span = $processor->get_span();
			$text = substr( $markup, $span->start, $span->length );
			$from = (int) strpos( $text, '{' );
			$json = substr( $text, $from, (int) strrpos( $text, '}' ) - $from + 1 );
			$new  = $change( $json, $processor->get_block_type(), $attributes );
			if ( $new === $json ) {
				continue;
			}
			$is_void = WP_Block_Processor::VOID === $processor->get_delimiter_type();
			$result .= substr( $markup, $copied, $span->start - $copied );
			$result .= null === $new ? '' : substr( $text, 0, $from ) . $new . substr( $text, $from + strlen( $json ) );
			$copied  = null === $new && ! $is_void ? Block_End::skip_to( $processor ) : $span->start + $span->length;
		}

		return $result . substr( $markup, $copied );
	}

	/**
	 * Encodes a text as in serialized blocks, so that nothing in it ends the comment.
	 *
	 * @param string $text The text.
	 */
	public static function encode( string $text ): string {
		return strtr( (string) wp_json_encode( $text, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), array( '--' => '\\u002d\\u002d', '<' => '\\u003c', '>' => '\\u003e', '&' => '\\u0026' ) );
	}
}
