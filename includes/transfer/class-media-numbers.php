<?php
/**
 * Numbers of uploaded files in markup.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use WP_Block_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Removes the numbers of uploaded files from markup, since other files have them on another site. Inserts those of this site if it has the
 * file. A block without a number shows the file at its address. All other bytes stay.
 */
final class Media_Numbers {
	/** Attributes with the number of a file, by block. */
	private const ATTRIBUTES = array(
		'core/image'      => 'id',
		'core/cover'      => 'id',
		'core/video'      => 'id',
		'core/audio'      => 'id',
		'core/file'       => 'id',
		'core/media-text' => 'mediaId',
	);

	/** The class of an image with its number. */
	private const CLASSED = '/ class="wp-image-\d+"|(?<=[" ])wp-image-\d+ | wp-image-\d+(?=[" ])/';

	/** The number of a background image, which only the editor uses. */
	private const BACKGROUND = '/("backgroundImage":\{[^{}]*?)(?:,"id":\d+|"id":\d+,?)/';

	/** Addresses in an element of a file. */
	private const ADDRESS = '#(?:src|href)="(https?://[^"]+)"#';

	/**
	 * Removes numbers.
	 *
	 * @param string $markup Markup.
	 */
	public static function leave_out( string $markup ): string {
		$markup = (string) preg_replace( self::BACKGROUND, '$1', $markup );

		return self::change(
			$markup,
			static function ( string $json, string $html, string $name ): array {
				$left = Attribute_Bytes::replace( $json, $name, null );

				return array( '{}' === $left ? '' : $left, $left === $json ? $html : (string) preg_replace( self::CLASSED, '', $html, 1 ) );
			}
		);
	}

	/**
	 * Inserts numbers.
	 *
	 * @param string   $markup Markup without numbers.
	 * @param callable $find   Receives an address, and returns the number and the address of the file on this site; null for a missing file.
	 */
	public static function put_in( string $markup, callable $find ): string {
		return self::change(
			$markup,
			static function ( string $json, string $html, string $name, string $block ) use ( $find ): array {
				$file = preg_match( self::ADDRESS, $html, $match ) ? $find( html_entity_decode( $match[1] ) ) : null;
				if ( ! $file || isset( json_decode( $json, true )[ $name ] ) ) {
					return array( $json, $html );
				}
				$swap = static fn( string $text, string $from, string $to ): string => str_replace( "\"$from\"", "\"$to\"", $text );
				$json = '' === $json ? '{}' : $swap( $json, $match[1], $file['url'] );
				$json = "{\"$name\":{$file['id']}" . ( '{}' === $json ? '}' : ',' . substr( $json, 1 ) );
				$html = $swap( $html, $match[1], esc_url( $file['url'] ) );

				return array( $json, in_array( $block, array( 'core/image', 'core/cover', 'core/media-text' ), true ) ? self::add_class( $html, "wp-image-{$file['id']}" ) : $html );
			}
		);
	}

	/**
	 * Adds a class to the first image of a text.
	 *
	 * @param string $html  The text.
	 * @param string $added The class.
	 */
	private static function add_class( string $html, string $added ): string {
		return (string) preg_replace_callback(
			'#<img\b[^>]*?(\s*/?)>#',
			static function ( array $match ) use ( $added ): string {
				$with = (string) preg_replace( '/ class="([^"]*)"/', " class=\"\$1 $added\"", $match[0], 1, $count );

				return $count ? $with : substr( $match[0], 0, -1 - strlen( $match[1] ) ) . " class=\"$added\"{$match[1]}>";
			},
			$html,
			1
		);
	}

	/**
	 * Changes blocks that show files.
	 *
	 * @param string   $markup Markup.
	 * @param callable $change Receives attributes as JSON, empty for none; the HTML up to the next block; names of the attribute and the
	 *                         block; returns the changed JSON and HTML.
	 */
	private static function change( string $markup, callable $change ): string {
		$processor = new WP_Block_Processor( $markup );
		$result    = '';
		$copied    = 0;
		$pending   = null;
		while ( true ) {
			$is_there = $processor->next_delimiter();
			$span     = $is_there ? $processor->get_span() : null;
			if ( $pending ) {
				list( $start, $end, $name, $block ) = $pending;

				$tag  = substr( $markup, $start, $end - $start );
				$from = strpos( $tag, '{' );
				$json = false === $from ? '' : substr( $tag, $from, (int) strrpos( $tag, '}' ) - $from + 1 );
				$html = substr( $markup, $end, ( $span->start ?? strlen( $markup ) ) - $end );
				list( $new, $text ) = $change( $json, $html, $name, $block );
				if ( $new !== $json ) {
					$tag = '' === $json ? (string) preg_replace( '#\s*-->$#', " $new -->", $tag ) : ( '' === $new ? (string) preg_replace( '#\s*' . preg_quote( $json, '#' ) . '#', '', $tag ) : str_replace( $json, $new, $tag ) );
				}
				$result .= substr( $markup, $copied, $start - $copied ) . $tag . $text;
				$copied  = $span->start ?? strlen( $markup );
				$pending = null;
			}
			if ( ! $is_there ) {
				break;
			}
			$block = $processor->get_block_type();
			if ( WP_Block_Processor::OPENER === $processor->get_delimiter_type() && isset( self::ATTRIBUTES[ $block ] ) ) {
				$pending = array( $span->start, $span->start + $span->length, self::ATTRIBUTES[ $block ], $block );
			}
		}

		return $result . substr( $markup, $copied );
	}
}
