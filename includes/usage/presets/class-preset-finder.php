<?php
/**
 * Finds the presets that markup and styles use.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

defined( 'ABSPATH' ) || exit;

/**
 * Finds references to presets in texts, and slugs in attributes of blocks.
 */
final class Preset_Finder {
	/**
	 * Matches references, CSS variables and classes. The hyphens of a variable are escaped in the attributes of a block; there and in CSS a
	 * reference ends at a character that no slug has. A declaration of a variable is no use of the preset.
	 */
	private const PATTERN = '/var:preset\|(?<infix>[a-z-]+)\|(?<slug>[^\s"\'\\\\|<>(){},;]++)'
		. '|(?:--|\\\\u002d\\\\u002d)wp(?:--|\\\\u002d\\\\u002d)preset(?:--|\\\\u002d\\\\u002d)(?<variable>color|gradient|duotone|font-size|spacing|border-radius|shadow)(?:--|\\\\u002d\\\\u002d)(?<name>[a-z0-9](?:[a-z0-9]|-(?!-)){0,149}+)(?!\s*+:)'
		. '|(?<![\w-])has-(?<class>[a-z0-9](?:[a-z0-9]|-(?!-)){0,149}?)-(?<end>background-color|border-color|gradient-background|color|font-size)(?![\w-])/';

	/**
	 * Yields the presets to which a text refers.
	 *
	 * @param string $text Markup, CSS, or a config as JSON.
	 * @return \Generator<array{0: string, 1: string}> Kind and target.
	 */
	public static function in_text( string $text ): \Generator {
		if ( ! str_contains( $text, 'preset' ) && ! str_contains( $text, 'has-' ) ) {
			return;
		}
		for ( $at = 0; preg_match( self::PATTERN, $text, $match, PREG_OFFSET_CAPTURE, $at ); $at = $match[0][1] + strlen( $match[0][0] ) ) {
			$end  = $match['end'][0] ?? '';
			$slug = ( $match['slug'][0] ?? '' ) . ( $match['name'][0] ?? '' ) . ( $match['class'][0] ?? '' );
			$kind = '' === $end
				? Preset_Kinds::find_by_infix( ( $match['infix'][0] ?? '' ) . ( $match['variable'][0] ?? '' ) )
				: Preset_Kinds::find_by_class_end( $end );
			if ( null !== $kind && ( '' === $end || ! in_array( $slug, Preset_Kinds::RESERVED, true ) ) ) {
				yield array( $kind, Preset_Kinds::to_target( $kind, $slug ) );
			}
		}
	}

	/**
	 * Returns the presets and the block styles in the attributes of a block.
	 *
	 * @param string $block      Name of the block.
	 * @param array  $attributes Its attributes.
	 * @return list<array{0: string, 1: string}> Kind and target.
	 */
	public static function find_in_block( string $block, array $attributes ): array {
		$found = array();
		foreach ( $attributes as $name => $slug ) {
			$kind = is_string( $slug ) ? Preset_Kinds::find_by_attribute( (string) $name ) : null;
			if ( null !== $kind ) {
				$found[] = array( $kind, Preset_Kinds::to_target( $kind, $slug ) );
			}
		}
		$classes = $attributes['className'] ?? '';
		if ( is_string( $classes ) && preg_match_all( '/(?<!\S)is-style-(\S+)/', $classes, $matches ) ) {
			foreach ( $matches[1] as $style ) {
				$found[] = array( Preset_Kinds::STYLE, "$block//$style" );
			}
		}
		return $found;
	}
}
