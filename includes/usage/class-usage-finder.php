<?php
/**
 * What a piece of block markup uses.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use WP_Block_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the patterns, template parts, menus and fonts that markup or styles refer to. It reads delimiters one after the
 * other, without building a tree, so that a long or deeply nested post costs little.
 */
final class Usage_Finder {
	public const KINDS = array( 'pattern', 'part', 'menu', 'font' );

	/** Stands for the menu that WordPress takes where a Navigation block names none. */
	public const FALLBACK_MENU = '*';

	/** Ways in which markup, CSS and theme.json name a font: as a preset, as its CSS variable, as a class. */
	private const FONT_PATTERN = '/var:preset\|font-family\|([a-z0-9-]+)|--wp--preset--font-family--([a-z0-9-]+)|has-([a-z0-9-]+)-font-family/';

	/**
	 * Returns what markup uses, each target once.
	 *
	 * @param string $content Markup, or styles as JSON.
	 * @return list<array{0: string, 1: string}> Kind and target.
	 */
	public static function find( string $content ): array {
		$found = array();
		if ( str_contains( $content, 'font-family' ) ) {
			preg_match_all( self::FONT_PATTERN, $content, $matches, PREG_SET_ORDER );
			foreach ( $matches as $match ) {
				$found[] = array( 'font', (string) end( $match ) );
			}
		}
		if ( str_contains( $content, '<!-- wp:' ) ) {
			$processor = new WP_Block_Processor( $content );
			while ( $processor->next_delimiter() ) {
				if ( WP_Block_Processor::CLOSER !== $processor->get_delimiter_type() ) {
					array_push( $found, ...self::of_block( $processor ) );
				}
			}
		}

		// A target is an index key: one that is too long for it cannot be that of a record.
		$found = array_filter( $found, static fn( array $use ): bool => '' !== $use[1] && strlen( $use[1] ) <= Usage_Table::TARGET_LENGTH );
		return array_values( array_unique( $found, SORT_REGULAR ) );
	}

	/**
	 * Returns what one block uses.
	 *
	 * @param WP_Block_Processor $processor A processor that stands at the block's opening delimiter.
	 * @return list<array{0: string, 1: string}> Kind and target.
	 */
	private static function of_block( WP_Block_Processor $processor ): array {
		$name       = $processor->get_block_type();
		$attributes = $processor->allocate_and_return_parsed_attributes() ?? array();
		$target     = self::get_target( $name, $attributes, WP_Block_Processor::VOID === $processor->get_delimiter_type() );
		$found      = null === $target ? array() : array( $target );
		$font       = $attributes['fontFamily'] ?? null;
		if ( is_string( $font ) ) {
			$found[] = array( 'font', $font );
		}
		return $found;
	}

	/**
	 * Returns the record that a block shows.
	 *
	 * @param string $name       Name of the block.
	 * @param array  $attributes Its attributes.
	 * @param bool   $is_void    Whether it has nothing inside.
	 * @return array{0: string, 1: string}|null Kind and target.
	 */
	public static function get_target( string $name, array $attributes, bool $is_void ): ?array {
		switch ( $name ) {
			case 'core/block':
				return self::with_id( 'pattern', $attributes['ref'] ?? null );
			case 'core/pattern':
				return is_string( $attributes['slug'] ?? null ) ? array( 'pattern', $attributes['slug'] ) : null;
			case 'core/template-part':
				// A part without a theme is one of the current theme, whichever that is.
				return is_string( $attributes['slug'] ?? null )
					? array( 'part', ( is_string( $attributes['theme'] ?? null ) ? $attributes['theme'] : '' ) . '//' . $attributes['slug'] )
					: null;
			case 'core/navigation':
				// WordPress still reads the attribute's first name.
				$menu = self::with_id( 'menu', $attributes['ref'] ?? $attributes['navigationMenuId'] ?? null );
				return $menu ?? ( $is_void ? array( 'menu', self::FALLBACK_MENU ) : null );
			default:
				return null;
		}
	}

	/**
	 * Returns a target that is the number of a post.
	 *
	 * @param string $kind Kind.
	 * @param mixed  $id   What the attribute holds.
	 * @return array{0: string, 1: string}|null
	 */
	private static function with_id( string $kind, $id ): ?array {
		return is_numeric( $id ) && (int) $id > 0 ? array( $kind, (string) (int) $id ) : null;
	}
}
