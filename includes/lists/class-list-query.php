<?php
/**
 * Queries of the lists.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `list-query.json`, the single source of the queries of lists for PHP and TypeScript: the application imports the
 * same file.
 */
final class List_Query {
	/**
	 * The contents of the file; empty before they are read.
	 *
	 * @var array<string, mixed>
	 */
	private static array $contents = array();

	/**
	 * Returns an entry of the file.
	 *
	 * @param string $name Its name.
	 */
	public static function get( string $name ): mixed {
		if ( ! self::$contents ) {
			self::$contents = (array) wp_json_file_decode( __DIR__ . '/list-query.json', array( 'associative' => true ) );
		}

		return self::$contents[ $name ] ?? null;
	}
}
