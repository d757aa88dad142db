<?php
/**
 * Needs of a record.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Usage\Usage_Finder;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the keys of the records to which a record refers, and completes a selection by the records that it needs.
 */
final class Design_Needs {
	/** Kinds of needs that a design does not contain: pages and terms. A link without its target keeps its address. */
	public const LINKS = array( 'post', 'term' );

	/**
	 * Lists the needs of a record, each key once and sorted.
	 *
	 * @param array $record The record, with keys in its content.
	 * @return list<string>
	 */
	public static function find( array $record ): array {
		$content = $record['content'];
		$needs   = match ( $record['kind'] ) {
			'active'                 => is_string( $record['fields']['value'] ?? null ) ? array( $record['fields']['value'] ) : array(),
			'font', 'presets'        => array(),
			Design_Block_Styles::KIND => Design_Block_Styles::list_needs( $record['key'] ),
			'styles', 'style', 'look' => self::list_fonts( $content, true ),
			default                  => array( ...Keyed_Markup::list_needs( $content ), ...self::list_fonts( $content, false ) ),
		};
		$needs   = array_values( array_unique( array_diff( $needs, array( $record['key'] ) ) ) );
		sort( $needs, SORT_STRING );

		return $needs;
	}

	/**
	 * Adds the records that some records need, directly or not.
	 *
	 * @param string[]             $keys    Keys of the records.
	 * @param array<string, array> $records All records, by key.
	 * @return list<string> Keys, in the order of the records.
	 */
	public static function complete( array $keys, array $records ): array {
		$chosen  = array();
		$pending = array_values( array_intersect( $keys, array_keys( $records ) ) );
		while ( $pending ) {
			$key = array_pop( $pending );
			if ( ! isset( $chosen[ $key ] ) ) {
				$chosen[ $key ] = true;
				array_push( $pending, ...array_filter( $records[ $key ]['needs'], static fn( string $need ): bool => isset( $records[ $need ] ) ) );
			}
		}

		return array_values( array_filter( array_map( 'strval', array_keys( $records ) ), static fn( string $key ): bool => isset( $chosen[ $key ] ) ) );
	}

	/**
	 * Lists the fonts that a text uses.
	 *
	 * @param string $content   Markup, or styles.
	 * @param bool   $is_config Whether the text is styles, whose settings can define fonts.
	 * @return list<string> Keys.
	 */
	private static function list_fonts( string $content, bool $is_config ): array {
		$fonts = array_filter( Usage_Finder::find( $content ), static fn( array $use ): bool => 'font' === $use[0] );
		$slugs = array_column( $fonts, 1 );
		$lists = $is_config ? json_decode( $content, true )['settings']['typography']['fontFamilies'] ?? array() : array();
		foreach ( is_array( $lists ) ? $lists : array() as $list ) {
			$slugs = array_merge( $slugs, is_array( $list ) ? array_filter( array_column( array_filter( $list, 'is_array' ), 'slug' ), 'is_string' ) : array() );
		}

		return array_map( static fn( string $slug ): string => "font/$slug", $slugs );
	}
}
