<?php
/**
 * Comparison of a design with this site.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Compares the records of a file or of another theme with those of this site, before anything is written.
 *
 * @phpstan-type Row array{key: string, kind: string, title: string, state: string, missing: list<string>, choices: list<string>, isTicked: bool}
 */
final class Design_Judge {
	public const FRESH     = 'new';
	public const SAME      = 'same';
	public const DIFFERENT = 'different';

	public const REPLACE = 'replace';
	public const BOTH    = 'both';

	/** Kinds whose record can be added beside an existing one, because nothing finds them by their slug. */
	private const TWINS = array( 'pattern', 'menu', 'look' );

	/** Kinds whose existing record cannot be replaced. */
	private const FIXED = array( 'font', 'look' );

	/** Kinds whose copy from another theme can be added beside the current theme's record: as a version, or under another slug. */
	private const VERSIONS = array( 'template', 'part' );

	/** Kinds that belong to a theme. They are not ticked by default if the file is of another theme. */
	private const OF_THEME = array( 'template', 'part', 'active' );

	/**
	 * Compares records, and finds the choices for each.
	 *
	 * @param array<string, array> $records  Records of the file by key.
	 * @param array<string, array> $here     Records of this site by key.
	 * @param callable             $find     Receives a key, and returns null for a record that this site does not have.
	 * @param bool                 $is_other Whether the file is of another theme.
	 * @param string[]|null        $copies   Keys of templates and parts that are earlier copies, and so may be replaced; null for all.
	 * @return array<string, array> Rows by key.
	 */
	public static function judge( array $records, array $here, callable $find, bool $is_other, ?array $copies = null ): array {
		$rows = array();
		foreach ( $records as $key => $record ) {
			$own     = $here[ $key ] ?? null;
			$state   = match ( true ) {
				! $own                          => self::FRESH,
				self::are_same( $record, $own ) => self::SAME,
				default                         => self::DIFFERENT,
			};
			$missing = self::SAME === $state ? array() : array_values( array_filter( $record['needs'], static fn( string $need ): bool => ! isset( $records[ $need ] ) && null === $find( $need ) ) );
			$links   = array_values( array_filter( $missing, array( self::class, 'is_link' ) ) );
			$missing = array_values( array_diff( $missing, $links ) );
			$is_own  = null !== $copies && in_array( $record['kind'], self::VERSIONS, true ) && ! in_array( (string) $key, $copies, true );
			$choices = self::DIFFERENT === $state && $is_own ? array( self::BOTH ) : self::choices( $record['kind'], $state );

			$rows[ $key ] = array(
				'key'      => $key,
				'kind'     => $record['kind'],
				'title'    => $record['title'],
				'state'    => $state,
				'needs'    => array_values( array_intersect( $record['needs'], array_keys( $records ) ) ),
				'missing'  => $missing,
				'links'    => $links,
				'choices'  => $choices,
				'isTicked' => self::FRESH === $state && ! $missing && ! ( $is_other && in_array( $record['kind'], self::OF_THEME, true ) ),
			);
		}

		return $rows;
	}

	/**
	 * Adds the records that chosen ones need and that the site does not have yet to a person's choices.
	 *
	 * @param array<string, string> $choices Choices by key.
	 * @param array<string, array>  $rows    Rows by key.
	 * @return array<string, string> Choices by key, in the order in which they are written: records that others need come first.
	 */
	public static function complete( array $choices, array $rows ): array {
		$ordered = array();
		$visited = array();
		$visit   = static function ( string $key ) use ( &$visit, &$ordered, &$visited, $choices, $rows ): void {
			if ( isset( $visited[ $key ] ) || ! isset( $rows[ $key ] ) ) {
				return;
			}
			$visited[ $key ] = true;
			$choice          = $choices[ $key ] ?? ( self::FRESH === $rows[ $key ]['state'] ? self::REPLACE : null );
			if ( null === $choice || ! in_array( $choice, $rows[ $key ]['choices'], true ) ) {
				return;
			}
			foreach ( $rows[ $key ]['needs'] as $need ) {
				$visit( $need );
			}
			$ordered[ $key ] = $choice;
		};
		foreach ( array_keys( $rows ) as $key ) {
			if ( isset( $choices[ $key ] ) ) {
				$visit( (string) $key );
			}
		}
		// Presets are written last, since they are added to the styles.
		$presets = array_filter( $ordered, static fn( string $key ): bool => 'presets' === $rows[ $key ]['kind'], ARRAY_FILTER_USE_KEY );

		return array_diff_key( $ordered, $presets ) + $presets;
	}

	/**
	 * Returns whether two records are equal, apart from their needs.
	 *
	 * @param array $record A record.
	 * @param array $other  Another one.
	 */
	private static function are_same( array $record, array $other ): bool {
		return array_diff_key( Design_Format::describe( $record ), array( 'needs' => true ) ) == array_diff_key( Design_Format::describe( $other ), array( 'needs' => true ) ); // Ignores the order of keys.
	}

	/**
	 * Returns whether a key is that of a link's target. A link without its target keeps its address.
	 *
	 * @param string $key The key.
	 */
	private static function is_link( string $key ): bool {
		return in_array( explode( '/', $key, 2 )[0], Design_Needs::LINKS, true ) || 1 === preg_match( '#^gone/(post|term)-#', $key );
	}

	/**
	 * Lists the choices for a record, besides leaving it out.
	 *
	 * @param string $kind  Its kind.
	 * @param string $state Its state.
	 * @return list<string>
	 */
	private static function choices( string $kind, string $state ): array {
		return match ( $state ) {
			self::FRESH     => array( self::REPLACE ),
			self::DIFFERENT => array_values( array_filter( array( in_array( $kind, self::FIXED, true ) ? null : self::REPLACE, in_array( $kind, self::TWINS, true ) ? self::BOTH : null ) ) ),
			default         => array(),
		};
	}
}
