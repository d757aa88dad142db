<?php
/**
 * Contents of JSON files as WordPress reads them.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces the content of a JSON file in WordPress's cache of such files, which lasts for one request. WordPress has no filter before it
 * computes with the content, and some values of a wrong type are fatal errors there.
 */
final class Theme_Json_Files extends WP_Theme_JSON_Resolver {
	/**
	 * Cleans a file's content in the cache.
	 *
	 * @param string      $path  Path of the file, as WordPress forms it.
	 * @param Sound_Files $sound The files that need no cleaning; receives the file if it is one.
	 * @return string[] Paths of the dropped values.
	 */
	public static function clean( string $path, Sound_Files $sound ): array {
		if ( ! is_readable( $path ) || $sound->has( $path ) ) {
			return array();
		}
		$config  = self::read_json_file( $path );
		$cleaned = Config_Cleaner::clean_theme( $config );
		if ( $cleaned['config'] === $config ) {
			$sound->add( $path );
			return array();
		}
		// A file that is no JSON stays out of the cache, as without this class.
		if ( isset( self::$theme_json_file_cache[ $path ] ) ) {
			self::$theme_json_file_cache[ $path ] = $cleaned['config'];
		}

		return $cleaned['dropped'];
	}
}
