<?php
/**
 * The people who have records open.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

defined( 'ABSPATH' ) || exit;

/**
 * Stores who has a record open, so that people see each other before they write.
 *
 * Posts have WordPress's own lock (`_edit_lock`), which names one person: Design acquires it where it is free, shows who else has it, and
 * never takes it over. Each person who has a record open in Design also has a row in the options table. So people without the lock, and
 * people who edit a file of the theme, are shown, too. Rows are not read from the object cache.
 */
final class Open_Records {
	/** Prefix of the rows; a hash of the record and the id of the person follow. */
	public const PREFIX = 'atelier_open_';

	/** How old the person's row or lock may be before it is written again, in seconds. */
	private const REFRESH_AFTER = 45;

	/**
	 * Stores that the current person has a record open.
	 *
	 * @param string $subject Unique name of the record.
	 * @param int    $post_id Id of its post; 0 for a file of the theme.
	 */
	public function enter( string $subject, int $post_id ): void {
		$rows = $this->read( $subject );
		$self = get_current_user_id();
		if ( ( $rows[ $self ] ?? 0 ) <= time() - self::REFRESH_AFTER ) {
			$this->write( $subject );
		}
		if ( $post_id && ! $this->find_lock_holder( $post_id ) && $this->own_lock_age( $post_id ) >= self::REFRESH_AFTER ) {
			require_once ABSPATH . 'wp-admin/includes/post.php';
			wp_set_post_lock( $post_id );
		}
	}

	/**
	 * Stores that the current person has closed a record. A lock of somebody else stays.
	 *
	 * @param string $subject Unique name of the record.
	 * @param int    $post_id Id of its post; 0 for a file of the theme.
	 */
	public function close( string $subject, int $post_id ): void {
		global $wpdb;
		// The rows are not in the object cache.
		$wpdb->delete( $wpdb->options, array( 'option_name' => self::get_prefix( $subject ) . get_current_user_id() ) );
		$lock = $post_id ? (string) get_post_meta( $post_id, '_edit_lock', true ) : '';
		if ( str_ends_with( $lock, ':' . get_current_user_id() ) ) {
			delete_post_meta( $post_id, '_edit_lock', $lock );
		}
	}

	/**
	 * Returns the others who have a record open: in Design, or in an editor of WordPress.
	 *
	 * @param string $subject Unique name of the record.
	 * @param int    $post_id Id of its post; 0 for a file of the theme.
	 * @return int[] Ids of people.
	 */
	public function others( string $subject, int $post_id ): array {
		$fresh = array_filter( $this->read( $subject ), static fn( int $time ): bool => $time > time() - self::window() );
		$ids   = array_keys( $fresh );
		if ( $post_id ) {
			$ids[] = $this->find_lock_holder( $post_id );
		}

		return array_values( array_diff( array_unique( array_filter( $ids ) ), array( get_current_user_id() ) ) );
	}

	/**
	 * Returns the others who have some of many records open, with one query for all.
	 *
	 * @param array<string, int> $records Numbers of their posts, by unique name of the record.
	 * @return array<string, int[]> Ids of people, by the same.
	 */
	public function others_of_many( array $records ): array {
		global $wpdb;
		$fresh = array();
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s AND option_value > %s", $wpdb->esc_like( self::PREFIX ) . '%', (string) ( time() - self::window() ) ) );
		foreach ( $rows as $row ) {
			$at                                               = (int) strrpos( $row->option_name, '_' ) + 1;
			$fresh[ substr( $row->option_name, 0, $at ) ][] = (int) substr( $row->option_name, $at );
		}
		$others = array();
		foreach ( $records as $subject => $post_id ) {
			$ids                = array( ...( $fresh[ self::get_prefix( $subject ) ] ?? array() ), $post_id ? $this->find_lock_holder( $post_id ) : 0 );
			$others[ $subject ] = array_values( array_diff( array_unique( array_filter( $ids ) ), array( get_current_user_id() ) ) );
		}

		return $others;
	}

	/**
	 * Returns how long a signal is valid, in seconds: as long as WordPress's lock.
	 */
	private static function window(): int {
		/** This filter is documented in wp-admin/includes/ajax-actions.php */
		return (int) apply_filters( 'wp_check_post_lock_window', 150 );
	}

	/**
	 * Returns the other person who has WordPress's lock over a post; 0 when nobody has.
	 *
	 * @param int $post_id Id of the post.
	 */
	private function find_lock_holder( int $post_id ): int {
		// Without a lock the post need not be read.
		if ( ! get_post_meta( $post_id, '_edit_lock', true ) ) {
			return 0;
		}
		require_once ABSPATH . 'wp-admin/includes/post.php';

		return (int) wp_check_post_lock( $post_id );
	}

	/**
	 * Returns the age of the current person's lock over a post, in seconds; `PHP_INT_MAX` without a lock.
	 *
	 * @param int $post_id Id of the post.
	 */
	private function own_lock_age( int $post_id ): int {
		$lock = explode( ':', (string) get_post_meta( $post_id, '_edit_lock', true ) );

		return (int) ( $lock[1] ?? 0 ) === get_current_user_id() ? time() - (int) $lock[0] : PHP_INT_MAX;
	}

	/**
	 * Reads who has a record open, and the times of their last signals.
	 *
	 * @param string $subject Unique name of the record.
	 * @return array<int, int> Times by id of the person.
	 */
	private function read( string $subject ): array {
		global $wpdb;
		$prefix = self::get_prefix( $subject );
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
		$times = array();
		foreach ( $rows as $row ) {
			$times[ (int) substr( $row->option_name, strlen( $prefix ) ) ] = (int) $row->option_value;
		}

		return $times;
	}

	/**
	 * Writes the current person's row, and deletes all expired rows.
	 *
	 * @param string $subject Unique name of the record.
	 */
	private function write( string $subject ): void {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' ) ON DUPLICATE KEY UPDATE option_value = VALUES( option_value )",
				self::get_prefix( $subject ) . get_current_user_id(),
				(string) time()
			)
		);
		$wpdb->query(
			$wpdb->prepare(
				"DELETE FROM $wpdb->options WHERE option_name LIKE %s AND option_value < %s",
				$wpdb->esc_like( self::PREFIX ) . '%',
				(string) ( time() - self::window() )
			)
		);
	}

	/**
	 * Returns the prefix of the names of a record's rows.
	 *
	 * @param string $subject Unique name of the record.
	 */
	private static function get_prefix( string $subject ): string {
		return self::PREFIX . md5( $subject ) . '_';
	}
}
