<?php
/**
 * Queries for deleted records.
 *
 * @package Atelier
 */

namespace Atelier\Deletions;

use Atelier\Writes\Unreadable_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads columns of deleted posts, never their contents or all of their meta, which may be larger than PHP's memory.
 *
 * A row has the post's type and author, and the status before its deletion, which is empty where it is unknown. It names the person who
 * deleted it (0 for nobody), the time of the deletion and the time when it expires. `is_reset` is true where a file of the theme or a
 * plugin shows instead.
 *
 * @phpstan-type Row array{id: int, type: string, author: int, status: string, person: int, time: int, expires: int, is_reset: bool}
 */
final class Kept_Records {
	/** How many deletions are kept for each person. */
	public const MAX_ITEMS = 1000;

	/** How many bytes of content are kept for each person. The last deletion is kept even if it is larger. */
	public const MAX_BYTES = 67108864;

	/** How many deletions of all people together are listed. */
	private const MAX_LISTED = 10000;

	/** How many deletions without Design's mark are listed. There is no limit for each person, so that they must not displace others. */
	private const MAX_UNMARKED = 1000;

	/** Time at which WordPress itself moved a post to the trash. */
	private const TRASH_TIME_META = '_wp_trash_meta_time';

	/**
	 * Lists the records that can be restored, the last deleted first: those that Design deleted, those in WordPress's trash, and those that an
	 * interrupted deletion left there without a mark, which count as deleted now.
	 *
	 * @return array<int, Row> By number of the post.
	 */
	public function list(): array {
		$list = $this->rows( 't.meta_id IS NOT NULL', self::MAX_LISTED ) + $this->rows( 't.meta_id IS NULL', self::MAX_UNMARKED );
		uasort( $list, static fn( array $a, array $b ): int => array( $b['time'], $b['id'] ) <=> array( $a['time'], $a['id'] ) );

		return $list;
	}

	/**
	 * Reads the row of one post.
	 *
	 * @param int $id Number of a deleted post.
	 * @return Row|null
	 */
	public function read( int $id ): ?array {
		return $this->rows( "p.ID = $id", 1 )[ $id ] ?? null;
	}

	/**
	 * Reads the titles of posts.
	 *
	 * @param int[] $ids Numbers of the posts.
	 * @return array<int, string>
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public function titles( array $ids ): array {
		global $wpdb;
		if ( ! $ids ) {
			return array();
		}
		$rows = $wpdb->get_results( "SELECT ID, post_title FROM $wpdb->posts WHERE ID IN ( " . implode( ', ', array_map( 'intval', $ids ) ) . ' )' ); // Only numbers are inserted.
		Unreadable_Database::check_last_query();

		return array_column( $rows, 'post_title', 'ID' );
	}

	/**
	 * Finds records that were deleted before a time, in the order of their numbers.
	 *
	 * @param int $before A time stamp.
	 * @param int $limit  The maximum number.
	 * @return int[] Numbers of the posts.
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public function find_older( int $before, int $limit ): array {
		global $wpdb;

		// All parts are prepared.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT p.ID FROM $wpdb->posts p JOIN $wpdb->postmeta t ON t.post_id = p.ID AND t.meta_key = %s
				WHERE " . self::in_trash() . ' AND t.meta_value + 0 < %d GROUP BY p.ID ORDER BY MIN( t.meta_value + 0 ), p.ID LIMIT %d',
				Deleted_Posts::TIME_META,
				$before,
				$limit
			)
		);
		Unreadable_Database::check_last_query();

		return array_map( 'intval', $ids );
	}

	/**
	 * Finds records that an interrupted deletion left in the trash: neither Design nor WordPress has stored the time.
	 *
	 * @param int $limit The maximum number.
	 * @return int[] Numbers of the posts.
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public function find_unmarked( int $limit ): array {
		global $wpdb;

		// All parts are prepared.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT p.ID FROM $wpdb->posts p WHERE " . self::in_trash() . "
				AND NOT EXISTS ( SELECT 1 FROM $wpdb->postmeta m WHERE m.post_id = p.ID AND m.meta_key IN ( %s, %s ) ) LIMIT %d",
				Deleted_Posts::TIME_META,
				self::TRASH_TIME_META,
				$limit
			)
		);
		Unreadable_Database::check_last_query();

		return array_map( 'intval', $ids );
	}

	/**
	 * Returns whether any record is kept.
	 */
	public function has_any(): bool {
		return array() !== $this->find_older( PHP_INT_MAX, 1 );
	}

