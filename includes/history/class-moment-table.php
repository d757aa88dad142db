<?php
/**
 * Rows of the history that WordPress does not store.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Writes\Unreadable_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes moments: rows of WordPress's table of posts with a type that is not registered. So no query, route, export or feed
 * finds them, no filter of contents changes their JSON, and the table's index finds them by type, status and date.
 */
final class Moment_Table {
	public const TYPE = 'atelier_moment';

	/** A moment that a person named. */
	public const NAMED = 'publish';
	/** A moment that Design named. */
	public const AUTOMATIC = 'pending';
	/** The values that were replaced by going back to a moment, for its undo. */
	public const UNDO = 'draft';
	/** An entry of the log of changes without revisions. */
	public const LOG = 'private';

	/**
	 * Adds a moment.
	 *
	 * @param string $status One of the constants.
	 * @param string $name   Its name.
	 * @param array  $data   Its data.
	 * @param int    $time   GMT seconds.
	 * @param string $theme  Stylesheet of its theme.
	 * @return int Its number; 0 where the database did not store it.
	 */
	public static function add( string $status, string $name, array $data, int $time, string $theme ): int {
		global $wpdb;
		$gmt  = gmdate( 'Y-m-d H:i:s', $time );
		$done = $wpdb->insert(
			$wpdb->posts,
			array(
				'post_type'             => self::TYPE,
				'post_status'           => $status,
				'post_author'           => get_current_user_id(),
				'post_title'            => $name,
				'post_content'          => (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
				'post_name'             => $theme,
				'post_date'             => $gmt,
				'post_date_gmt'         => $gmt,
				'post_modified'         => $gmt,
				'post_modified_gmt'     => $gmt,
				'post_excerpt'          => '',
				'comment_status'        => 'closed',
				'ping_status'           => 'closed',
				'to_ping'               => '',
				'pinged'                => '',
				'post_content_filtered' => '',
			)
		);

		return $done ? (int) $wpdb->insert_id : 0;
	}

	/**
	 * Reads moments, the newest first.
	 *
	 * @param string[] $statuses Constants.
	 * @param int      $after    First time, GMT seconds.
	 * @param int      $before   Time before which they are.
	 * @param int      $limit    The maximum number.
	 * @param bool     $is_whole Whether to read their data, too.
	 * @return list<array{id: int, status: string, name: string, author: int, time: int, theme: string, data: array}>
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public static function read( array $statuses, int $after, int $before, int $limit, bool $is_whole ): array {
		global $wpdb;
		$marks   = implode( ', ', array_fill( 0, count( $statuses ), '%s' ) );
		$content = $is_whole ? 'post_content' : "'' AS post_content";
		// Only placeholders and names of columns are inserted.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_status, post_title, post_author, post_date, post_name, $content FROM $wpdb->posts
				WHERE post_type = %s AND post_status IN ( $marks ) AND post_date >= %s AND post_date < %s ORDER BY post_date DESC, ID DESC LIMIT %d",
				self::TYPE,
				...array( ...$statuses, gmdate( 'Y-m-d H:i:s', $after ), gmdate( 'Y-m-d H:i:s', $before ), $limit )
			)
		);
		Unreadable_Database::check_last_query();

		return array_map( array( self::class, 'describe' ), $rows );
	}

	/**
	 * Reads one moment that is not an entry of the log; null for none.
	 *
	 * @param int $id Its number.
	 * @return array{id: int, status: string, name: string, author: int, time: int, theme: string, data: array}|null
	 */
	public static function find( int $id ): ?array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT ID, post_status, post_title, post_author, post_date, post_name, post_content FROM $wpdb->posts WHERE ID = %d AND post_type = %s AND post_status <> %s", $id, self::TYPE, self::LOG ) );

		return $row ? self::describe( $row ) : null;
	}

	/**
	 * Counts moments.
	 *
	 * @param string $status One of the constants.
	 */
	public static function count( string $status ): int {
		global $wpdb;

		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT( * ) FROM $wpdb->posts WHERE post_type = %s AND post_status = %s", self::TYPE, $status ) );
	}

	/**
	 * Finds moments beyond the newest ones.
	 *
	 * @param string $status One of the constants.
	 * @param int    $count  How many are kept.
	 * @return int[]
	 */
	public static function find_surplus( string $status, int $count ): array {
		global $wpdb;

		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = %s AND post_status = %s ORDER BY post_date DESC, ID DESC LIMIT 1000 OFFSET %d", self::TYPE, $status, $count ) ) );
	}

	/**
	 * Changes the data of a moment.
	 *
	 * @param int   $id   Its number.
	 * @param array $data The data.
	 */
	public static function update( int $id, array $data ): void {
		global $wpdb;
		$wpdb->update(
			$wpdb->posts,
			array( 'post_content' => (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ),
			array(
				'ID'        => $id,
				'post_type' => self::TYPE,
			)
		);
	}

	/**
	 * Renames a moment, which thereby becomes one that a person named.
	 *
	 * @param int    $id   Its number.
	 * @param string $name The name.
	 */
	public static function rename( int $id, string $name ): bool {
		global $wpdb;

		return false !== $wpdb->update(
			$wpdb->posts,
			array(
				'post_title'  => $name,
				'post_status' => self::NAMED,
			),
			array(
				'ID'        => $id,
				'post_type' => self::TYPE,
			)
		);
	}

	/**
	 * Removes moments.
	 *
	 * @param int[] $ids Their numbers.
	 * @return int How many were removed.
	 */
	public static function remove( array $ids ): int {
		global $wpdb;
		if ( ! $ids ) {
			return 0;
		}
		$list = implode( ', ', array_map( 'intval', $ids ) );

		// Only numbers are inserted.
		return (int) $wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->posts WHERE post_type = %s AND ID IN ( $list )", self::TYPE ) );
	}

	/**
	 * Removes entries of the log that are older than a time.
	 *
	 * @param int $time GMT seconds.
	 */
	public static function forget_log( int $time ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->posts WHERE post_type = %s AND post_status = %s AND post_date < %s", self::TYPE, self::LOG, gmdate( 'Y-m-d H:i:s', $time ) ) );
	}

	/**
	 * Describes a row.
	 *
	 * @param object $row The row.
	 * @return array{id: int, status: string, name: string, author: int, time: int, theme: string, data: array}
	 */
	private static function describe( object $row ): array {
		$data = json_decode( $row->post_content, true );

		return array(
			'id'     => (int) $row->ID,
			'status' => $row->post_status,
			'name'   => $row->post_title,
			'author' => (int) $row->post_author,
			'time'   => (int) strtotime( $row->post_date . ' UTC' ),
			'theme'  => $row->post_name,
			'data'   => is_array( $data ) ? $data : array(),
		);
	}
}
