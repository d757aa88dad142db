<?php
/**
 * Revisions of a design's records.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Writes\Unreadable_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads WordPress's own revisions of many records at once. Numbers grow with time, and the index of `post_parent` contains them: the newest ones of
 * some records are found without reading any other row.
 */
final class Revision_Rows {
	private const AUTOSAVE = '%-autosave-v1';

	/** How many revisions around a time are read at most. */
	private const MAX_NEAR = 10000;

	/** More than the difference between any two time zones, in seconds. */
	private const ZONES = 27 * HOUR_IN_SECONDS;

	/**
	 * Reads the newest revisions below a number.
	 *
	 * @param int[] $parents Numbers of the records.
	 * @param int   $below   Number below which theirs are; 0 for all.
	 * @param int   $limit   How many rows are read.
	 * @return array{rows: list<array{id: int, parent: int, author: int, time: int}>, lowest: int, isLast: bool} `lowest` is the lowest number that was read.
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public static function read_newest( array $parents, int $below, int $limit ): array {
		global $wpdb;
		if ( ! $parents ) {
			return array(
				'rows'   => array(),
				'lowest' => 0,
				'isLast' => true,
			);
		}
		$list  = implode( ', ', array_map( 'intval', $parents ) );
		$limit = max( 1, $limit );
		$bound = $below > 0 ? "AND ID + 0 < $below" : '';
		// Only numbers are inserted. `+ 0` prevents the database from reading all posts in the order of their numbers.
		$ids = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_parent IN ( $list ) $bound ORDER BY ID + 0 DESC LIMIT $limit" ) );
		Unreadable_Database::check_last_query();

		return array(
			'rows'   => self::read_rows( $ids ),
			'lowest' => $ids ? min( $ids ) : 0,
			'isLast' => count( $ids ) < $limit,
		);
	}

	/**
	 * Finds a number above those of the revisions before a time, by the index of dates. The dates are local, and the time zone may have changed.
	 *
	 * @param int $time GMT seconds.
	 * @return int 0 where there are none.
	 */
	public static function find_number_at( int $time ): int {
		global $wpdb;
		// The order of dates can differ from that of numbers: the highest of several numbers is used.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT ID FROM $wpdb->posts WHERE post_type = 'revision' AND post_status = 'inherit' AND post_date < %s ORDER BY post_date DESC LIMIT 100",
				get_date_from_gmt( gmdate( 'Y-m-d H:i:s', $time + self::ZONES ) )
			)
		);

		return $ids ? 1 + max( array_map( 'intval', $ids ) ) : 0;
	}

	/**
	 * Finds each record's newest revision from a time or before.
	 *
	 * @param int[] $parents Numbers of the records.
	 * @param int   $time    GMT seconds.
	 * @return array<int, array{latest: int, count: int}> By number of the record; `latest` is 0 where there is none.
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public static function find_latest( array $parents, int $time ): array {
		$found = self::find_latest_by_number( $parents, $time );

		return $found + self::find_latest_by_date( array_diff( $parents, array_keys( $found ) ), $time );
	}

	/**
	 * Finds the same by the index of `post_parent`, which contains numbers. It reads the dates of the revisions around the time, and of the
	 * newest one before them.
	 *
	 * @param int[] $parents Numbers of the records.
	 * @param int   $time    GMT seconds.
	 * @return array<int, array{latest: int, count: int}> Records without such a revision are missing.
	 */
	private static function find_latest_by_number( array $parents, int $time ): array {
		global $wpdb;
		$above = $parents ? self::find_number_at( $time - 2 * self::ZONES ) : 0;
		$below = $parents ? self::find_number_at( $time + 1 ) : 0;
		if ( 0 === $below ) {
			return array();
		}
		$list = implode( ', ', array_map( 'intval', $parents ) );
		// Only numbers are inserted.
		$near = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_parent IN ( $list ) AND ID + 0 >= $above AND ID + 0 < $below LIMIT " . self::MAX_NEAR ) );
		Unreadable_Database::check_last_query();
		if ( count( $near ) >= self::MAX_NEAR ) {
			return array();
		}
		$before = array_map( 'intval', $wpdb->get_col( "SELECT MAX( ID ) FROM $wpdb->posts WHERE post_parent IN ( $list ) AND ID < $above GROUP BY post_parent" ) );
		Unreadable_Database::check_last_query();
		$found = array();
		foreach ( self::read_rows( array( ...$near, ...$before ) ) as $row ) {
			if ( $row['time'] <= $time && $row['id'] > ( $found[ $row['parent'] ]['latest'] ?? 0 ) ) {
				$found[ $row['parent'] ] = array(
					'latest' => $row['id'],
					// The least possible count: the exact one is used only where there is no such revision.
					'count'  => 1,
				);
			}
		}

		return $found;
	}

	/**
	 * Finds the same by the dates of all revisions.
	 *
	 * @param int[] $parents Numbers of the records.
	 * @param int   $time    GMT seconds.
	 * @return array<int, array{latest: int, count: int}>
	 */
	private static function find_latest_by_date( array $parents, int $time ): array {
		global $wpdb;
		if ( ! $parents ) {
			return array();
		}
		$list = implode( ', ', array_map( 'intval', $parents ) );
		// Only numbers are inserted.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT post_parent, COUNT( * ) AS total, MAX( CASE WHEN post_date_gmt <= %s THEN ID ELSE 0 END ) AS latest FROM $wpdb->posts
				WHERE post_parent IN ( $list ) AND post_type = 'revision' AND post_name NOT LIKE %s GROUP BY post_parent",
				gmdate( 'Y-m-d H:i:s', $time ),
				self::AUTOSAVE
			)
		);
		Unreadable_Database::check_last_query();
		$found = array();
		foreach ( $rows as $row ) {
			$found[ (int) $row->post_parent ] = array(
				'latest' => (int) $row->latest,
				'count'  => (int) $row->total,
			);
		}

		return $found;
	}

	/**
	 * Reads the values of posts and revisions.
	 *
	 * @param int[] $ids Their numbers.
	 * @return array<int, array{title: string, content: string, excerpt: string}> By number.
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public static function read_values( array $ids ): array {
		global $wpdb;
		$values = array();
		foreach ( array_chunk( array_map( 'intval', array_unique( $ids ) ), 200 ) as $batch ) {
			$list = implode( ', ', $batch );
			// Only numbers are inserted. The cache is not used, because it may be stale.
			$rows = $wpdb->get_results( "SELECT ID, post_title, post_content, post_excerpt FROM $wpdb->posts WHERE ID IN ( $list )" );
			Unreadable_Database::check_last_query();
			foreach ( $rows as $row ) {
				$values[ (int) $row->ID ] = array(
					'title'   => $row->post_title,
					'content' => $row->post_content,
					'excerpt' => $row->post_excerpt,
				);
			}
		}

		return $values;
	}

	/**
	 * Reads the fields of revisions, and leaves out autosaves and other posts.
	 *
	 * @param int[] $ids Their numbers.
	 * @return list<array{id: int, parent: int, author: int, time: int}>
	 */
	private static function read_rows( array $ids ): array {
		global $wpdb;
		if ( ! $ids ) {
			return array();
		}
		$list = implode( ', ', $ids );
		// Only numbers are inserted.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_parent, post_author, post_date_gmt FROM $wpdb->posts WHERE ID IN ( $list ) AND post_type = 'revision' AND post_name NOT LIKE %s", self::AUTOSAVE ) );
		Unreadable_Database::check_last_query();

		return array_map(
			static fn( object $row ): array => array(
				'id'     => (int) $row->ID,
				'parent' => (int) $row->post_parent,
				'author' => (int) $row->post_author,
				'time'   => Design_Records::to_time( $row->post_date_gmt ),
			),
			$rows
		);
	}
}
