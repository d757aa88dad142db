<?php
/**
 * Choices of records to bring.
 *
 * @package Atelier
 */

namespace Atelier\Bring;

use Atelier\Transfer\Design_Judge;
use Atelier\Transfer\Design_Needs;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the records to write from a theme's design and a person's choices. The chosen parts of the styles become one record, and so do the
 * needed presets. A part that is added beside the current theme's gets a free slug.
 */
final class Bring_Choices {
	/** Name of the record with the chosen parts of the styles. */
	public const CHOSEN = 'chosen';

	private const STYLES  = 'style/' . self::CHOSEN;
	private const PRESETS = 'presets/' . self::CHOSEN;

	/**
	 * Returns the records to write, with a choice for each.
	 *
	 * @param array                        $design  The design of the theme.
	 * @param array<string, array>         $items   Choices by key.
	 * @param array<string, array<string, array>> $present Presets of the current theme by kind and slug.
	 * @param bool                         $is_block Whether the current theme is a block theme. A classic one only gets patterns.
	 * @param callable                     $has_part Returns whether the current theme has a part with a slug.
	 * @return array{design: array, items: array<string, array>}
	 */
	public static function resolve( array $design, array $items, array $present, bool $is_block, callable $has_part ): array {
		// A part that was not chosen is brought with the records that need it, unless the current theme has its own.
		$is_left = static fn( array $record ): bool => 'part' === $record['kind'] && ! isset( $items[ $record['key'] ] ) && $has_part( $record['fields']['slug'] );
		$records = array_filter( $design['records'], static fn( array $record ): bool => ! $is_left( $record ) );
		$items   = array_filter( array_intersect_key( $items, $records ), static fn( string $key ): bool => $is_block || 'pattern' === $records[ $key ]['kind'], ARRAY_FILTER_USE_KEY );
		$chosen  = array_flip( Design_Needs::complete( array_map( 'strval', array_keys( $items ) ), $records ) );
		$styles  = array_filter( array_intersect_key( $records, $items ), static fn( array $record ): bool => 'style' === $record['kind'] );
		$presets = array_filter( array_intersect_key( $records, $chosen ), static fn( array $record ): bool => 'presets' === $record['kind'] );
		$records = self::set_free_slugs( $records, $items, $design['from'] );
		$records = array_filter( $records, static fn( array $record ): bool => ! in_array( $record['kind'], array( 'style', 'presets' ), true ) );
		$rest    = array_intersect_key( $items, $records );

		if ( $styles ) {
			$records += self::combine_styles( $styles );

			// All parts are in one post, so that they have the same token.
			$rest[ self::STYLES ] = current( array_intersect_key( $items, $styles ) );
		}
		$brought = self::combine_presets( $presets, $items, $present, json_decode( $records[ self::STYLES ]['content'] ?? '', true )['settings'] ?? array() );
		if ( $brought ) {
			$records[ self::PRESETS ] = $brought;
			$rest[ self::PRESETS ]    = array(
				'choice' => Design_Judge::REPLACE,
				'token'  => null,
			);
		}

		return array(
			'design' => array( 'records' => array_map( static fn( array $record ): array => self::without_presets( $record ), $records ) ) + $design,
			'items'  => $rest,
		);
	}

	/**
	 * Sets a free slug for parts that are added beside those of the current theme.
	 *
	 * @param array<string, array> $records Records.
	 * @param array<string, array> $items   Choices by key.
	 * @param string               $from    The theme from which they come.
	 * @return array<string, array>
	 */
	private static function set_free_slugs( array $records, array $items, string $from ): array {
		$names = array();
		foreach ( $items as $key => $item ) {
			if ( Design_Judge::BOTH === $item['choice'] && 'part' === $records[ $key ]['kind'] ) {
				$names[ $key ] = Part_Names::find_free( $records[ $key ]['fields']['slug'], $from );
			}
		}

		return Part_Names::rename( $records, $names, $from );
	}

	/**
	 * Combines parts of styles into one record.
	 *
	 * @param array<string, array> $parts Their records.
	 * @return array<string, array>
	 */
	private static function combine_styles( array $parts ): array {
		$configs = array();
		foreach ( $parts as $record ) {
			$configs[ $record['title'] ] = json_decode( $record['content'], true );
		}
		$record = Theme_Design::make_styles( array( self::CHOSEN => Style_Parts::merge_into( array(), $configs ) ), 0 )[ self::STYLES ];

		return array( self::STYLES => array( 'fields' => array( 'parts' => array_keys( $configs ) ) ) + $record );
	}

	/**
	 * Combines presets into one record: those with their own value, and those with the value of a preset of the current theme.
	 *
	 * @param array<string, array>                $records  Their records.
	 * @param array<string, array>                $items    Choices by key, with `instead`.
	 * @param array<string, array<string, array>> $present  Presets of the current theme.
	 * @param array                               $settings Settings that are also brought; their presets are left out.
	 * @return array|null The record; null for none.
	 */
	private static function combine_presets( array $records, array $items, array $present, array $settings ): ?array {
		$brought = Theme_Presets::list_presets( $settings );
		$presets = array();
		foreach ( $records as $key => $record ) {
			list( , $kind, $slug ) = explode( '/', $key, 3 );
			$instead               = $items[ $key ]['instead'] ?? null;
			$other                 = null === $instead ? null : $present[ $kind ][ $instead ] ?? null;
			if ( ! isset( $brought[ $kind ][ $slug ] ) ) {
				$preset             = $record['fields']['presets'][ $kind ][0];
				$presets[ $kind ][] = $other ? Theme_Presets::follow( $kind, $preset, $other ) : $preset;
			}
		}

		return $presets ? array(
			'key'     => self::PRESETS,
			'kind'    => 'presets',
			'title'   => implode( ', ', array_column( $records, 'title' ) ),
			'fields'  => array( 'presets' => $presets ),
			'content' => '',
			'files'   => array(),
			// The fonts of presets are installed first.
			'needs'   => array_values( array_unique( array_merge( ...array_values( array_column( array_filter( $records, static fn( array $record ): bool => ! isset( $items[ $record['key'] ]['instead'] ) ), 'needs' ) ) ) ) ),
			'id'      => 0,
		) : null;
	}

	/**
	 * Removes presets from the needs of a record: they are one record now, which is written last.
	 *
	 * @param array $record The record.
	 */
	private static function without_presets( array $record ): array {
		return array( 'needs' => array_values( array_filter( $record['needs'], static fn( string $need ): bool => ! str_starts_with( $need, 'presets/' ) ) ) ) + $record;
	}
}
