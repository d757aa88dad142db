<?php
/**
 * Records of a file.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Styles\Config_Cleaner;
use Atelier\Templates\Active_Templates;
use Atelier\Writes\Stored_Slug;

defined( 'ABSPATH' ) || exit;

/**
 * Reads one record of a design's file. Nothing in it is trusted: the list's hashes and titles are compared with the content.
 */
final class Design_Record_Reader {
	private const SYNC_STATUSES = array( '', 'unsynced' );
	private const MAX_LABELS    = 50;
	private const MAX_TEXT      = 2000;
	private const MAX_FACES     = 200;

	/**
	 * Reads a record.
	 *
	 * @param array                 $line  Its entry in the list.
	 * @param array<string, string> $files Contents by path.
	 * @return array The record, see {@see Design_Format}.
	 * @throws Design_File_Problem When it is broken.
	 */
	public static function read( array $line, array $files ): array {
		$key  = $line['key'] ?? null;
		$kind = Design_Format::read_kind( $key );
		if ( null === $kind || in_array( $kind, array( 'style', 'presets' ), true ) || ! Design_Format::is_title( $line['title'] ?? null ) ) {
			throw Design_Format::broken( is_string( $key ) ? $key : '' );
		}
		$path    = Design_Format::get_path( $kind, $key );
		$content = null === $path ? '' : $files[ $path ] ?? null;
		if ( null === $content || ( null !== $path && hash( 'sha256', $content ) !== ( $line['sha256'] ?? '' ) ) ) {
			throw Design_Format::broken( (string) $path );
		}
		$record = array(
			'key'     => $key,
			'kind'    => $kind,
			'title'   => $line['title'],
			'fields'  => self::read_fields( $line, $kind, $key ),
			'content' => $content,
			'files'   => self::read_fonts( $line, $files, $key ),
			'needs'   => array(),
		);
		$record          = match ( $kind ) {
			'pattern'        => self::read_pattern( $record ),
			'styles', 'look' => self::read_styles( $record ),
			'font'           => self::read_font( $record ),
			default          => $record,
		};
		if ( in_array( $kind, array( 'pattern', 'menu', 'part', 'template' ), true ) ) {
			$record['content'] = Media_Numbers::leave_out( $record['content'] );
		}
		$record['needs'] = Design_Needs::find( $record );

		return $record;
	}

	/**
	 * Reads the further fields of a kind.
	 *
	 * @param array  $line Its entry in the list.
	 * @param string $kind Its kind.
	 * @param string $key  Its key.
	 * @throws Design_File_Problem When a field is invalid.
	 */
	private static function read_fields( array $line, string $kind, string $key ): array {
		$fields = array();
		foreach ( 'pattern' === $kind ? array() : Design_Format::KINDS[ $kind ][2] as $name ) {
			$value    = $line[ $name ] ?? null;
			$is_sound = null === $value || match ( $name ) {
				'value'        => false === $value || ( is_string( $value ) && 'template' === Design_Format::read_kind( $value ) ),
				'isSuggestion' => is_bool( $value ),
				'slug'         => is_string( $value ) && Active_Templates::is_slug( $value ),
				default        => is_string( $value ) && mb_strlen( $value ) <= self::MAX_TEXT,
			};
			if ( ! $is_sound ) {
				throw Design_Format::broken( $key );
			}
			if ( null !== $value ) {
				$fields[ $name ] = 'slug' === $name ? Stored_Slug::to_stored( $value ) : $value;
			}
		}
		$is_complete = match ( $kind ) {
			Design_Block_Styles::KIND => Design_Block_Styles::is_sound( $key, $line['title'] ),
			'active' => isset( $fields['value'] ) && Active_Templates::is_slug( substr( $key, strlen( 'active/' ) ) ),
			'part', 'template' => isset( $fields['slug'] ),
			default  => true,
		};
		if ( ! $is_complete ) {
			throw Design_Format::broken( $key );
		}

		return $fields;
	}

