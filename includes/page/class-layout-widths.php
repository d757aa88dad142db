<?php
/**
 * Widths of the layout.
 *
 * @package Atelier
 */

namespace Atelier\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `layout-widths.json`, the single source of the widths that the printed shell, the style sheets (`layout-width()` in SCSS) and
 * the application share.
 */
final class Layout_Widths {
	/**
	 * The contents of the file; empty before they are read.
	 *
	 * @var array<string, int>
	 */
	private static array $contents = array();

	/**
	 * Returns a width in pixels.
	 *
	 * @param string $name Its name in the file.
	 */
	public static function get( string $name ): int {
		if ( ! self::$contents ) {
			self::$contents = (array) wp_json_file_decode( __DIR__ . '/layout-widths.json', array( 'associative' => true ) );
		}

		return (int) ( self::$contents[ $name ] ?? 0 );
	}
}
