<?php
/**
 * States of records at a time.
 *
 * @package Atelier
 */

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the place of a record's content at a time. A revision has the date of its change, so the newest one
 * from that time or before has the record's content.
 */
final class Record_States {
	/** The record has its current content. */
	public const CURRENT = 'current';
	/** The record has the content of a revision. */
	public const REVISION = 'revision';
	/** Global styles have their initial, empty content. */
	public const INITIAL = 'initial';
	/** The record did not exist. */
	public const ABSENT = 'absent';
	/** The record's content is not stored any more. */
	public const NOT_KEPT = 'not_kept';

	/**
	 * Finds the state.
	 *
	 * @param array{kind: string, created: int, modified: int, deleted: int} $record    The record; `deleted` is 0 for an existing one.
	 * @param array{latest: int, count: int}                                  $revisions Number of its newest revision from the time or before, or 0;
	 *                                                                                   and the count of all its revisions.
	 * @param int                                                             $time      GMT seconds.
	 * @param int                                                             $limit     How many revisions are kept; -1 for all.
	 * @return array{is: string, revision: int}
	 */
	public static function find( array $record, array $revisions, int $time, int $limit ): array {
		$is_styles = 'wp_global_styles' === $record['kind'];
		$was_there = $time >= $record['created'] && ( 0 === $record['deleted'] || $time < $record['deleted'] );
		$is        = match ( true ) {
			! $was_there                   => $is_styles ? self::INITIAL : self::ABSENT,
			$time >= $record['modified']   => self::CURRENT,
			$revisions['latest'] > 0       => self::REVISION,
			// The first change makes a revision: without one, the record was not changed.
			0 === $revisions['count']      => 0 === $limit ? self::NOT_KEPT : self::CURRENT,
			$is_styles                     => $limit < 0 || $revisions['count'] < $limit ? self::INITIAL : self::NOT_KEPT,
			default                        => self::NOT_KEPT,
		};

		return array(
			'is'       => $is,
			'revision' => self::REVISION === $is ? $revisions['latest'] : 0,
		);
	}

	/**
	 * Finds the value of a logged setting at a time: the one that the first change after it replaced.
	 *
	 * @param array<int, array{time: int, changes: array<string, array{0: mixed, 1: mixed}>}> $log  Changes with the earlier and later values, in any order.
	 * @param int                                                                             $time GMT seconds.
	 * @return array<string, mixed> Values of the settings that were changed since, by key.
	 */
	public static function find_settings( array $log, int $time ): array {
		usort( $log, static fn( array $a, array $b ): int => $b['time'] <=> $a['time'] );
		$values = array();
		foreach ( $log as $entry ) {
			if ( $entry['time'] > $time ) {
				foreach ( $entry['changes'] as $key => $pair ) {
					$values[ $key ] = $pair[0];
				}
			}
		}

		return $values;
	}
}
