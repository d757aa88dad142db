<?php
/**
 * Addresses of installed fonts.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces addresses of font files with names that depend on family and face only, in the notation of theme.json, and back.
 */
final class Font_Addresses {
	/** Prefix of a file in the theme's folder in theme.json. */
	public const FOLDER = 'file:./fonts/';

	/**
	 * Builds the table.
	 *
	 * @param array<string, string> $names Names in a design by address on this site.
	 */
	public function __construct( private readonly array $names ) {}

	/**
	 * Makes a name for the file of a face.
	 *
	 * @param string               $family Slug of the family.
	 * @param array                $face   Settings of the face.
	 * @param string               $src    Address of its file.
	 * @param array<string, mixed> $taken  Paths of other files, as keys.
	 */
	public static function make_name( string $family, array $face, string $src, array $taken ): string {
		$text  = static fn( string $key ): string => is_scalar( $face[ $key ] ?? null ) ? (string) $face[ $key ] : '';
		$base  = sanitize_title( "$family-{$text('fontWeight')}-{$text('fontStyle')}" );
		$end   = strtolower( pathinfo( (string) wp_parse_url( $src, PHP_URL_PATH ), PATHINFO_EXTENSION ) );
		$name  = "$base.$end";
		$count = 1;
		while ( isset( $taken[ "fonts/$name" ] ) ) {
			++$count;
			$name = "$base-$count.$end";
		}

		return $name;
	}

	/**
	 * Replaces addresses with names.
	 *
	 * @param mixed $value Settings, or a part of them.
	 * @return mixed
	 */
	public function abstract_addresses( $value ) {
		return self::map( $value, array_map( static fn( string $name ): string => self::FOLDER . $name, $this->names ) );
	}

	/**
	 * Replaces names with addresses.
	 *
	 * @param mixed $value Settings, or a part of them.
	 * @return mixed
	 */
	public function insert_addresses( $value ) {
		$addresses = array();
		foreach ( $this->names as $address => $name ) {
			$addresses[ self::FOLDER . $name ] = $address;
		}

		return self::map( $value, $addresses );
	}

	/**
	 * Returns the path of a file in a design.
	 *
	 * @param string $src Its name in the notation of theme.json.
	 */
	public static function to_path( string $src ): string {
		return 'fonts/' . substr( $src, strlen( self::FOLDER ) );
	}

	/**
	 * Replaces texts at any depth.
	 *
	 * @param mixed                 $value The value.
	 * @param array<string, string> $texts Replacements by text.
	 * @return mixed
	 */
	private static function map( $value, array $texts ) {
		return match ( true ) {
			is_array( $value )  => array_map( static fn( $item ) => self::map( $item, $texts ), $value ),
			is_string( $value ) => $texts[ $value ] ?? $value,
			default             => $value,
		};
	}
}
