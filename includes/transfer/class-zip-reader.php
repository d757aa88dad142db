<?php
/**
 * Uploaded archives.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use ZipArchive;

defined( 'ABSPATH' ) || exit;

/**
 * Reads an archive without trust in it: names, numbers and sizes have limits, and nothing is unpacked to a disk.
 */
final class Zip_Reader {
	/** How many files an archive can have. Usual designs have far fewer. */
	public const MAX_FILES = 3000;

	/** Maximum bytes of a text file, of a font, and of all files together. */
	public const MAX_TEXT  = 5_000_000;
	public const MAX_FONT  = 10_000_000;
	public const MAX_TOTAL = 60_000_000;

	/** Maximum ratio of a file's size to its compressed size. That of text is far lower. */
	private const MAX_RATIO = 200;

	/** Size below which the ratio is not checked. */
	private const SMALL = 100_000;

	/** Allowed paths. */
	private const PATHS = '#^(design\.json|(styles|patterns)/[\w%.~-]{1,210}\.json|(templates|parts|menus)/[\w%.~-]{1,210}\.html|fonts/[\w%.~-]{1,210}\.(json|woff2|woff|ttf|otf))$#D';

	/** Files that operating systems and tools add. */
	private const IGNORED = '#(^|/)(__MACOSX/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\.git)|/$#';

	/**
	 * Reads the files of an archive.
	 *
	 * @param string $file Path of the archive.
	 * @return array<string, string> Contents by path.
	 * @throws Design_File_Problem When it is not an archive, has other files, or is too large.
	 */
	public static function read( string $file ): array {
		if ( ! class_exists( ZipArchive::class ) ) {
			throw new Design_File_Problem( __( 'This server cannot read zip files: PHP’s extension “zip” is missing.', 'atelier' ) );
		}
		$zip = new ZipArchive();
		if ( ! is_file( $file ) || true !== $zip->open( $file, ZipArchive::RDONLY | ZipArchive::CHECKCONS ) ) {
			throw new Design_File_Problem( __( 'The file is no zip archive, or it is broken.', 'atelier' ) );
		}
		try {
			return self::read_files( $zip );
		} finally {
			$zip->close();
		}
	}

	/**
	 * Reads the files of an open archive: first checks all entries, then reads the contents.
	 *
	 * @param ZipArchive $zip The archive.
	 * @return array<string, string>
	 * @throws Design_File_Problem When an entry or a file is refused.
	 */
	private static function read_files( ZipArchive $zip ): array {
		if ( $zip->numFiles > self::MAX_FILES ) {
			/* translators: %s: a number. */
			throw new Design_File_Problem( sprintf( __( 'The file holds more than %s items. That is no design.', 'atelier' ), number_format_i18n( self::MAX_FILES ) ) );
		}
		$entries = array();
		$total   = 0;
		for ( $index = 0; $index < $zip->numFiles; $index++ ) {
			$entry = $zip->statIndex( $index );
			$path  = (string) ( $entry['name'] ?? '' );
			if ( $entry && preg_match( self::IGNORED, $path ) && ! str_contains( $path, '..' ) ) {
				continue;
			}
			self::check_entry( $path, $entry ? $entry : array(), isset( $entries[ $path ] ) );
			$entries[ $path ] = $entry;
			$total           += $entry['size'];
		}
		if ( $total > self::MAX_TOTAL ) {
			throw self::too_large();
		}
		ksort( $entries, SORT_STRING );

		return array_map( static fn( array $entry ): string => self::read_entry( $zip, $entry ), $entries );
	}

	/**
	 * Checks the archive's entry for a file.
	 *
	 * @param string $path     Its path.
	 * @param array  $entry    The archive's entry.
	 * @param bool   $is_twice Whether the archive has it twice.
	 * @throws Design_File_Problem When the entry is refused.
	 */
	private static function check_entry( string $path, array $entry, bool $is_twice ): void {
		if ( $is_twice || str_contains( $path, '..' ) || ! preg_match( self::PATHS, $path ) ) {
			/* translators: %s: path of a file in an archive. */
			throw new Design_File_Problem( sprintf( __( '“%s” does not belong in the file of a design. Nothing was imported.', 'atelier' ), mb_substr( wp_check_invalid_utf8( $path, true ), 0, 100 ) ) );
		}
		$is_font = Font_Files::is_font( $path );
		if ( $entry['size'] > ( $is_font ? self::MAX_FONT : self::MAX_TEXT ) ) {
			/* translators: 1: path of a file in an archive, 2: a size, for example "10 MB". */
			throw new Design_File_Problem( sprintf( __( '“%1$s” is larger than %2$s.', 'atelier' ), $path, (string) size_format( $is_font ? self::MAX_FONT : self::MAX_TEXT ) ) );
		}
		if ( $entry['size'] > self::SMALL && $entry['size'] > self::MAX_RATIO * max( 1, $entry['comp_size'] ) ) {
			throw self::too_large();
		}
		if ( 0 !== ( $entry['encryption_method'] ?? 0 ) ) {
			throw new Design_File_Problem( __( 'The file is protected by a password.', 'atelier' ) );
		}
	}

	/**
	 * Reads one file, up to the size in its entry.
	 *
	 * @param ZipArchive $zip   The archive.
	 * @param array      $entry The archive's entry for the file.
	 * @throws Design_File_Problem When it differs from its entry.
	 */
	private static function read_entry( ZipArchive $zip, array $entry ): string {
		$path    = $entry['name'];
		$stream  = $zip->getStream( $path );
		$content = $stream ? stream_get_contents( $stream, $entry['size'] + 1 ) : false;
		if ( ! is_string( $content ) || strlen( $content ) !== $entry['size'] || crc32( $content ) !== $entry['crc'] ) {
			/* translators: %s: path of a file in an archive. */
			throw new Design_File_Problem( sprintf( __( '“%s” is broken in the file.', 'atelier' ), $path ) );
		}
		$is_sound = Font_Files::is_font( $path )
			? Font_Files::has_signature( $path, $content )
			: '' === $content || '' !== wp_check_invalid_utf8( $content );
		if ( ! $is_sound ) {
			/* translators: %s: path of a file in an archive. */
			throw new Design_File_Problem( sprintf( __( '“%s” is not what its name says.', 'atelier' ), $path ) );
		}

		return $content;
	}

	/**
	 * Makes the refusal of an archive that would need too much memory.
	 */
	private static function too_large(): Design_File_Problem {
		return new Design_File_Problem( __( 'Unpacked, the file would become too large.', 'atelier' ) );
	}
}
