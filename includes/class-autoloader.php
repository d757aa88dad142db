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
 * Loads a class, an interface or a trait from the file with its name: `Atelier\Usage\Usage_Table` is in
 * `usage/class-usage-table.php`. A request reads only the files whose classes it uses.
 */
final class Autoloader {
	const PREFIX = 'Atelier\\';

	/**
	 * Prefixes of file names.
	 *
	 * @var string[]
	 */
	private static $kinds = array( 'class', 'interface', 'trait' );

	/**
	 * Registers the autoloader.
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
		$parts  = explode( '\\', strtolower( str_replace( '_', '-', substr( $name, strlen( self::PREFIX ) ) ) ) );
		$file   = array_pop( $parts ) . '.php';
		$folder = __DIR__ . '/' . ( $parts ? implode( '/', $parts ) . '/' : '' );
		foreach ( self::$kinds as $kind ) {
			// Another plugin's class may have the same prefix.
			if ( is_file( "$folder$kind-$file" ) ) {
				require_once "$folder$kind-$file";
				return;
			}
		}
	}
}
