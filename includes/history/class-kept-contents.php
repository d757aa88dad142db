<?php
/**
 * Stored contents of moments.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Writes\Unreadable_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Stores each content once for all moments that refer to it, because few records change between two moments.
 * Its rows have a type that is not registered, as those of {@see Moment_Table}.
 */
final class Kept_Contents {
	public const TYPE = 'atelier_kept';

	/** How many rows one query reads or deletes. */
	private const BATCH = 200;

	/**
	 * Stores values.
	 *
	 * @param array<string, array> $values Values by key of the record.
	 * @return array<string, string>|null Their names by key; null where the database did not store them.
	 */
	public static function store( array $values ): ?array {
		global $wpdb;
		$names    = array();
		$contents = array();
		foreach ( $values as $key => $value ) {
			$json                       = (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
			$names[ $key ]              = hash( 'sha256', $json );
			$contents[ $names[ $key ] ] = $json;
		}
		$missing = array_diff_key( $contents, self::find( array_keys( $contents ), 'ID' ) );
		foreach ( $missing as $name => $json ) {
			$done = $wpdb->insert(
				$wpdb->posts,
				array(
					'post_type'             => self::TYPE,
					'post_status'           => 'private',
					'post_name'             => $name,
					'post_content'          => $json,
					'post_title'            => '',
					'post_excerpt'          => '',
					'comment_status'        => 'closed',
					'ping_status'           => 'closed',
					'to_ping'               => '',
					'pinged'                => '',
					'post_content_filtered' => '',
				)
			);
			if ( ! $done ) {
				return null;
			}
		}

		return $names;
	}

	/**
	 * Reads values.
	 *
	 * @param string[] $names Their names.
	 * @return array<string, array> By name.
	 */
	public static function read( array $names ): array {
		return array_filter( array_map( static fn( string $json ) => json_decode( $json, true ), self::find( $names, 'post_content' ) ), 'is_array' );
	}

	/**
	 * Removes contents to which no moment refers any more.
	 */
	public static function remove_unused(): void {
		global $wpdb;
		$used = array();
		foreach ( Moment_Table::read( array( Moment_Table::NAMED, Moment_Table::AUTOMATIC, Moment_Table::UNDO ), 0, time() + YEAR_IN_SECONDS, 1000, true ) as $moment ) {
			$used += array_fill_keys( array_filter( array_column( $moment['data']['records'] ?? array(), 'name' ) ), true );
		}
		$rows   = $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_name FROM $wpdb->posts WHERE post_type = %s AND post_status = 'private'", self::TYPE ) );
		$unused = array_filter( $rows, static fn( object $row ): bool => ! isset( $used[ $row->post_name ] ) );
		foreach ( array_chunk( array_map( static fn( object $row ): int => (int) $row->ID, $unused ), self::BATCH ) as $ids ) {
			$list = implode( ', ', $ids );
			// Only numbers are inserted.
			$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->posts WHERE post_type = %s AND ID IN ( $list )", self::TYPE ) );
		}
	}

	/**
	 * Reads a column of rows.
	 *
	 * @param string[] $names  Names of the values.
	 * @param string   $column The column.
	 * @return array<string, string> By name.
	 * @throws Unreadable_Database When the database did not answer.
	 */
	private static function find( array $names, string $column ): array {
		global $wpdb;
		$found = array();
		foreach ( array_chunk( array_unique( $names ), self::BATCH ) as $batch ) {
			$marks = implode( ', ', array_fill( 0, count( $batch ), '%s' ) );
			// Only placeholders and the name of a column are inserted.
			$rows = $wpdb->get_results( $wpdb->prepare( "SELECT post_name, $column AS value FROM $wpdb->posts WHERE post_type = %s AND post_name IN ( $marks )", self::TYPE, ...$batch ) );
			Unreadable_Database::check_last_query();
			$found += array_column( $rows, 'value', 'post_name' );
		}

		return $found;
	}
}
