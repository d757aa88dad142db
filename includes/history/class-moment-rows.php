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
 * limits of the ten minutes do not depend on the changes, so that a row is the same on any page. An act, see {@see Design_Acts}, ends the rows
 * of all authors, and is a row of its own: the design before it can be restored.
 *
 * @phpstan-type Change array{key: string, time: int, author: int, change: string, revision: int|null, post?: int, act?: array, back?: int, title?: string}
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
	 * @param array<int, array> $changes Changes in any order. `back` is the time of the moment to which a change returned, `act` the act that made
	 *                                   it, and `post` the number of its log entry: in one second, posts with higher numbers are later.
	 * @param list<array>       $acts    Result of {@see Design_Acts::find()}, which end rows.
	 * @return list<array{start: int, author: int, from: int, to: int, last: int, back: int|null, act: array|null, part: int, records: array[]}> `part` is the
	 *                                                                                           number of the act before the row; `last` is its last post.
	 */
	public static function join( array $changes, array $acts = array() ): array {
		$rank = static fn( array $change ): array => array( $change['time'], self::RANKS[ $change['change'] ] ?? 1, $change['revision'] ?? 0 );
		usort( $changes, static fn( array $a, array $b ): int => $rank( $a ) <=> $rank( $b ) );
		$rows = array();
		foreach ( $changes as $change ) {
			$act   = $change['act'] ?? null;
			$part  = $act['id'] ?? self::find_part( $change, $acts );
			$start = self::get_start( self::get_time( $change ) );
			$name  = $act ? "act $part" : "$start {$change['author']} $part";

			$rows[ $name ] ??= array(
				'start'   => $start,
				'author'  => $change['author'],
				'from'    => $change['time'],
				'to'      => $change['time'],
				'last'    => 0,
				'back'    => $act['back'] ?? null,
				'act'     => $act,
				'part'    => $part,
				'records' => array(),
			);
			$rows[ $name ]['to']   = $change['time'];
			$rows[ $name ]['last'] = max( $rows[ $name ]['last'], self::get_post( $change ) );
			$rows[ $name ]['back'] = $change['back'] ?? $rows[ $name ]['back'];
			if ( '' !== $change['key'] ) {
				$rows[ $name ]['records'][ $change['key'] ] = self::add( $rows[ $name ]['records'][ $change['key'] ] ?? null, $change );
			}
		}

		return self::sort( array_map( static fn( array $row ): array => array( 'records' => array_values( $row['records'] ) ) + $row, array_values( $rows ) ) );
	}

	/**
	 * Sorts rows, the newest first.
	 *
	 * @param list<array> $rows Rows.
	 * @return list<array>
	 */
	public static function sort( array $rows ): array {
		usort( $rows, static fn( array $a, array $b ): int => array( $b['start'], $b['to'], $b['last'], $b['author'] ) <=> array( $a['start'], $a['to'], $a['last'], $a['author'] ) );

		return $rows;
	}

	/**
	 * Returns the time by which a change is on a page: for one of an act, when the act began.
	 *
	 * @param array $change The change.
	 */
	public static function get_time( array $change ): int {
		return $change['act']['time'] ?? $change['time'];
	}

	/**
	 * Returns the number of the post that came with a change; 0 where it is not known.
	 *
	 * @param array $change The change.
	 */
	private static function get_post( array $change ): int {
		return $change['act']['id'] ?? $change['post'] ?? $change['revision'] ?? 0;
	}

	/**
	 * Returns the number of the last act before a change; 0 for none.
	 *
	 * @param array       $change The change.
	 * @param list<array> $acts   Acts, in the order of time.
	 */
	private static function find_part( array $change, array $acts ): int {
		$at  = array( $change['time'], self::get_post( $change ) );
		$low = 0;
		$end = count( $acts );
		while ( $low < $end ) {
			$middle = intdiv( $low + $end, 2 );
			if ( array( $acts[ $middle ]['time'], $acts[ $middle ]['id'] ) <= $at ) {
				$low = $middle + 1;
			} else {
				$end = $middle;
			}
		}

		return $low ? $acts[ $low - 1 ]['id'] : 0;
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
