<?php
/**
 * The files of a design.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Encodes records of a design as files in formats that WordPress reads itself, and decodes them. Equal records result in equal bytes.
 *
 * A record is `key`, `kind`, `title`, `fields` (further fields of its kind), `content`, `needs` (keys), and `files` (fonts by path).
 *
 * @phpstan-type Record array{key: string, kind: string, title: string, fields: array, content: string, needs: list<string>, files: array<string, string>}
 */
final class Design_Format {
	public const FORMAT  = 'atelier-design';
	public const VERSION = 1;

	/** File with the list of the records. */
	public const LIST_FILE = 'design.json';

	/** Entry of the list with the key of the menu that Navigation blocks without a menu show; empty where the file does not contain it. Older files lack the entry. */
	private const MENU = 'automaticMenu';

	/** Entry of the list with the keys of records that the front page showed. Older files lack it. */
	private const FRONT = 'frontPage';

	/** Kinds in the order in which they are written: kinds to which others refer come first. Each has a folder, a file extension and fields. */
	public const KINDS = array(
		'font'     => array( 'fonts', 'json', array() ),
		'pattern'  => array( 'patterns', 'json', array( 'syncStatus', 'categories' ) ),
		'menu'     => array( 'menus', 'html', array() ),
		'part'     => array( 'parts', 'html', array( 'area', 'description', 'slug' ) ),
		'template' => array( 'templates', 'html', array( 'description', 'slug', 'isSuggestion' ) ),
		// Its CSS values are in the styles, which are written later.
		'block-style' => array( '', '', array() ),
		'styles'   => array( 'styles', 'json', array() ),
		'look'     => array( 'styles', 'json', array() ),
		'active'   => array( '', '', array( 'value' ) ),
		// Parts of another theme's styles, and its presets, are brought within a site. A file has them in its styles.
		'style'    => array( '', '', array( 'parts' ) ),
		'presets'  => array( '', '', array( 'presets' ) ),
	);

	/** Limits of a file: the number of its records, the form of a key, and the length of a title. */
	private const MAX_RECORDS = 2000;
	private const KEY         = '#^(font|pattern|menu|part|template|block-style|styles|style|look|active|presets)/[^\s<>"\'\\\\:*?|\x00-\x1f\x7f]{1,200}$#u';
	private const MAX_TITLE   = 1000;

	/** Mark of a pattern's file, by which WordPress imports it. */
	private const PATTERN_MARK = 'wp_block';

	private const JSON = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/**
	 * Encodes records.
	 *
	 * @param array[]               $records Records.
	 * @param array<string, string> $theme   `stylesheet`, `name` and `version` of the theme.
	 * @param string|null           $menu    Key of the menu that Navigation blocks without a menu show; null for none.
	 * @param string[]              $front   Keys of records that the front page shows.
	 * @return array<string, string> Contents by path.
	 */
	public static function encode( array $records, array $theme, ?string $menu = null, array $front = array() ): array {
		$files = array();
		$lines = array();
		foreach ( self::sort( $records ) as $record ) {
			$lines[] = self::describe( $record );
			$path    = self::get_path( $record['kind'], $record['key'] );
			if ( null !== $path ) {
				$files[ $path ] = self::read_content( $record );
				$files         += $record['files'];
			}
		}
		$keys = array_column( $lines, 'key' );
		$list = array(
			'format'   => self::FORMAT,
			'version'  => self::VERSION,
			'theme'    => $theme,
			self::MENU => in_array( $menu, $keys, true ) ? $menu : '',
			'records'  => $lines,
		) + array_filter( array( self::FRONT => array_values( array_intersect( $keys, $front ) ) ) );

		return array( self::LIST_FILE => self::to_json( $list ) ) + $files;
	}

