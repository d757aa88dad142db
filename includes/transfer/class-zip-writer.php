<?php
/**
 * Reproducible archives.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Writes files into a zip archive. PHP's own class writes dates in the server's time zone, and its compression depends on the server's
 * library. Here, all dates are the earliest that an archive can have, and files are not compressed, which suits version control.
 */
final class Zip_Writer {
	/** Version of the format that supports folders. */
	private const VERSION = 20;

	/** Flag for names in UTF-8. */
	private const FLAGS = 0x0800;

	/** Date of all files: 1 January 1980. */
	private const DATE = 0x0021;

	/**
	 * Returns an archive.
	 *
	 * @param array<string, string> $files Contents by path.
	 */
	public static function write( array $files ): string {
		ksort( $files, SORT_STRING );
		$bodies    = '';
		$directory = '';
		foreach ( $files as $path => $content ) {
			$path       = (string) $path;
			$about      = pack( 'vvvvVVVvv', self::FLAGS, 0, 0, self::DATE, crc32( $content ), strlen( $content ), strlen( $content ), strlen( $path ), 0 );
			$directory .= "PK\x01\x02" . pack( 'vv', self::VERSION, self::VERSION ) . $about . pack( 'vvvVV', 0, 0, 0, 0, strlen( $bodies ) ) . $path;
			$bodies    .= "PK\x03\x04" . pack( 'v', self::VERSION ) . $about . $path . $content;
		}

		return $bodies . $directory . "PK\x05\x06" . pack( 'vvvvVVv', 0, 0, count( $files ), count( $files ), strlen( $directory ), strlen( $bodies ), 0 );
	}
}
