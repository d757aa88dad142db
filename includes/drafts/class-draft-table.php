<?php
/**
 * Stored drafts of the design.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Writes\Unreadable_Database;
use Atelier\Writes\Unwritable_Database;
use WP_Error;

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

	/** Statuses of drafts that are being worked on. */
	public const WORKED_ON = array( self::OPEN, self::SCHEDULED );

	/** Maximum length of a draft's name. */
	public const MAX_NAME = 200;

	/** Columns of a draft without its contents. */
	private const COLUMNS = 'ID, post_status, post_title, post_author, post_date, post_modified, post_name, post_content_filtered';

	/** Parts of a draft's data that lists show. */
	private const LISTED = array( 'schedule', 'stopped', 'share', 'proposal', 'returned', 'api' );

	/** Data of a draft without changes. */
	private const EMPTY = array(
		'entries' => array(),
	);

	/**
	 * The draft whose saves are collected, and its state after them; null for none.
	 *
	 * @var array{id: int, draft: array|null}|null
	 */
	private static ?array $collected = null;

	/**
	 * Collects the saves of a draft while a function runs, and stores them together if it succeeds. So a run that fails, or whose process ends,
	 * leaves the draft as it was.
	 *
	 * @param int            $id  Number of the draft.
	 * @param callable(): ?WP_Error $run The function; an error discards the saves.
	 * @return WP_Error|null The error.
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public static function collect( int $id, callable $run ): ?WP_Error {
		$outer           = self::$collected;
		$before          = self::find( $id );
		self::$collected = compact( 'id' ) + array( 'draft' => null );
		try {
			$error = $run();
		} finally {
			$after           = self::$collected['draft'];
			self::$collected = $outer;
		}
		if ( $error || ! $after ) {
			return $error;
		}
		// A run can take longer than its lock lasts.
		if ( ! $outer && self::find( $id ) !== $before ) {
			return new WP_Error( 'atelier_draft_changed_meanwhile', __( 'Somebody else changed the draft in the meantime. Nothing was saved.', 'atelier' ), array( 'status' => 409 ) );
		}

		return self::save( $after ) ? null : Unwritable_Database::error( Unwritable_Database::last_error() );
	}

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
	 * @param string $name   Its name.
	 * @param bool   $is_api Whether a program made it through the API.
	 * @return int Its number; 0 where the database did not store it.
	 */
	public static function add( string $name, bool $is_api = false ): int {
		global $wpdb;
		$now  = gmdate( 'Y-m-d H:i:s' );
		$data = self::EMPTY + ( $is_api ? array( 'api' => true ) : array() );
		$done = $wpdb->insert(
			$wpdb->posts,
			array(
				'post_type'             => self::TYPE,
				'post_status'           => self::OPEN,
				'post_author'           => get_current_user_id(),
				'post_title'            => $name,
				'post_content'          => self::encode( $data ),
				'post_content_filtered' => self::encode( self::summarize( compact( 'data' ) ) ),
				'comment_status'        => 'closed',
				'ping_status'           => 'closed',
				'post_name'             => get_stylesheet(),
				'post_date'             => $now,
				'post_date_gmt'         => $now,
				'post_modified'         => $now,
				'post_modified_gmt'     => $now,
				'post_excerpt'          => '',
				'to_ping'               => '',
				'pinged'                => '',
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
		if ( isset( self::$collected['draft'] ) && self::$collected['id'] === $id ) {
			return self::$collected['draft'];
		}
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT ID, post_status, post_title, post_author, post_date, post_modified, post_name, post_content FROM $wpdb->posts WHERE ID = %d AND post_type = %s", $id, self::TYPE ) );
		Unreadable_Database::check_last_query();

		return $row ? self::describe( $row ) : null;
	}

	/**
	 * Reads all drafts without their contents, the last changed one first. Contents of many drafts would not fit into the memory of a request.
	 *
	 * @return list<array{id: int, name: string, author: int, status: string, theme: string, created: int, modified: int, summary: array}>
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public static function list_all(): array {
		global $wpdb;
		$columns = self::COLUMNS;
		$rows    = $wpdb->get_results( $wpdb->prepare( "SELECT $columns FROM $wpdb->posts WHERE post_type = %s ORDER BY post_modified DESC, ID DESC", self::TYPE ) ); // A constant.
		Unreadable_Database::check_last_query();

		return array_map(
			static function ( object $row ): array {
				$summary = json_decode( $row->post_content_filtered, true );

				return self::describe_row( $row ) + array( 'summary' => isset( $summary['count'], $summary['hash'] ) ? $summary : self::add_summary( (int) $row->ID ) );
			},
			$rows
		);
	}

	/**
	 * Reads the drafts that have entries and are not published, without their contents.
	 *
	 * @return list<array>
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public static function unpublished(): array {
		return array_values( array_filter( self::list_all(), static fn( array $draft ): bool => in_array( $draft['status'], self::WORKED_ON, true ) && $draft['summary']['count'] > 0 ) );
	}

	/**
	 * Counts the drafts that are not published or discarded.
	 *
	 * @param int $author Number of their author; 0 for all.
	 */
	public static function count( int $author = 0 ): int {
		global $wpdb;
		list( $open, $scheduled ) = self::WORKED_ON;

		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = %s AND post_status IN ( %s, %s ) AND %d IN ( 0, post_author )", self::TYPE, $open, $scheduled, $author ) );
	}

	/**
	 * Returns the bytes of a user's drafts that are not published or discarded, and of the records that only drafts have.
	 *
	 * @param int $author Number of the user.
	 * @param int $except Number of a draft that is not counted; 0 for none.
	 */
	public static function count_bytes( int $author, int $except = 0 ): int {
		global $wpdb;
		list( $open, $scheduled ) = self::WORKED_ON;

		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT SUM( LENGTH( post_content ) ) FROM $wpdb->posts WHERE post_author = %d AND ID <> %d AND ( post_status = %s OR ( post_type = %s AND post_status IN ( %s, %s ) ) )", $author, $except, Made_Records::STATUS, self::TYPE, $open, $scheduled ) );
	}

	/**
	 * Returns the parts of a draft's data that a list shows.
	 *
	 * @param array $draft The draft, with its data or its summary.
	 * @return array{count: int, hash: string, published?: int, schedule?: array, stopped?: array, share?: array, proposal?: array, returned?: array, api?: bool}
	 */
	public static function summarize( array $draft ): array {
		$data = $draft['data'] ?? array();

		return $draft['summary'] ?? array(
			'count'     => count( $data['entries'] ),
			'hash'      => Draft_Revisions::hash( $data['entries'] ),
			'published' => $data['published']['time'] ?? null,
		) + self::summarize_interruption( $data['interrupted'] ?? null ) + array_intersect_key( $data, array_flip( self::LISTED ) );
	}

	/**
	 * Returns the parts of an interrupted publication that a list shows, without the earlier design.
	 *
	 * @param mixed $interrupted The interruption; null for none.
	 * @return array{interrupted?: array}
	 */
	private static function summarize_interruption( $interrupted ): array {
		return is_array( $interrupted ) ? array(
			'interrupted' => array_intersect_key( $interrupted, array_flip( array( 'time', 'by', 'left' ) ) ) + ( isset( $interrupted['before'] ) ? array( 'before' => true ) : array() ),
		) : array();
	}

	/**
	 * Stores the missing summary of a draft that an earlier version of the plugin stored.
	 *
	 * @param int $id Number of the draft.
	 */
	private static function add_summary( int $id ): array {
		global $wpdb;
		$summary = self::summarize( self::find( $id ) ?? array( 'data' => self::EMPTY ) );
		$wpdb->update(
			$wpdb->posts,
			array( 'post_content_filtered' => self::encode( $summary ) ),
			array(
				'ID'                    => $id,
				'post_content_filtered' => '',
			)
		);
		// The query's result is a whole draft.
		$wpdb->flush();

		return $summary;
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
		if ( self::$collected && self::$collected['id'] === $draft['id'] ) {
			if ( '' !== $json ) {
				self::$collected['draft'] = array( 'data' => self::read_data( $json ) ) + $draft;
			}

			return '' !== $json;
		}
		$is_done = '' !== $json && false !== $wpdb->update(
			$wpdb->posts,
			array(
				'post_title'            => $draft['name'],
				'post_status'           => $draft['status'],
				'post_content'          => $json,
				'post_content_filtered' => self::encode( self::summarize( $draft ) ),
				'post_modified'         => $now,
				'post_modified_gmt'     => $now,
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
		return self::describe_row( $row ) + array( 'data' => self::read_data( $row->post_content ) );
	}

	/**
	 * Decodes the data of a draft.
	 *
	 * @param string $json The stored JSON.
	 */
	private static function read_data( string $json ): array {
		$data = json_decode( $json, true );
		$data = ( is_array( $data ) ? $data : array() ) + self::EMPTY;

		$data['entries'] = self::read_entries( $data['entries'] );
		if ( isset( $data['published']['entries'] ) ) {
			$data['published']['entries'] = self::read_entries( $data['published']['entries'] );
		}

		return $data;
	}

	/**
	 * Describes the columns of a row besides its contents.
	 *
	 * @param object $row The row.
	 */
	private static function describe_row( object $row ): array {
		return array(
			'id'       => (int) $row->ID,
			'name'     => $row->post_title,
			'author'   => (int) $row->post_author,
			'status'   => $row->post_status,
			'theme'    => $row->post_name,
			'created'  => (int) strtotime( "$row->post_date UTC" ),
			'modified' => (int) strtotime( "$row->post_modified UTC" ),
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