	/**
	 * Reads the files of a font.
	 *
	 * @param array                 $line  Its entry in the list.
	 * @param array<string, string> $files Contents by path.
	 * @param string                $key   Its key.
	 * @return array<string, string>
	 * @throws Design_File_Problem When a file is missing, or differs from its hash.
	 */
	private static function read_fonts( array $line, array $files, string $key ): array {
		$hashes = $line['files'] ?? array();
		if ( ! is_array( $hashes ) || ( $hashes && 'font' !== Design_Format::read_kind( $key ) ) || count( $hashes ) > self::MAX_FACES ) {
			throw Design_Format::broken( $key );
		}
		$fonts = array();
		foreach ( $hashes as $path => $hash ) {
			if ( ! preg_match( '#^fonts/[^/]+\.(woff2|woff|ttf|otf)$#D', (string) $path ) || ! isset( $files[ $path ] ) || hash( 'sha256', $files[ $path ] ) !== $hash ) {
				throw Design_Format::broken( (string) $path );
			}
			$fonts[ $path ] = $files[ $path ];
		}

		return $fonts;
	}

	/**
	 * Reads a pattern in WordPress's export format.
	 *
	 * @param array $record The record.
	 * @throws Design_File_Problem When it is invalid.
	 */
	private static function read_pattern( array $record ): array {
		$data       = json_decode( $record['content'], true, 16 );
		$categories = is_array( $data ) ? $data['categories'] ?? array() : null;
		$is_sound   = is_array( $data )
			&& 'wp_block' === ( $data['__file'] ?? null )
			&& $record['title'] === ( $data['title'] ?? null )
			&& is_string( $data['content'] ?? null )
			&& in_array( $data['syncStatus'] ?? '', self::SYNC_STATUSES, true )
			&& is_array( $categories ) && array_is_list( $categories ) && count( $categories ) <= self::MAX_LABELS
			&& ! array_filter( $categories, static fn( $label ): bool => ! is_string( $label ) || '' === trim( $label ) || mb_strlen( $label ) > 200 );
		if ( ! $is_sound ) {
			throw Design_Format::broken( $record['key'] );
		}

		return array(
			'content' => $data['content'],
			'fields'  => array(
				'syncStatus' => $data['syncStatus'] ?? '',
				'categories' => $categories,
			),
		) + $record;
	}

	/**
	 * Checks styles, because values of a wrong type would break the site.
	 *
	 * @param array $record The record.
	 * @throws Design_File_Problem When they are invalid.
	 */
	private static function read_styles( array $record ): array {
		$config = json_decode( $record['content'], true, 64 );
		if ( ! is_array( $config ) || array_is_list( $config ) || ! is_array( $config['settings'] ?? null ) || ! is_array( $config['styles'] ?? null ) || Config_Cleaner::clean( $config )['dropped'] ) {
			throw Design_Format::broken( $record['key'] );
		}

		return $record;
	}

	/**
	 * Checks a font: each of its files must be in the design, and each other address must be a web address.
	 *
	 * @param array $record The record.
	 * @throws Design_File_Problem When it is invalid.
	 */
	private static function read_font( array $record ): array {
		$family   = json_decode( $record['content'], true, 16 );
		$slug     = explode( '/', $record['key'], 2 )[1];
		$faces    = is_array( $family ) ? $family['fontFace'] ?? array() : null;
		$is_sound = is_array( $family ) && $slug === ( $family['slug'] ?? null ) && sanitize_title( $slug ) === $slug && is_string( $family['name'] ?? null ) && is_string( $family['fontFamily'] ?? null )
			&& is_array( $faces ) && array_is_list( $faces ) && count( $faces ) <= self::MAX_FACES;
		foreach ( $is_sound ? $faces : array() as $face ) {
			$sources  = is_array( $face ) ? (array) ( $face['src'] ?? array() ) : array();
			$is_sound = $is_sound && $sources && ! array_filter( $sources, static fn( $src ): bool => ! is_string( $src ) || ! self::is_source( $src, $record['files'] ) );
		}
		if ( ! $is_sound ) {
			throw Design_Format::broken( $record['key'] );
		}

		return $record;
	}

	/**
	 * Returns whether a face may have an address.
	 *
	 * @param string                $src   The address.
	 * @param array<string, string> $files Files of the font.
	 */
	private static function is_source( string $src, array $files ): bool {
		return str_starts_with( $src, Font_Addresses::FOLDER ) ? isset( $files[ Font_Addresses::to_path( $src ) ] ) : 1 === preg_match( '#^https?://[^\s"\'<>]+$#Di', $src );
	}
}
