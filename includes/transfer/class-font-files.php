<?php
/**
 * Font files on this site.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Stores font files in the folder of WordPress's font library. WordPress's own function accepts only uploads from a browser.
 */
final class Font_Files {
	/** First bytes of the font files that WordPress accepts, by file extension. */
	private const SIGNATURES = array(
		'woff2' => array( 'wOF2' ),
		'woff'  => array( 'wOFF' ),
		'ttf'   => array( "\x00\x01\x00\x00", 'true', 'OTTO' ),
		'otf'   => array( 'OTTO', "\x00\x01\x00\x00" ),
	);

	/**
	 * Returns whether a path is that of a font.
	 *
	 * @param string $path The path.
	 */
	public static function is_font( string $path ): bool {
		return isset( self::SIGNATURES[ pathinfo( $path, PATHINFO_EXTENSION ) ] );
	}

	/**
	 * Returns whether the first bytes of a font match its file extension.
	 *
	 * @param string $path    Its path.
	 * @param string $content Its content.
	 */
	public static function has_signature( string $path, string $content ): bool {
		return in_array( substr( $content, 0, 4 ), self::SIGNATURES[ pathinfo( $path, PATHINFO_EXTENSION ) ] ?? array(), true );
	}

	/**
	 * Returns whether a file is a font that can be installed.
	 *
	 * @param string $path    Its path.
	 * @param string $content Its content.
	 */
	public static function is_sound( string $path, string $content ): bool {
		return strlen( $content ) <= Zip_Reader::MAX_FONT && self::has_signature( $path, $content );
	}

	/**
	 * Stores a file whose signature was checked.
	 *
	 * @param string   $name  Its name in the design.
	 * @param string   $bytes Its content.
	 * @param callable $tell  Receives its name before it is stored.
	 * @return array{name: string, url: string}|WP_Error
	 */
	public static function store( string $name, string $bytes, callable $tell ) {
		$folder = wp_get_font_dir();
		$type   = wp_check_filetype( $name, \WP_Font_Utils::get_allowed_font_mime_types() );
		$name   = empty( $type['ext'] ) || ! empty( $folder['error'] ) ? '' : wp_unique_filename( $folder['path'], sanitize_file_name( $name ) );
		$path   = path_join( $folder['path'], $name );
		'' === $name || $tell( $name );
		if ( '' === $name || ! wp_mkdir_p( $folder['path'] ) || strlen( $bytes ) !== file_put_contents( $path, $bytes ) ) {
			return new WP_Error( 'atelier_font_not_stored', __( 'The file of a font could not be stored.', 'atelier' ), array( 'status' => 500 ) );
		}
		chmod( $path, fileperms( $folder['path'] ) & 0000666 );

		return array(
			'name' => $name,
			'url'  => trailingslashit( $folder['url'] ) . $name,
		);
	}

	/**
	 * Deletes files that no font has: a process ended before it stored the variant, or before it noted the file there.
	 *
	 * @param string[] $names Their names.
	 */
	public static function remove_unused( array $names ): void {
		global $wpdb;
		$marks = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		// Only placeholders are inserted.
		$used = $names ? $wpdb->get_col( $wpdb->prepare( "SELECT meta_value FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value IN ( $marks )", Installed_Fonts::FILE_META, ...$names ) ) : array();
		self::remove( array_filter( array_diff( $names, $used ), static fn( string $name ): bool => is_file( path_join( wp_get_font_dir()['path'], $name ) ) ) );
	}

	/**
	 * Deletes the files of a font that could not be installed.
	 *
	 * @param string[] $names Their names.
	 */
	public static function remove( array $names ): void {
		foreach ( $names as $name ) {
			wp_delete_file( path_join( wp_get_font_dir()['path'], $name ) );
		}
	}
}