	/**
	 * Returns the entry of a record in the list. Two records with the same entry are equal.
	 *
	 * @param array $record The record.
	 */
	public static function describe( array $record ): array {
		$path  = self::get_path( $record['kind'], $record['key'] );
		$line  = array(
			'key'   => $record['key'],
			'title' => $record['title'],
		) + self::list_fields( $record );
		$fonts = array_map( static fn( string $bytes ): string => hash( 'sha256', $bytes ), $record['files'] );
		ksort( $fonts, SORT_STRING );

		return $line + array_filter(
			array(
				'file'   => $path,
				'sha256' => null === $path && 'style' !== $record['kind'] ? null : hash( 'sha256', self::read_content( $record ) ),
				'files'  => $fonts,
				'needs'  => $record['needs'],
			),
			static fn( $value ): bool => null !== $value && array() !== $value
		);
	}

	/**
	 * Decodes the files of a design.
	 *
	 * @param array<string, string> $files Contents by path.
	 * @return array{theme: array<string, string>, frontPage: list<string>, records: array<string, array>} Keys of records that the front page showed, and records by key.
	 * @throws Design_File_Problem When they are not a design.
	 */
	public static function decode( array $files ): array {
		$list  = json_decode( $files[ self::LIST_FILE ] ?? '', true, 64 );
		$lines = is_array( $list ) ? $list['records'] ?? null : null;
		if ( ! is_array( $list ) || self::FORMAT !== ( $list['format'] ?? null ) || ! is_array( $lines ) || ! array_is_list( $lines ) ) {
			throw new Design_File_Problem( __( 'The file is no design: its list “design.json” is missing or cannot be read.', 'atelier' ) );
		}
		if ( self::VERSION !== ( $list['version'] ?? null ) ) {
			throw new Design_File_Problem( __( 'The file was made by another version of Design, which this one cannot read. Update the plugin first.', 'atelier' ) );
		}
		if ( count( $lines ) > self::MAX_RECORDS ) {
			/* translators: %s: a number. */
			throw new Design_File_Problem( sprintf( __( 'The file holds more than %s items. That is no design.', 'atelier' ), number_format_i18n( self::MAX_RECORDS ) ) );
		}
		$records = array();
		$listed  = array( self::LIST_FILE => true );
		foreach ( $lines as $line ) {
			$record = Design_Record_Reader::read( is_array( $line ) ? $line : array(), $files );
			if ( isset( $records[ $record['key'] ] ) ) {
				throw self::broken( $record['key'] );
			}
			$records[ $record['key'] ] = $record;
			$listed                   += array_fill_keys( array( (string) self::get_path( $record['kind'], $record['key'] ), ...array_keys( $record['files'] ) ), true );
		}
		$unlisted = array_key_first( array_diff_key( $files, $listed ) );
		if ( null !== $unlisted ) {
			/* translators: %s: path of a file in an archive. */
			throw new Design_File_Problem( sprintf( __( '“%s” is in the file and not in its list.', 'atelier' ), $unlisted ) );
		}

		return array(
			'theme'   => array_map( static fn( $value ): string => is_string( $value ) ? mb_substr( $value, 0, 200 ) : '', array_intersect_key( is_array( $list['theme'] ?? null ) ? $list['theme'] : array(), array_flip( array( 'stylesheet', 'name', 'version' ) ) ) ) + array(
				'stylesheet' => '',
				'name'       => '',
				'version'    => '',
			),
			'frontPage' => array_values( array_intersect( array_keys( $records ), array_filter( (array) ( $list[ self::FRONT ] ?? array() ), 'is_string' ) ) ),
			'records' => array_column( self::sort( Design_Block_Styles::add_needs( self::date_menus( $records, array_key_exists( self::MENU, $list ) ? $list[ self::MENU ] : null ) ) ), null, 'key' ),
		);
	}

