<?php
/**
 * Rows of the history.
 *
 * @package Atelier
 */

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

/**
 * Groups changes into rows: those that one author made within the same ten minutes of the clock form one row. The
 * limits of the ten minutes do not depend on the changes, so that a row is the same on any page.
 *
 * @phpstan-type Change array{key: string, time: int, author: int, change: string, revision: int|null, back?: int, title?: string}
 */
final class Moment_Rows {
	/** Length of a row's time, in seconds. */
	public const SPAN = 600;

	/** Order of the changes in one second. */
	private const RANKS = array(
		'created'  => 0,
		'changed'  => 1,
		'deleted'  => 2,
		'restored' => 3,
	);

	/** How many times of one record a row lists. */
	private const MAX_TIMES = 20;

	/**
	 * Returns the start of the ten minutes to which a time belongs.
	 *
	 * @param int $time GMT seconds.
	 */
	public static function get_start( int $time ): int {
		return $time - ( $time % self::SPAN + self::SPAN ) % self::SPAN;
	}

	/**
	 * Groups changes into rows, the newest first.
	 *
	 * @param array<int, array{key: string, time: int, author: int, change: string, revision: int|null, back?: int, title?: string}> $changes Changes in any order. `back` is
	 *                                                                                                            the time of the moment to which a change returned.
	 * @return list<array{start: int, author: int, from: int, to: int, back: int|null, records: array[]}>
	 */
	public static function join( array $changes ): array {
		$rank = static fn( array $change ): array => array( $change['time'], self::RANKS[ $change['change'] ] ?? 1, $change['revision'] ?? 0 );
		usort( $changes, static fn( array $a, array $b ): int => $rank( $a ) <=> $rank( $b ) );
		$rows = array();
		foreach ( $changes as $change ) {
			$start  = self::get_start( $change['time'] );
			$name   = "$start {$change['author']}";
			$rows[ $name ] ??= array(
				'start'   => $start,
				'author'  => $change['author'],
				'from'    => $change['time'],
				'to'      => $change['time'],
				'back'    => null,
				'records' => array(),
			);
			$rows[ $name ]['to']   = $change['time'];
			$rows[ $name ]['back'] = $change['back'] ?? $rows[ $name ]['back'];
			if ( '' !== $change['key'] ) {
				$rows[ $name ]['records'][ $change['key'] ] = self::add( $rows[ $name ]['records'][ $change['key'] ] ?? null, $change );
			}
		}
		$rows = array_map( static fn( array $row ): array => array( 'records' => array_values( $row['records'] ) ) + $row, array_values( $rows ) );
		usort( $rows, static fn( array $a, array $b ): int => array( $b['start'], $b['to'], $b['author'] ) <=> array( $a['start'], $a['to'], $a['author'] ) );

		return $rows;
	}

	/**
	 * Returns the rows of one page: at least the requested number, and all rows of the last ten minutes.
	 *
	 * @param array[] $rows  Rows with `start`, the newest first.
	 * @param int     $count The requested number.
	 * @return array[]
	 */
	public static function slice_page( array $rows, int $count ): array {
		if ( count( $rows ) <= $count ) {
			return $rows;
		}
		$last = $rows[ $count - 1 ]['start'];

		return array_values( array_filter( $rows, static fn( array $row ): bool => $row['start'] >= $last ) );
	}

	/**
	 * Adds a change to its record's entry in a row. Changes are added in the order of time.
	 *
	 * @param array|null $record The entry so far.
	 * @param array      $change The change.
	 */
	private static function add( ?array $record, array $change ): array {
		$times = array_values( array_unique( array( ...( $record['times'] ?? array() ), $change['time'] ) ) );

		return array(
			'key'      => $change['key'],
			'count'    => ( $record['count'] ?? 0 ) + 1,
			'revision' => $change['revision'],
			'time'     => $change['time'],
			'change'   => 'changed' === $change['change'] && in_array( $record['change'] ?? '', array( 'created', 'restored' ), true ) ? $record['change'] : $change['change'],
			'times'    => array_slice( $times, -self::MAX_TIMES ),
		) + ( isset( $change['title'] ) ? array( 'title' => $change['title'] ) : array() );
	}
}
