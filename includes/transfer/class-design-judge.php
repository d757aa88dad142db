<?php
/**
 * Preview of an import.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Compares the records of a file with those of this site, before anything is written.
 *
 * @phpstan-type Row array{key: string, kind: string, title: string, state: string, missing: list<string>, choices: list<string>, isTicked: bool}
 */
final class Design_Judge {
	public const FRESH     = 'new';
	public const SAME      = 'same';
	public const DIFFERENT = 'different';

	public const REPLACE = 'replace';
	public const BOTH    = 'both';

	/** Kinds of which a second one can be beside the first: nothing finds them by their slug. */
	private const TWINS = array( 'pattern', 'menu', 'look' );

	/** Kinds whose content cannot be replaced: the one that is there stays. */
	private const FIXED = array( 'font', 'look' );

	/** Kinds of which a copy can be beside the current theme's own: as a version, or under another slug. */
	private const VERSIONS = array( 'template', 'part' );

	/** Kinds of a theme: on a site with another one they are asked about. */
	private const OF_THEME = array( 'template', 'part', 'active' );

	/**
	 * Judges records.
	 *
	 * @param array<string, array> $records  Records of the file by key.
	 * @param array<string, array> $here     Records of this site by key.
	 * @param callable             $find     Receives a key, and returns null for a record that this site does not have.
	 * @param bool                 $is_other Whether the file is of another theme.
	 * @param string[]|null        $copies   Keys of templates and parts that may be replaced, being copies of these; null for all.
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
	 * Adds to a person's choices the records of the same file that these need and that the site does not have yet.
	 *
	 * @param array<string, string> $choices Choices by key.
	 * @param array<string, array>  $rows    Rows by key.
	 * @return array<string, string> Choices by key, in the order in which they are written: records that others need are first.
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
		// They are put into the styles that are there by then.
		$presets = array_filter( $ordered, static fn( string $key ): bool => 'presets' === $rows[ $key ]['kind'], ARRAY_FILTER_USE_KEY );

		return array_diff_key( $ordered, $presets ) + $presets;
	}

	/**
	 * Whether two records are the same, apart from their requirements.
	 *
	 * @param array $record A record.
	 * @param array $other  Another one.
	 */
	private static function are_same( array $record, array $other ): bool {
		return array_diff_key( Design_Format::describe( $record ), array( 'needs' => true ) ) == array_diff_key( Design_Format::describe( $other ), array( 'needs' => true ) ); // Ignores the order of keys.
	}

	/**
	 * Whether a key is that of a link's target: where it is missing, the link stays an address.
	 *
	 * @param string $key The key.
	 */
	private static function is_link( string $key ): bool {
		return in_array( explode( '/', $key, 2 )[0], Design_Needs::LINKS, true ) || 1 === preg_match( '#^gone/(post|term)-#', $key );
	}

	/**
	 * Lists the choices for a record. Leaving it out is always possible.
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