	/**
	 * Marks the menus that must not become the one that Navigation blocks without a menu show: all but one.
	 *
	 * @param array<string, array> $records Records by key.
	 * @param mixed                $shown   Key of the shown menu, as in the file.
	 * @return array<string, array>
	 */
	private static function date_menus( array $records, $shown ): array {
		$menus = array_keys( array_filter( $records, static fn( array $record ): bool => 'menu' === $record['kind'] ) );
		$shown = null === $shown && 1 === count( $menus ) ? $menus[0] : $shown;
		foreach ( $menus as $key ) {
			$records[ $key ]['staysBehind'] = $key !== $shown;
		}

		return $records;
	}

	/**
	 * Sorts records: by kind, then by key.
	 *
	 * @param array[] $records Records.
	 * @return list<array>
	 */
	public static function sort( array $records ): array {
		$ranks = array_flip( array_keys( self::KINDS ) );
		usort( $records, static fn( array $a, array $b ): int => array( $ranks[ $a['kind'] ], $a['key'] ) <=> array( $ranks[ $b['kind'] ], $b['key'] ) );

		return $records;
	}

	/**
	 * Returns the kind of a key; null for an invalid key.
	 *
	 * @param mixed $key The key.
	 */
	public static function read_kind( $key ): ?string {
		return is_string( $key ) && ! str_contains( $key, '..' ) && preg_match( self::KEY, $key ) ? explode( '/', $key, 2 )[0] : null;
	}

	/**
	 * Returns the path of a record's file; null where it has none.
	 *
	 * @param string $kind Its kind.
	 * @param string $key  Its key.
	 */
	public static function get_path( string $kind, string $key ): ?string {
		list( $folder, $end ) = self::KINDS[ $kind ];
		$name                 = strtr( rawurlencode( rawurldecode( explode( '/', $key, 2 )[1] ) ), array( '%2F' => '~' ) );
		$name                 = 'look' === $kind ? "look-$name" : $name;

		return '' === $folder ? null : "$folder/$name.$end";
	}

	/**
	 * Returns the fields of a record that are not empty; none for a pattern, whose file contains its fields.
	 *
	 * @param array $record The record.
	 */
	public static function list_fields( array $record ): array {
		$fields = array();
		foreach ( self::KINDS[ $record['kind'] ][2] as $name ) {
			$value = $record['fields'][ $name ] ?? null;
			if ( 'pattern' !== $record['kind'] && null !== $value && '' !== $value && array() !== $value && ( false !== $value || 'value' === $name ) ) {
				$fields[ $name ] = $value;
			}
		}

		return $fields;
	}

	/**
	 * Returns whether a title is valid.
	 *
	 * @param mixed $title The title.
	 */
	public static function is_title( $title ): bool {
		return is_string( $title ) && mb_strlen( $title ) <= self::MAX_TITLE;
	}

	/**
	 * Makes the refusal of a record or file that cannot be read.
	 *
	 * @param string $name Its name.
	 */
	public static function broken( string $name ): Design_File_Problem {
		/* translators: %s: name of an item in a file. */
		return new Design_File_Problem( sprintf( __( '“%s” is broken in the file.', 'atelier' ), '' === $name ? self::LIST_FILE : mb_substr( $name, 0, 100 ) ) );
	}

	/**
	 * Encodes JSON for a file.
	 *
	 * @param array $value The value.
	 */
	public static function to_json( array $value ): string {
		return wp_json_encode( $value, self::JSON ) . "\n";
	}

	/**
	 * Returns the content of a record's file.
	 *
	 * @param array $record The record.
	 */
	private static function read_content( array $record ): string {
		return 'pattern' === $record['kind'] ? self::to_json(
			array_filter(
				array(
					'__file'     => self::PATTERN_MARK,
					'title'      => $record['title'],
					'content'    => $record['content'],
					'syncStatus' => $record['fields']['syncStatus'] ?? '',
					'categories' => $record['fields']['categories'] ?? array(),
				),
				static fn( $value ): bool => array() !== $value
			)
		) : $record['content'];
	}
}
