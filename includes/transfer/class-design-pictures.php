<?php
/**
 * Uploaded files that a design shows.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the uploaded files that a record shows. A design does not contain them: their addresses stay those of the original site, and the
 * report lists them by name.
 */
final class Design_Pictures {
	/** How many names are listed for one record. */
	private const MAX = 20;

	/** Addresses of files in the folder of uploads of any site. A network has a folder for each of its sites. */
	private const PATTERN = '#https?://[^\s"\'<>()\\\\]+?/(?:uploads|files|blogs\.dir)/[^\s"\'<>()\\\\?]*?([^\s"\'<>()\\\\/?]+\.(?:jpe?g|png|gif|webp|avif|svg|ico|mp4|webm|ogv|mp3|pdf))(?![\w-])#i';

	/**
	 * Lists the names of the files that a record shows, each once; all sizes of an image are one file.
	 *
	 * @param array  $record The record of a file.
	 * @param string $here   Address of this site's folder of uploads, whose files are not listed; empty for none.
	 * @return list<string>
	 */
	public static function find( array $record, string $here = '' ): array {
		if ( 'font' === $record['kind'] || ! preg_match_all( self::PATTERN, str_replace( '\\/', '/', $record['content'] ), $matches ) ) {
			return array();
		}
		$others = array_filter( $matches[0], static fn( string $address ): bool => '' === $here || ! str_starts_with( $address, trailingslashit( $here ) ) );
		$names  = array_unique( array_map( static fn( string $name ): string => (string) preg_replace( '/-\d+x\d+(?=\.\w+$)/', '', rawurldecode( $name ) ), array_intersect_key( $matches[1], $others ) ) );
		sort( $names, SORT_STRING );

		return array_slice( $names, 0, self::MAX );
	}
}
