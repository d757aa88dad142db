<?php
/**
 * Block styles of a design.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Drafts\Block_Style_Entries;
use Atelier\Styles\Own_Block_Styles;
use Atelier\Usage\Presets\Preset_Kinds;
use Atelier\Usage\Usage_Finder;
use WP_Block_Styles_Registry;
use WP_Block_Type_Registry;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the site's own block styles as records of a design: a key has the names of block and style, a title is the label. The
 * CSS values are in the styles of the design.
 */
final class Design_Block_Styles {
	public const KIND = 'block-style';

	private const MAX_LABEL = 100;

	/**
	 * Reads the block styles of this site, by key. Those with names or labels that a file cannot have are left out.
	 *
	 * @return array<string, string> Labels.
	 */
	public static function read(): array {
		$labels = array();
		foreach ( Own_Block_Styles::list_all() as $style ) {
			$key = self::KIND . "/{$style['block']}/{$style['name']}";
			if ( self::is_sound( $key, $style['label'] ) ) {
				$labels[ $key ] = $style['label'];
			}
		}

		return $labels;
	}

	/**
	 * Returns whether a key and a title are valid for a block style.
	 *
	 * @param string $key   The key.
	 * @param string $title The title.
	 */
	public static function is_sound( string $key, string $title ): bool {
		return Block_Style_Entries::is_name( self::get_name( $key ) ) && '' !== $title && mb_strlen( $title ) <= self::MAX_LABEL && sanitize_text_field( $title ) === $title;
	}

	/**
	 * Returns the names of block and style, with a slash between them.
	 *
	 * @param string $key The key.
	 */
	public static function get_name( string $key ): string {
		return explode( '/', $key, 2 )[1] ?? '';
	}

	/**
	 * Lists the needs of a block style: its block, if a plugin registers it.
	 *
	 * @param string $key Its key.
	 * @return list<string>
	 */
	public static function list_needs( string $key ): array {
		$block = dirname( self::get_name( $key ) );

		return str_starts_with( $block, 'core/' ) ? array() : array( "block/$block" );
	}

	/**
	 * Adds the block styles among some records to the needs of those whose markup or styles use them.
	 *
	 * @param array[] $records Records.
	 * @return array[]
	 */
	public static function add_needs( array $records ): array {
		$own = array_filter( array_column( $records, 'key' ), Block_Style_Entries::is_key( ... ) );
		if ( ! $own ) {
			return $records;
		}

		return array_map(
			static function ( array $record ) use ( $own ): array {
				$needs = array_unique( array( ...$record['needs'], ...array_intersect( self::find_used( $record ), $own ) ) );
				sort( $needs, SORT_STRING );

				return array( 'needs' => $needs ) + $record;
			},
			$records
		);
	}

	/**
	 * Returns the token of a block style; null for a missing one.
	 *
	 * @param string $name Names of block and style.
	 */
	public static function get_token( string $name ): ?string {
		$label = Block_Style_Entries::find_label( $name );

		return null === $label ? null : md5( $label );
	}

	/**
	 * Returns whether WordPress, the theme or a plugin has a style with that name, which is then used instead of an imported one.
	 *
	 * @param string $key The key.
	 */
	public static function is_others( string $key ): bool {
		$name  = self::get_name( $key );
		$block = dirname( $name );
		$style = basename( $name );
		$type  = WP_Block_Type_Registry::get_instance()->get_registered( $block );

		return null === Block_Style_Entries::find_label( $name )
			&& ( WP_Block_Styles_Registry::get_instance()->is_registered( $block, $style ) || in_array( $style, array_column( $type ? (array) $type->styles : array(), 'name' ), true ) );
	}

	/**
	 * Builds the request that creates, renames or removes a style.
	 *
	 * @param string      $name  Names of block and style.
	 * @param string|null $label The label; null to remove it.
	 * @param string      $token Token of the label that the person saw; empty for none.
	 * @return array{string, string, array<string, string>}|WP_Error|null Method, route and body; null where nothing changes.
	 */
	public static function to_request( string $name, ?string $label, string $token ) {
		$before = Block_Style_Entries::find_label( $name );
		if ( '' !== $token && null !== $before && ! hash_equals( md5( $before ), $token ) ) {
			return new WP_Error( 'atelier_changed_meanwhile', __( 'This was changed by someone else meanwhile.', 'atelier' ), array( 'status' => 412 ) );
		}

		return $before === $label ? null : Block_Style_Entries::to_request( $name, $before, $label );
	}

	/**
	 * Finds the block styles that a record uses, including those of others.
	 *
	 * @param array $record The record.
	 * @return list<string> Keys.
	 */
	private static function find_used( array $record ): array {
		if ( ! in_array( $record['kind'], array( 'styles', 'look' ), true ) ) {
			$uses = array_filter( Usage_Finder::find( $record['content'] ), static fn( array $use ): bool => Preset_Kinds::STYLE === $use[0] );

			return array_map( static fn( array $use ): string => self::KIND . '/' . str_replace( '//', '/', $use[1] ), array_values( $uses ) );
		}
		$keys   = array();
		$blocks = json_decode( $record['content'], true )['styles']['blocks'] ?? array();
		foreach ( is_array( $blocks ) ? $blocks : array() as $block => $values ) {
			$variations = is_array( $values ) ? $values['variations'] ?? array() : array();
			foreach ( array_keys( is_array( $variations ) ? $variations : array() ) as $style ) {
				$keys[] = self::KIND . "/$block/$style";
			}
		}

		return $keys;
	}
}
