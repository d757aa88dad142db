<?php
/**
 * Acts in the log of the design.
 *
 * @package Atelier
 */

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

/**
 * Reads acts from entries of the log. An act writes many records at once; it ends the rows of the history, and is a row of its own.
 *
 * @phpstan-type Act array{id: int, time: int, end: int, type: string, name: string, by: int, back: int|null}
 */
final class Design_Acts {
	public const BACK          = 'back';
	/** Undoes going back. */
	public const UNDO_BACK     = 'undo-back';
	public const PUBLISH       = 'publish';
	public const UNDO_PUBLISH  = 'undo-publish';
	public const IMPORT        = 'import';
	public const BRING         = 'bring';
	public const UNDO_IMPORT   = 'undo-import';
	public const UNDO_BRING    = 'undo-bring';

	/**
	 * Finds the acts among entries of the log.
	 *
	 * @param array[] $entries Entries.
	 * @return list<array{id: int, time: int, end: int, type: string, name: string, by: int, back: int|null}> In the order of time.
	 */
	public static function find( array $entries ): array {
		$acts = array();
		foreach ( $entries as $entry ) {
			$act = self::read( $entry );
			if ( $act ) {
				$acts[] = $act;
			}
		}
		usort( $acts, static fn( array $a, array $b ): int => array( $a['time'], $a['id'] ) <=> array( $b['time'], $b['id'] ) );

		return $acts;
	}

	/**
	 * Reads the act of an entry; null for none. Entries from earlier versions of the plugin have the moment of a going back only.
	 *
	 * @param array $entry The entry.
	 * @return array{id: int, time: int, end: int, type: string, name: string, by: int, back: int|null}|null
	 */
	public static function read( array $entry ): ?array {
		$act = $entry['data']['act'] ?? null;

		return is_array( $act ) ? array(
			'id'   => $entry['id'],
			'time' => $entry['time'],
			'end'  => max( $entry['time'], (int) ( $act['end'] ?? 0 ) ),
			'type' => (string) ( $act['type'] ?? '' ),
			'name' => (string) ( $act['name'] ?? '' ),
			'by'   => (int) ( $act['by'] ?? 0 ),
			'back' => isset( $act['back'] ) ? (int) $act['back'] : null,
		) : null;
	}

	/**
	 * Returns the posts that an entry's act wrote, by key.
	 *
	 * @param array $entry The entry.
	 * @return array<string, array{title: string, change: string, time: int, revisions: int[]}>
	 */
	public static function list_writes( array $entry ): array {
		return array_map(
			static fn( array $write ): array => array(
				'title'     => (string) ( $write['title'] ?? '' ),
				'change'    => 'created' === ( $write['change'] ?? '' ) ? 'created' : 'changed',
				'time'      => (int) ( $write['time'] ?? $entry['time'] ),
				'revisions' => array_map( 'intval', (array) ( $write['revisions'] ?? array() ) ),
			),
			array_filter( (array) ( $entry['data']['act']['writes'] ?? array() ), 'is_array' )
		);
	}

	/**
	 * Finds the revisions and creations of acts, which are in no other row.
	 *
	 * @param array[] $entries Entries of the log.
	 * @return array{revisions: array<int, true>, created: array<string, true>} Numbers of revisions, and keys of created records, as keys.
	 */
	public static function find_owned( array $entries ): array {
		$owned = array(
			'revisions' => array(),
			'created'   => array(),
		);
		foreach ( $entries as $entry ) {
			foreach ( self::list_writes( $entry ) as $key => $write ) {
				$owned['revisions'] += array_fill_keys( $write['revisions'], true );
				$owned['created']   += 'created' === $write['change'] ? array( $key => true ) : array();
			}
		}

		return $owned;
	}
}