	/**
	 * Finds the people whose deletions exceed the limits.
	 *
	 * @return int[] Their numbers; 0 for records that no known person deleted.
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public function find_people_over_limit(): array {
		global $wpdb;

		// All parts are prepared.
		$people = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT b.meta_value FROM $wpdb->posts p JOIN $wpdb->postmeta b ON b.post_id = p.ID AND b.meta_key = %s
				WHERE " . self::in_trash() . ' GROUP BY b.meta_value HAVING COUNT( * ) > %d OR SUM( LENGTH( p.post_content ) ) > %d',
				Deleted_Posts::PERSON_META,
				self::MAX_ITEMS,
				self::MAX_BYTES
			)
		);
		Unreadable_Database::check_last_query();

		return array_map( 'intval', $people );
	}

	/**
	 * Counts the kept records of a person.
	 *
	 * @param int $person Number of the person.
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public function count( int $person ): int {
		global $wpdb;

		// All parts are prepared.
		$count = $wpdb->get_var(
			$wpdb->prepare(
				"SELECT COUNT( * ) FROM $wpdb->posts p JOIN $wpdb->postmeta b ON b.post_id = p.ID AND b.meta_key = %s WHERE " . self::in_trash() . ' AND b.meta_value = %s',
				Deleted_Posts::PERSON_META,
				(string) $person
			)
		);
		Unreadable_Database::check_last_query();

		return (int) $count;
	}

	/**
	 * Finds the records above a person's limits, the oldest first.
	 *
	 * @param int $person Number of the person.
	 * @param int $limit  The maximum number.
	 * @return int[] Numbers of the posts.
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public function find_surplus( int $person, int $limit ): array {
		global $wpdb;
		// All parts are prepared.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.ID, LENGTH( p.post_content ) AS bytes, t.meta_value + 0 AS deleted FROM $wpdb->posts p
				JOIN $wpdb->postmeta b ON b.post_id = p.ID AND b.meta_key = %s
				LEFT JOIN $wpdb->postmeta t ON t.post_id = p.ID AND t.meta_key = %s
				WHERE " . self::in_trash() . ' AND b.meta_value = %s ORDER BY deleted DESC, p.ID DESC',
				Deleted_Posts::PERSON_META,
				Deleted_Posts::TIME_META,
				(string) $person
			)
		);
		Unreadable_Database::check_last_query();
		$items = 0;
		$bytes = 0;
		foreach ( $rows as $index => $row ) {
			$bytes += (int) $row->bytes;
			if ( ++$items > self::MAX_ITEMS || ( $items > 1 && $bytes > self::MAX_BYTES ) ) {
				return array_slice( array_reverse( array_map( 'intval', array_column( array_slice( $rows, $index ), 'ID' ) ) ), 0, $limit );
			}
		}

		return array();
	}

	/**
	 * Reads rows of the list.
	 *
	 * @param string $condition A further condition.
	 * @param int    $limit     The maximum number.
	 * @return array<int, Row>
	 */
	private function rows( string $condition, int $limit ): array {
		global $wpdb;
		// All parts are prepared. WP_Query would read contents.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.ID, p.post_type, p.post_author, s.meta_value AS status, b.meta_value AS person, r.meta_value AS reset,
					COALESCE( t.meta_value, w.meta_value, %d ) + 0 AS deleted, t.meta_value AS marked, w.meta_value AS trashed
				FROM $wpdb->posts p
				LEFT JOIN $wpdb->postmeta t ON t.post_id = p.ID AND t.meta_key = %s
				LEFT JOIN $wpdb->postmeta w ON w.post_id = p.ID AND w.meta_key = %s
				LEFT JOIN $wpdb->postmeta s ON s.post_id = p.ID AND s.meta_key = %s
				LEFT JOIN $wpdb->postmeta b ON b.post_id = p.ID AND b.meta_key = %s
				LEFT JOIN $wpdb->postmeta r ON r.post_id = p.ID AND r.meta_key = %s
				LEFT JOIN $wpdb->postmeta g ON g.post_id = p.ID AND g.meta_key = %s
				WHERE " . self::in_trash() . " AND ( p.post_type <> %s OR g.meta_id IS NOT NULL ) AND $condition
				ORDER BY deleted DESC, p.ID DESC LIMIT %d",
				time(),
				Deleted_Posts::TIME_META,
				self::TRASH_TIME_META,
				Deleted_Posts::STATUS_META,
				Deleted_Posts::PERSON_META,
				Deleted_Posts::RESET_META,
				Deleted_Terms::SIGNATURE_META,
				Deleted_Terms::POST_TYPE,
				$limit
			)
		);
		Unreadable_Database::check_last_query();
		$list = array();
		foreach ( $rows as $row ) {
			// A post with several values of a meta has several rows.
			$days                     = null === $row->marked && null !== $row->trashed ? EMPTY_TRASH_DAYS : Deletion_Expiry::DAYS;
			$list[ (int) $row->ID ] ??= array(
				'id'       => (int) $row->ID,
				'type'     => $row->post_type,
				'author'   => (int) $row->post_author,
				'status'   => (string) $row->status,
				'person'   => (int) $row->person,
				'time'     => (int) $row->deleted,
				'expires'  => (int) $row->deleted + $days * DAY_IN_SECONDS,
				'is_reset' => (bool) $row->reset,
			);
		}

		return $list;
	}

	/**
	 * Returns the condition for posts in the trash that have one of the kept types.
	 */
	private static function in_trash(): string {
		global $wpdb;

		return (string) $wpdb->prepare(
			"p.post_status = 'trash' AND p.post_type IN ( " . implode( ', ', array_fill( 0, count( Deleted_Posts::TYPES ), '%s' ) ) . ' )', // Placeholders only.
			...Deleted_Posts::TYPES
		);
	}
}
