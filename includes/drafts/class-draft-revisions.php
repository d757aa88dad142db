<?php
/**
 * Revisions of drafts.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Writes\Unreadable_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the entries of a draft after each save, in rows whose parent is the draft's row, as WordPress stores revisions of posts.
 */
final class Draft_Revisions {
	private const TYPE = 'revision';

	/** A save of many records sends many requests: those of one person within these seconds become one revision. */
	private const SECONDS = 15;

	private const MOST = 50;

	/** Bytes that all revisions of a draft may have together. The newest is kept even if it is larger. */
	private const BYTES = 16 * MB_IN_BYTES;

	/**
	 * Returns a hash of the changes of a draft. Only the paths count: another author or time of an entry is not a change.
	 *
	 * @param array<string, array> $entries Its entries.
	 */
	public static function hash( array $entries ): string {
		return md5( self::encode( array_map( static fn( array $entry ): array => (array) ( $entry['paths'] ?? array() ), $entries ) ) );
	}

	/**
	 * Returns the revision with the current changes of a draft. While the draft names it as that of its proposal, it is neither overwritten nor deleted.
	 *
	 * @param array $draft The draft.
	 * @return int Its number; 0 where it could not be stored.
	 */
	public static function find_current( array $draft ): int {
		global $wpdb;
		self::note( $draft );

		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_parent = %d AND post_type = %s AND post_excerpt = %s ORDER BY ID DESC LIMIT 1", $draft['id'], self::TYPE, self::hash( $draft['data']['entries'] ) ) );
	}

	/**
	 * Stores the entries of a draft as a revision, unless its last revision has the same changes.
	 *
	 * @param array $draft  The draft.
	 * @param bool  $is_new Whether it is always a new revision, even soon after the last one.
	 */
	public static function note( array $draft, bool $is_new = false ): void {
		global $wpdb;
		$json = self::encode( $draft['data']['entries'] );
		$hash = self::hash( $draft['data']['entries'] );
		$kept = (int) ( $draft['data']['proposal']['revision'] ?? 0 );
		$last = $wpdb->get_row( $wpdb->prepare( "SELECT ID, post_author, post_date, post_excerpt FROM $wpdb->posts WHERE post_parent = %d AND post_type = %s ORDER BY ID DESC LIMIT 1", $draft['id'], self::TYPE ) );
		if ( '' === $json || ( $last ? $hash === $last->post_excerpt : ! $draft['data']['entries'] ) ) {
			return;
		}
		$now     = gmdate( 'Y-m-d H:i:s' );
		$is_same = $last && ! $is_new && $kept !== (int) $last->ID && get_current_user_id() === (int) $last->post_author && time() - self::SECONDS < strtotime( "$last->post_date UTC" );
		$row     = array(
			'post_content'      => $json,
			'post_excerpt'      => $hash,
			'post_modified'     => $now,
			'post_modified_gmt' => $now,
		);
		if ( $is_same ) {
			$wpdb->update( $wpdb->posts, $row, array( 'ID' => $last->ID ) );
			return;
		}
		$wpdb->insert(
			$wpdb->posts,
			$row + array(
				'post_type'             => self::TYPE,
				'post_status'           => 'inherit',
				'post_parent'           => $draft['id'],
				'post_author'           => get_current_user_id(),
				'post_title'            => $draft['name'],
				'post_name'             => "{$draft['id']}-revision-v1",
				'post_date'             => $now,
				'post_date_gmt'         => $now,
				'comment_status'        => 'closed',
				'ping_status'           => 'closed',
				'to_ping'               => '',
				'pinged'                => '',
				'post_content_filtered' => '',
			)
		);
		self::prune( $draft['id'], $kept );
	}

	/**
	 * Reads the revisions of a draft, the newest first.
	 *
	 * @param int $draft Number of the draft.
	 * @return list<array{id: int, author: int, time: int, entries: array<string, array>}>
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public static function all( int $draft ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_author, post_modified, post_content FROM $wpdb->posts WHERE post_parent = %d AND post_type = %s ORDER BY ID DESC", $draft, self::TYPE ) );
		Unreadable_Database::check_last_query();

		return array_map( array( self::class, 'describe' ), $rows );
	}

	/**
	 * Reads a revision; null where the draft has none with this number.
	 *
	 * @param int $draft Number of the draft.
	 * @param int $id    Number of the revision.
	 * @return array{id: int, author: int, time: int, entries: array<string, array>}|null
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public static function find( int $draft, int $id ): ?array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT ID, post_author, post_modified, post_content FROM $wpdb->posts WHERE ID = %d AND post_parent = %d AND post_type = %s", $id, $draft, self::TYPE ) );
		Unreadable_Database::check_last_query();

		return $row ? self::describe( $row ) : null;
	}

	/**
	 * Lists the keys of the entries in which two revisions differ.
	 *
	 * @param array<string, array> $before Entries of the first.
	 * @param array<string, array> $after  Entries of the second.
	 * @return string[]
	 */
	public static function find_changes( array $before, array $after ): array {
		$paths = static fn( array $entries, string $key ): ?string => isset( $entries[ $key ] ) ? self::encode( (array) ( $entries[ $key ]['paths'] ?? array() ) ) : null;

		return array_values( array_filter( array_map( 'strval', array_keys( $before + $after ) ), static fn( string $key ): bool => $paths( $before, $key ) !== $paths( $after, $key ) ) );
	}

	/**
	 * Deletes the revisions of a draft.
	 *
	 * @param int $draft Number of the draft.
	 */
	public static function forget( int $draft ): void {
		global $wpdb;
		$wpdb->delete(
			$wpdb->posts,
			array(
				'post_parent' => $draft,
				'post_type'   => self::TYPE,
			)
		);
	}

	/**
	 * Deletes the oldest revisions beyond the limits.
	 *
	 * @param int $draft Number of the draft.
	 * @param int $kept  Number of the revision that was proposed; 0 for none.
	 */
	private static function prune( int $draft, int $kept ): void {
		global $wpdb;
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT ID, LENGTH( post_content ) AS bytes FROM $wpdb->posts WHERE post_parent = %d AND post_type = %s ORDER BY ID DESC", $draft, self::TYPE ) );
		$bytes = 0;
		foreach ( $rows as $at => $row ) {
			$bytes += (int) $row->bytes;
			if ( $at > 0 && $kept !== (int) $row->ID && ( $at >= self::MOST || $bytes > self::BYTES ) ) {
				$wpdb->delete( $wpdb->posts, array( 'ID' => $row->ID ) );
			}
		}
	}

	/**
	 * Describes a row.
	 *
	 * @param object $row The row.
	 */
	private static function describe( object $row ): array {
		$entries = json_decode( $row->post_content, true );

		return array(
			'id'      => (int) $row->ID,
			'author'  => (int) $row->post_author,
			'time'    => (int) strtotime( "$row->post_modified UTC" ),
			'entries' => is_array( $entries ) ? $entries : array(),
		);
	}

	/**
	 * Encodes entries as JSON.
	 *
	 * @param array $entries The entries.
	 */
	private static function encode( array $entries ): string {
		return (string) wp_json_encode( $entries, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION );
	}
}
