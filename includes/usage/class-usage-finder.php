<?php
/**
 * Finds the records, fonts and presets that block markup uses.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use Atelier\Usage\Presets\Preset_Finder;
use Atelier\Usage\Presets\Preset_Kinds;
use Atelier\Usage\Strays\Own_Values;
use WP_Block_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the patterns, template parts, menus, fonts and presets that markup or styles refer to. It reads one delimiter after the
 * other, without building a tree, so that a long or deeply nested post takes little time and memory.
 */
final class Usage_Finder {
	public const KINDS = array( 'pattern', 'part', 'menu', 'font', ...Preset_Kinds::NAMES );

	/** How many targets are stored for one source. Usual pages use fewer; without a limit one page could fill the index. */
	public const MAX_USES = 500;

	/** Kind and target that mark a source with more targets than are stored. */
	public const INCOMPLETE = array( 'more', '*' );

	/** Represents the menu that WordPress uses where a Navigation block names none. */
	public const FALLBACK_MENU = '*';

	/** Ways in which markup, CSS and theme.json name a font: as a preset, as its CSS variable, as a class. */
	private const FONT_PATTERN = '/var:preset\|font-family\|([a-z0-9-]+)|--wp--preset--font-family--([a-z0-9-]+)|has-([a-z0-9-]+)-font-family/';

	/**
	 * Returns the uses of markup, each target once.
	 *
	 * @param string $content Markup, or styles as JSON.
	 * @return list<array{0: string, 1: string}> Kind and target, as {@see limit} returns them.
	 */
	public static function find( string $content ): array {
		return self::limit( self::walk( $content ) );
	}

	/**
	 * Returns the uses of a config: all of its styles, and in its settings the presets to which other presets refer. Settings define fonts, which
	 * is not a use of them.
	 *
	 * @param string $json Settings and styles as JSON.
	 * @return list<array{0: string, 1: string}> Kind and target, as {@see limit} returns them.
	 */
	public static function find_in_config( string $json ): array {
		$config = json_decode( $json, true );
		return is_array( $config ) ? self::limit( self::walk_config( $config ) ) : array();
	}

	/**
	 * Yields the uses of a config.
	 *
	 * @param array $config Settings and styles.
	 * @return \Generator<array{0: string, 1: string}>
	 */
	private static function walk_config( array $config ): \Generator {
		yield from self::walk( (string) wp_json_encode( $config['styles'] ?? array(), JSON_UNESCAPED_SLASHES ) );
		yield from Preset_Finder::in_text( (string) wp_json_encode( $config['settings'] ?? array(), JSON_UNESCAPED_SLASHES ) );
		yield from Own_Values::walk( is_array( $config['styles'] ?? null ) ? $config['styles'] : array() );
	}

	/**
	 * Returns the first uses of a list, each once, and a mark of incompleteness where there are more.
	 *
	 * @param iterable<array{0: string, 1: string}> $uses Kind and target.
	 * @return list<array{0: string, 1: string}>
	 */
	public static function limit( iterable $uses ): array {
		$found         = array();
		$is_incomplete = false;
		foreach ( $uses as $use ) {
			if ( self::INCOMPLETE === $use ) {
				$is_incomplete = true;
			} elseif ( '' !== $use[1] && strlen( $use[1] ) <= Usage_Table::TARGET_LENGTH ) {
				// A target is an index key: a longer text cannot name a record.
				$found[ "$use[0] $use[1]" ] = $use;
			}
			if ( count( $found ) > self::MAX_USES ) {
				array_pop( $found );
				$is_incomplete = true;
				break;
			}
		}
		return array_merge( array_values( $found ), $is_incomplete ? array( self::INCOMPLETE ) : array() );
	}

	/**
	 * Yields the uses of markup.
	 *
	 * @param string $content Markup, or styles as JSON.
	 * @return \Generator<array{0: string, 1: string}>
	 */
	private static function walk( string $content ): \Generator {
		if ( str_contains( $content, 'font-family' ) ) {
			for ( $at = 0; preg_match( self::FONT_PATTERN, $content, $match, PREG_OFFSET_CAPTURE, $at ); $at = $match[0][1] + strlen( $match[0][0] ) ) {
				yield array( 'font', (string) end( $match )[0] );
			}
		}
		if ( str_contains( $content, '<!-- wp:' ) ) {
			$processor = new WP_Block_Processor( $content );
			while ( $processor->next_delimiter() ) {
				if ( WP_Block_Processor::CLOSER !== $processor->get_delimiter_type() ) {
					yield from self::find_in_block( $processor );
				}
			}
		}
		yield from Preset_Finder::in_text( $content );
	}

	/**
	 * Returns the uses of one block.
	 *
	 * @param WP_Block_Processor $processor A processor that is at the block's opening delimiter.
	 * @return list<array{0: string, 1: string}> Kind and target.
	 */
	private static function find_in_block( WP_Block_Processor $processor ): array {
		$name       = $processor->get_block_type();
		$attributes = $processor->allocate_and_return_parsed_attributes() ?? array();
		$target     = self::get_target( $name, $attributes, WP_Block_Processor::VOID === $processor->get_delimiter_type() );
		$found      = null === $target ? array() : array( $target );
		$font       = $attributes['fontFamily'] ?? null;
		if ( is_string( $font ) ) {
			$found[] = array( 'font', $font );
		}
		$style = $attributes['style'] ?? null;
		return array_merge( $found, Preset_Finder::find_in_block( $name, $attributes ), is_array( $style ) ? iterator_to_array( Own_Values::walk( $style ), false ) : array() );
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
				// Since WordPress 7.2 the block may name a pattern by its slug.
				return self::with_id( 'pattern', $attributes['ref'] ?? null ) ?? self::with_slug( $attributes );
			case 'core/pattern':
				return self::with_slug( $attributes );
			case 'core/template-part':
				// A part without a theme belongs to the theme that is active at the time.
				return is_string( $attributes['slug'] ?? null )
					? array( 'part', ( is_string( $attributes['theme'] ?? null ) ? $attributes['theme'] : '' ) . '//' . $attributes['slug'] )
					: null;
			case 'core/navigation':
				// WordPress still reads `navigationMenuId`, the attribute's earlier name.
				$menu = self::with_id( 'menu', $attributes['ref'] ?? $attributes['navigationMenuId'] ?? null );
				return $menu ?? ( $is_void ? array( 'menu', self::FALLBACK_MENU ) : null );
			default:
				return null;
		}
	}

	/**
	 * Returns the pattern that a block names by its slug.
	 *
	 * @param array $attributes Attributes of the block.
	 * @return array{0: string, 1: string}|null
	 */
	private static function with_slug( array $attributes ): ?array {
		return is_string( $attributes['slug'] ?? null ) ? array( 'pattern', $attributes['slug'] ) : null;
	}

	/**
	 * Returns a target that is the id of a post.
	 *
	 * @param string $kind Kind.
	 * @param mixed  $id   Value of the attribute.
	 * @return array{0: string, 1: string}|null
	 */
	private static function with_id( string $kind, $id ): ?array {
		return is_numeric( $id ) && (int) $id > 0 ? array( $kind, (string) (int) $id ) : null;
	}
}
