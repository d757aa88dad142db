<?php
/**
 * Notes of rows before they are written.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

defined( 'ABSPATH' ) || exit;

/**
 * Tells an operation about each row of a post before the row is written, because the process may end after any write. A new row has a
 * creation key, by which it is found although the process ended before its number was known: a globally unique `guid`, which
 * WordPress stores with the row and never changes.
 */
final class Row_Watch {
	/** Begin of a creation key. */
	private const KEY_PREFIX = 'urn:uuid:';

	/** Action before a row is changed without `wp_insert_post()`. */
	private const DIRECT = 'atelier_direct_row_write';

	/** Fields by which the content of a row is recognized. WordPress completes the slug only after it has written the row. */
	private const FIELDS = array( 'post_title', 'post_content', 'post_excerpt', 'post_status', 'post_modified_gmt' );

	/**
	 * Runs a function, and calls another one before each row of some types is inserted or updated.
	 *
	 * @template T
	 * @param string[]                                       $types Types of posts.
	 * @param callable(array{mark: string, key: string}): void $note  Receives the mark of the row, and its creation key; empty for an update.
	 * @param callable(): T                                  $run   The function.
	 * @return T
	 */
	public static function run( array $types, callable $note, callable $run ) {
		$watch = static function ( array $data, array $fields, array $raw, bool $is_update ) use ( $types, $note ): array {
			if ( in_array( $data['post_type'], $types, true ) ) {
				$key = $is_update ? '' : self::KEY_PREFIX . wp_generate_uuid4();
				$note(
					array(
						'mark' => self::make_mark( wp_unslash( $data ) ),
						'key'  => $key,
					)
				);
				$data['guid'] = $is_update ? $data['guid'] : $key;
			}

			return $data;
		};
		$watch_direct = static function ( array $row ) use ( $types, $note ): void {
			if ( in_array( $row['post_type'], $types, true ) ) {
				$note(
					array(
						'mark' => self::make_mark( $row ),
						'key'  => '',
					)
				);
			}
		};
		add_filter( 'wp_insert_post_data', $watch, PHP_INT_MAX, 4 );
		add_action( self::DIRECT, $watch_direct );
		try {
			return $run();
		} finally {
			remove_filter( 'wp_insert_post_data', $watch, PHP_INT_MAX );
			remove_action( self::DIRECT, $watch_direct );
		}
	}

	/**
	 * Reports a row that is about to be changed without `wp_insert_post()`, as deletions and their restoration do.
	 *
	 * @param \WP_Post              $post    The post before the change.
	 * @param array<string, string> $changes Its new columns.
	 */
	public static function report_direct_write( \WP_Post $post, array $changes ): void {
		do_action( self::DIRECT, $changes + get_object_vars( $post ) );
	}

	/**
	 * Returns the mark of a stored row: equal marks mean that nobody has saved the post in between. Empty where there is no row.
	 *
	 * @param int $id Number of the post.
	 */
	public static function read_mark( int $id ): string {
		global $wpdb;
		// Reads the stored row instead of the cache.
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $wpdb->posts WHERE ID = %d", $id ), ARRAY_A );

		return $row ? self::make_mark( $row ) : '';
	}

	/**
	 * Finds posts by their creation keys.
	 *
	 * @param string[] $keys The keys.
	 * @return int[] Their numbers, in the order of creation.
	 */
	public static function find_created( array $keys ): array {
		global $wpdb;
		$marks = implode( ', ', array_fill( 0, count( $keys ), '%s' ) );

		// Only placeholders are inserted.
		return $keys ? array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE guid IN ( $marks ) ORDER BY ID", $keys ) ) ) : array();
	}

	/**
	 * Makes the mark of a row.
	 *
	 * @param array<string, mixed> $row Its columns.
	 */
	private static function make_mark( array $row ): string {
		return md5( (string) wp_json_encode( array_map( static fn( string $field ): string => (string) ( $row[ $field ] ?? '' ), self::FIELDS ) ) );
	}
}
