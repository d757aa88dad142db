<?php
/**
 * Loading of classes.
 *
 * @package Atelier
 */

namespace Atelier;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Loads a class from the file that its name says: `Atelier\Usage\Usage_Table` is in `usage/class-usage-table.php`. A request reads
 * only the files whose classes it uses.
 */
final class Autoloader {
	private const PREFIX = 'Atelier\\';

	/**
	 * Has PHP ask for the classes that it does not know.
	 */
	public static function register() {
		spl_autoload_register( array( __CLASS__, 'load' ) );
	}

	/**
	 * Loads a class of the plugin.
	 *
	 * @param string $name Its full name.
	 */
	public static function load( $name ) {
		if ( 0 !== strncmp( $name, self::PREFIX, strlen( self::PREFIX ) ) ) {
			return;
		}
		$file = self::get_file( $name );
		// Another plugin's class may begin with the same name.
		if ( is_file( $file ) ) {
			require_once $file;
		}
	}

	/**
	 * Returns the file in which a class of the plugin is looked for.
	 *
	 * @param string $name Its full name.
	 */
	private static function get_file( $name ) {
		$parts   = explode( '\\', strtolower( str_replace( '_', '-', substr( $name, strlen( self::PREFIX ) ) ) ) );
		$parts[] = 'class-' . array_pop( $parts ) . '.php';

		return __DIR__ . '/' . implode( '/', $parts );
	}
}
