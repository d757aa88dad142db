<?php
/**
 * The menu that Navigation blocks without a menu show.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Usage\Usage_Finder;
use Atelier\Usage\Usage_Targets;
use WP_Block_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Names the menu of Navigation blocks without one in records of a file. They show the menu that was published last, which is another one on each
 * site. WordPress's editor stores the shown menu in the same way.
 */
final class Automatic_Menu {
	/**
	 * Returns the key of the menu that this site shows; null where it has none.
	 *
	 * @param array<string, array> $records Records of this site by key.
	 */
	public static function find_key( array $records ): ?string {
		$id   = Usage_Targets::get_fallback_menu();
		$keys = array_keys( array_filter( $records, static fn( array $record ): bool => $id && 'menu' === $record['kind'] && $id === (int) $record['id'] ) );

		return isset( $keys[0] ) ? (string) $keys[0] : null;
	}

	/**
	 * Names the menu in records.
	 *
	 * @param array<string, array> $records Records by key.
	 * @param string|null          $menu    Key of the menu; null for none.
	 * @return array<string, array>
	 */
	public static function name_menu( array $records, ?string $menu ): array {
		foreach ( null === $menu ? array() : $records as $key => $record ) {
			if ( ! in_array( $record['kind'], array( 'pattern', 'part', 'template' ), true ) ) {
				continue;
			}
			$content = self::insert_key( $record['content'], $menu );
			if ( $content !== $record['content'] ) {
				$record['content'] = $content;
				$records[ $key ]   = array( 'needs' => Design_Needs::find( $record ) ) + $record;
			}
		}

		return $records;
	}

	/**
	 * Names the menu in markup.
	 *
	 * @param string $markup Markup.
	 * @param string $menu   Key of the menu.
	 */
	private static function insert_key( string $markup, string $menu ): string {
		$processor = new WP_Block_Processor( $markup );
		$result    = '';
		$copied    = 0;
		while ( $processor->next_delimiter() ) {
			$is_void = WP_Block_Processor::VOID === $processor->get_delimiter_type();
			if ( ! $is_void || 'core/navigation' !== $processor->get_block_type() ) {
				continue;
			}
			$attributes = $processor->allocate_and_return_parsed_attributes() ?? array();
			if ( array( 'menu', Usage_Finder::FALLBACK_MENU ) !== Usage_Finder::get_target( 'core/navigation', $attributes, true ) || Block_References::numbered( 'core/navigation', $attributes ) ) {
				continue;
			}
			$span    = $processor->get_span();
			$text    = substr( $markup, $span->start, $span->length );
			$ref     = '"ref":' . Keyed_Markup::encode( Block_References::MARK . $menu );
			$at      = $attributes ? strpos( $text, '{' ) + 1 : strpos( $text, 'navigation' ) + strlen( 'navigation' );
			$result .= substr( $markup, $copied, $span->start - $copied ) . substr( $text, 0, $at );
			$result .= $attributes ? "$ref," . substr( $text, $at ) : ' {' . $ref . '} /-->';
			$copied  = $span->start + $span->length;
		}

		return $result . substr( $markup, $copied );
	}
}
