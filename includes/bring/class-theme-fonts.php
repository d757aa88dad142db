<?php
/**
 * Fonts of another theme.
 *
 * @package Atelier
 */

namespace Atelier\Bring;

use Atelier\Transfer\Design_Format;
use Atelier\Transfer\Font_Addresses;
use Atelier\Transfer\Font_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a font that can be installed on the site from a theme's font, with copies of its files. These are checked as those of a design file
 * are.
 */
final class Theme_Fonts {
	/** Kind of font presets. */
	public const KIND = 'font-family';

	/** Prefix of a file of the theme in theme.json. */
	private const OWN = 'file:./';

	/**
	 * Makes a font.
	 *
	 * @param array                                              $preset The font, as in settings.
	 * @param callable(string): ?array{path: string, url: string} $find   Receives a path in the theme's folder; returns null for a missing file.
	 * @return array{preset: array, record: array|null, addresses: array<string, string>} The font with names of the copies, the record that installs
	 * them (null for none), and their names by the addresses of the theme's files.
	 */
	public static function make( array $preset, callable $find ): array {
		$files     = array();
		$addresses = array();
		$faces     = array();
		foreach ( is_array( $preset['fontFace'] ?? null ) ? $preset['fontFace'] : array() as $face ) {
			$src = array();
			foreach ( is_array( $face ) ? (array) ( $face['src'] ?? array() ) : array() as $address ) {
				$path = is_string( $address ) && str_starts_with( $address, self::OWN ) ? substr( $address, strlen( self::OWN ) ) : '';
				$file = '' === $path || str_contains( $path, '..' ) ? null : $find( $path );
				if ( $file && Font_Files::is_sound( $path, (string) file_get_contents( $file['path'] ) ) ) {
					$name = Font_Addresses::make_name( $preset['slug'], $face, $path, $files );

					$files[ "fonts/$name" ]    = (string) file_get_contents( $file['path'] );
					$addresses[ $file['url'] ] = $name;
					$src[]                     = Font_Addresses::FOLDER . $name;
				} elseif ( is_string( $address ) && preg_match( '#^https?://#i', $address ) ) {
					$src[] = $address;
				}
			}
			if ( $src ) {
				$faces[] = array( 'src' => 1 === count( $src ) ? $src[0] : $src ) + $face;
			}
		}
		$preset = array_filter( array( 'fontFace' => $faces ) ) + array_diff_key( $preset, array( 'fontFace' => true ) );

		return array(
			'preset'    => $preset,
			'record'    => $files ? self::make_record( $preset, $files ) : null,
			'addresses' => $addresses,
		);
	}

	/**
	 * Removes faces whose files are not available.
	 *
	 * @param array<string, list<array>> $presets Presets by kind, with addresses instead of names.
	 * @return array<string, list<array>>
	 */
	public static function without_missing( array $presets ): array {
		$is_here = static fn( array $face ): bool => ! array_filter( (array) $face['src'], static fn( string $src ): bool => str_starts_with( $src, Font_Addresses::FOLDER ) );
		foreach ( $presets[ self::KIND ] ?? array() as $index => $preset ) {
			if ( isset( $preset['fontFace'] ) ) {
				$presets[ self::KIND ][ $index ]['fontFace'] = array_values( array_filter( $preset['fontFace'], $is_here ) );
			}
		}

		return $presets;
	}

	/**
	 * Makes the record that installs a font.
	 *
	 * @param array                 $preset The font.
	 * @param array<string, string> $files  Its files by path.
	 */
	private static function make_record( array $preset, array $files ): array {
		$name = is_string( $preset['name'] ?? null ) ? $preset['name'] : $preset['slug'];

		return array(
			'key'     => "font/{$preset['slug']}",
			'kind'    => 'font',
			'title'   => $name,
			'fields'  => array(),
			'content' => Design_Format::to_json(
				array(
					'name'       => $name,
					'slug'       => $preset['slug'],
					'fontFamily' => $preset['fontFamily'] ?? $name,
					'fontFace'   => $preset['fontFace'],
				)
			),
			'files'   => $files,
			'needs'   => array(),
			'id'      => 0,
		);
	}
}
