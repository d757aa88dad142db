<?php
/**
 * The tag of a script that is described instead of printed.
 *
 * @package Atelier
 */

namespace Atelier\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the inline code that plugins add to the tag of a script when WordPress prints it: some add the data of the script there.
 */
final class Script_Tag {
	/** Matches the tag of a file. */
	private const FILE = '#<script\b[^>]*\bsrc=[^>]*>\s*</script\s*>#i';

	/** Matches an inline script, but no data block such as JSON, and its code. */
	private const INLINE = '#<script\b(?![^>]*\btype=["\']?+(?!(?:text|application)/javascript))[^>]*>(.*?)</script\s*>#is';

	/**
	 * Returns the inline code before and after the tag.
	 *
	 * @param string $handle Handle of the script.
	 * @param string $src    Its address; empty for a handle that only groups others.
	 * @return array{string, string}
	 */
	public static function inline_code( string $handle, string $src ): array {
		if ( '' === $src ) {
			return array( '', '' );
		}
		$own = wp_get_script_tag(
			array(
				'src' => $src,
				'id'  => "$handle-js",
			)
		);
		/** This filter is documented in wp-includes/class-wp-scripts.php */
		$tag   = apply_filters( 'script_loader_tag', $own, $handle, $src );
		$parts = is_string( $tag ) && $tag !== $own ? (array) preg_split( self::FILE, $tag, 2 ) : array();

		// Without the tag of the file, nothing says which code belongs before it.
		return 2 === count( $parts ) ? array( self::codes( $parts[0] ), self::codes( $parts[1] ) ) : array( '', '' );
	}

	/**
	 * Returns the code of inline scripts.
	 *
	 * @param string $markup Their markup.
	 */
	private static function codes( string $markup ): string {
		return preg_match_all( self::INLINE, $markup, $found ) ? implode( "\n", $found[1] ) : '';
	}
}
