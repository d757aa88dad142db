<?php
/**
 * Stored drafts of the design.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Writes\Unreadable_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes drafts: rows of WordPress's table of posts with a type that is not registered. So no query, route, export or feed
 * finds them, and no filter of contents changes their JSON.
 *
 * @phpstan-type Draft array{id: int, name: string, author: int, status: string, theme: string, created: int, modified: int, data: array}
 */
final class Draft_Table {
	public const TYPE = 'atelier_draft';

	/** A draft that is being worked on. */
	public const OPEN = 'draft';
	/** A draft that is being worked on, and has a time for its publication. */
	public const SCHEDULED = 'future';
	/** A draft that was published. */
	public const PUBLISHED = 'publish';

	/** A draft that was discarded, and can be restored for some days. */
	public const DISCARDED = 'trash';

	/** Maximum length of a draft's name. */
	public const MAX_NAME = 200;

	/** Data of a draft without changes. */
	private const EMPTY = array(
		'entries' => array(),
	);

	/**
	 * Cleans a name for storage.
	 *
	 * @param string $name The name.
	 */
	public static function clean_name( string $name ): string {
		return trim( wp_strip_all_tags( $name, true ) );
	}

	/**
	 * Adds an empty draft for the current theme.
	 *
	 * @param string $name Its name.
	 * @return int Its number; 0 where the database did not store it.
	 */
	public static function add( string $name ): int {
		global $wpdb;
		$now  = gmdate( 'Y-m-d H:i:s' );
		$done = $wpdb->insert(
			$wpdb->posts,
			array(
				'post_type'             => self::TYPE,
				'post_status'           => self::OPEN,
				'post_author'           => get_current_user_id(),
				'post_title'            => $name,
				'post_content'          => self::encode( self::EMPTY ),
				'post_name'             => get_stylesheet(),
				'post_date'             => $now,
				'post_date_gmt'         => $now,
				'post_modified'         => $now,
				'post_modified_gmt'     => $now,
				'post_excerpt'          => '',
				'to_ping'               => '',
				'pinged'                => '',
				'post_content_filtered' => '',
			)
		);

		return $done ? (int) $wpdb->insert_id : 0;
	}

	/**
	 * Reads a draft from the database, without a cache; null where it does not exist.
	 *
	 * @param int $id Its number.
	 * @return array{id: int, name: string, author: int, status: string, theme: string, created: int, modified: int, data: array}|null
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public static function find( int $id ): ?array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT ID, post_status, post_title, post_author, post_date, post_modified, post_name, post_content FROM $wpdb->posts WHERE ID = %d AND post_type = %s", $id, self::TYPE ) );
		Unreadable_Database::check_last_query();

		return $row ? self::describe( $row ) : null;
	}

	/**
	 * Reads all drafts, the last changed one first.
	 *
	 * @return list<array>
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public static function all(): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_status, post_title, post_author, post_date, post_modified, post_name, post_content FROM $wpdb->posts WHERE post_type = %s ORDER BY post_modified DESC, ID DESC", self::TYPE ) );
		Unreadable_Database::check_last_query();

		return array_map( array( self::class, 'describe' ), $rows );
	}

	/**
	 * Reads the drafts that have entries and are not published.
	 *
	 * @return list<array>
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public static function unpublished(): array {
		return array_values( array_filter( self::all(), static fn( array $draft ): bool => in_array( $draft['status'], array( self::OPEN, self::SCHEDULED ), true ) && $draft['data']['entries'] ) );
	}

	/**
	 * Counts the drafts.
	 */
	public static function count(): int {
		global $wpdb;

		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = %s", self::TYPE ) );
	}

	/**
	 * Stores a draft.
	 *
	 * @param array $draft       The draft.
	 * @param bool  $is_revision Whether it is always a new revision, even soon after the last one.
	 * @return bool Whether it was stored.
	 */
	public static function save( array $draft, bool $is_revision = false ): bool {
		global $wpdb;
		$now     = gmdate( 'Y-m-d H:i:s' );
		$json    = self::encode( $draft['data'] );
		$is_done = '' !== $json && false !== $wpdb->update(
			$wpdb->posts,
			array(
				'post_title'        => $draft['name'],
				'post_status'       => $draft['status'],
				'post_content'      => $json,
				'post_modified'     => $now,
				'post_modified_gmt' => $now,
			),
			array(
				'ID'        => $draft['id'],
				'post_type' => self::TYPE,
			)
		);
		if ( $is_done ) {
			Draft_Revisions::note( $draft, $is_revision );
		}

		return $is_done;
	}

	/**
	 * Deletes a draft permanently.
	 *
	 * @param int $id Its number.
	 * @return bool Whether it existed.
	 */
	public static function delete( int $id ): bool {
		global $wpdb;
		Draft_Revisions::forget( $id );

		return 0 < (int) $wpdb->delete(
			$wpdb->posts,
			array(
				'ID'        => $id,
				'post_type' => self::TYPE,
			)
		);
	}

	/**
	 * Describes a row.
	 *
	 * @param object $row The row.
	 */
	private static function describe( object $row ): array {
		$data = json_decode( $row->post_content, true );
		$data = ( is_array( $data ) ? $data : array() ) + self::EMPTY;

		$data['entries'] = self::read_entries( $data['entries'] );
		if ( isset( $data['published']['entries'] ) ) {
			$data['published']['entries'] = self::read_entries( $data['published']['entries'] );
		}

		return array(
			'id'       => (int) $row->ID,
			'name'     => $row->post_title,
			'author'   => (int) $row->post_author,
			'status'   => $row->post_status,
			'theme'    => $row->post_name,
			'created'  => (int) strtotime( "$row->post_date UTC" ),
			'modified' => (int) strtotime( "$row->post_modified UTC" ),
			'data'     => $data,
		);
	}

	/**
	 * Returns the valid ones of stored entries.
	 *
	 * @param mixed $entries The entries.
	 * @return array<string, array>
	 */
	private static function read_entries( $entries ): array {
		$entries = array_filter( is_array( $entries ) ? $entries : array(), static fn( $entry ): bool => is_array( $entry ) && is_array( $entry['paths'] ?? null ) );

		return array_map( static fn( array $entry ): array => array( 'paths' => Draft_Paths::split( $entry['paths'] ) ) + $entry, $entries );
	}

	/**
	 * Encodes the data of a draft as JSON.
	 *
	 * @param array $data The data.
	 */
	private static function encode( array $data ): string {
		// `$wpdb` expects unslashed text. Floats such as 1.0 keep their fraction.
		return (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION );
	}
}
