<?php
/**
 * Changes of texts in JSON that refer to a preset.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

defined( 'ABSPATH' ) || exit;

/**
 * Rewrites the references in an encoded string of JSON.
 */
final class Preset_Texts {
	/**
	 * Rewrites a text.
	 *
	 * @param string        $text   The text with its quotes.
	 * @param Preset_Change $change The replacement of the preset.
	 */
	public static function rewrite( string $text, Preset_Change $change ): string {
		if ( null === $change->slug && is_array( $change->value ) && self::is_reference( $text, $change ) ) {
			// The colors of a duotone replace its reference.
			return serialize_block_attributes( $change->value );
		}
		return $change->replace_references( $text, self::escape( ... ) );
	}

	/**
	 * Encodes a value for a string of JSON, without the quotes.
	 *
	 * @param string $value Value.
	 */
	public static function escape( string $value ): string {
		return substr( serialize_block_attributes( $value ), 1, -1 );
	}

	/**
	 * Returns whether a text is a reference to the preset, and nothing else.
	 *
	 * @param string        $text   The text with its quotes.
	 * @param Preset_Change $change The change.
	 */
	private static function is_reference( string $text, Preset_Change $change ): bool {
		$infix = Preset_Kinds::TABLE[ $change->kind ]['infix'];
		return 1 === preg_match( "/^\"var:preset\\|$infix\\|([^\"\\\\\\\\]+)\"$/", $text, $match ) && Preset_Kinds::to_target( $change->kind, $match[1] ) === $change->target;
	}
}
