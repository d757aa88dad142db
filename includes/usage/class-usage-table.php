<?php
/**
 * The table of the places where records are used.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use Atelier\Usage\Presets\Preset_Kinds;
use Atelier\Usage\Strays\Own_Values;

defined( 'ABSPATH' ) || exit;

/**
 * The table has one row for each target that a source uses. A source is a post (by its id) or a file of the theme (by its type
 * and name, with the id 0).
 *
 * Post meta would not do: files of a theme have no post, and meta values have no index, so that the question "who uses this?"
 * would read every row of a large site's meta.
 */
final class Usage_Table {
	/** How long a target or a name may be, so that an index over it fits every server. */
	public const TARGET_LENGTH = 150;

	private const ROWS_PER_INSERT = 100;

	/**
	 * Returns the table's name on the current site.
	 */
	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'atelier_usage';
	}

	/**
	 * Returns whether the table exists.
	 */
	public static function exists(): bool {
		global $wpdb;
		return self::name() === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( self::name() ) ) ); // Runs before a rebuild.
	}

	/**
	 * Creates a missing table.
	 *
	 * @throws Usage_Unknown When it could not be created.
	 */
	public static function create(): void {
		global $wpdb;
		if ( self::exists() ) {
			return;
		}
		$table = self::name();
		self::write(
			"CREATE TABLE IF NOT EXISTS $table (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				kind varchar(20) NOT NULL,
				target varchar(150) NOT NULL,
				source_id bigint(20) unsigned NOT NULL DEFAULT 0,
				source_type varchar(20) NOT NULL DEFAULT '',
				source_name varchar(150) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				KEY kind_target (kind, target),
				KEY source_id (source_id)
			) {$wpdb->get_charset_collate()}"
		);
		if ( ! self::exists() ) {
			throw new Usage_Unknown();
		}
	}

	/**
	 * Replaces the stored uses of posts.
	 *
	 * @param array<int, list<array{0: string, 1: string}>> $uses Kind and target, by the post's id.
	 * @throws Usage_Unknown When they could not be stored.
	 */
	public static function replace_posts( array $uses ): void {
		if ( ! $uses ) {
			return;
		}
		$table = self::name();
		$ids   = implode( ',', array_map( 'intval', array_keys( $uses ) ) );
		self::write( "DELETE FROM $table WHERE source_id IN ( $ids )" );
		$rows = array();
		foreach ( $uses as $id => $found ) {
			foreach ( $found as list( $kind, $target ) ) {
				$rows[] = array( $kind, $target, $id, '', '' );
			}
		}
		self::insert( $rows );
	}

	/**
	 * Replaces the stored uses of the theme's files.
	 *
	 * @param list<array{type: string, name: string, uses: list<array{0: string, 1: string}>}> $files Uses of each file.
	 * @throws Usage_Unknown When they could not be stored.
	 */
	public static function replace_files( array $files ): void {
		$table = self::name();
		self::write( "DELETE FROM $table WHERE source_id = 0" );
		$rows = array();
		foreach ( $files as $file ) {
			foreach ( $file['uses'] as list( $kind, $target ) ) {
				$rows[] = array( $kind, $target, 0, $file['type'], mb_substr( $file['name'], 0, self::TARGET_LENGTH ) );
			}
		}
		self::insert( $rows );
	}

	/**
	 * Deletes the rows of posts that no longer exist.
	 *
	 * @throws Usage_Unknown When the table cannot be written.
	 */
	public static function delete_orphans(): void {
		global $wpdb;
		$table = self::name();
		self::write( "DELETE FROM $table WHERE source_id > 0 AND source_id NOT IN ( SELECT ID FROM {$wpdb->posts} )" );
	}

	/**
	 * Counts the posts that use any of the targets, by the properties on which the right to read them depends.
	 *
	 * @param string   $kind    Kind.
	 * @param string[] $targets Targets.
	 * @return list<array{type: string, status: string, is_own: bool, posts: int, example: int}> Groups, with one post of each.
	 */
	public static function count_posts( string $kind, array $targets ): array {
		global $wpdb;
		$sql  = 'SELECT p.post_type, p.post_status, ( p.post_author = %d ) AS is_own, COUNT( DISTINCT p.ID ) AS posts, MIN( p.ID ) AS example '
			. self::from_posts( $kind, $targets ) . ' GROUP BY p.post_type, p.post_status, is_own';
		$rows = self::read( $wpdb->prepare( $sql, get_current_user_id(), $kind, ...$targets ) ); // Only placeholders are put in.
		return array_map(
			static fn( object $row ): array => array(
				'type'    => $row->post_type,
				'status'  => $row->post_status,
				'is_own'  => (bool) $row->is_own,
				'posts'   => (int) $row->posts,
				'example' => (int) $row->example,
			),
			$rows
		);
	}

	/**
	 * Returns posts that use any of the targets: styles first, then the ones changed last.
	 *
	 * @param string   $kind    Kind.
	 * @param string[] $targets Targets.
	 * @param array[]  $groups  Those groups of {@see count_posts} that the person may read.
	 * @param int      $offset  How many are skipped.
	 * @param int      $limit   How many are returned.
	 * @return int[]
	 */
	public static function get_posts( string $kind, array $targets, array $groups, int $offset, int $limit ): array {
		global $wpdb;
		if ( ! $groups || $limit < 1 ) {
			return array();
		}
		list( $from, $values ) = self::from_groups( $kind, $targets, $groups );
		$sql                   = "SELECT DISTINCT p.ID, p.post_modified, ( p.post_type = 'wp_global_styles' ) AS is_styles $from ORDER BY is_styles DESC, p.post_modified DESC, p.ID DESC LIMIT %d OFFSET %d";
		return self::to_ids( self::read( $wpdb->prepare( $sql, ...$values, ...array( $limit, $offset ) ) ) ); // Only placeholders are put in.
	}

	/**
	 * Returns the next posts that use any of the targets. They are in the order of their ids, which stays when one stops using a target.
	 *
	 * @param string   $kind    Kind.
	 * @param string[] $targets Targets.
	 * @param array[]  $groups  Those groups of {@see count_posts} that the person may read.
	 * @param int      $after   Id of the last post that was returned; 0 for none.
	 * @param int      $limit   How many are returned.
	 * @return int[]
	 */
	public static function get_posts_after( string $kind, array $targets, array $groups, int $after, int $limit ): array {
		global $wpdb;
		if ( ! $groups ) {
			return array();
		}
		list( $from, $values ) = self::from_groups( $kind, $targets, $groups );
		$sql                   = "SELECT DISTINCT p.ID $from AND p.ID > %d ORDER BY p.ID LIMIT %d";
		return self::to_ids( self::read( $wpdb->prepare( $sql, ...$values, ...array( $after, $limit ) ) ) ); // Only placeholders are put in.
	}

	/**
	 * Counts the posts that {@see get_posts_after} would return without a limit.
	 *
	 * @param string   $kind    Kind.
	 * @param string[] $targets Targets.
	 * @param array[]  $groups  Those groups of {@see count_posts} that the person may read.
	 * @param int      $after   Id of the last post that was returned; 0 for none.
	 */
	public static function count_posts_after( string $kind, array $targets, array $groups, int $after ): int {
		global $wpdb;
		if ( ! $groups ) {
			return 0;
		}
		list( $from, $values ) = self::from_groups( $kind, $targets, $groups );
		$rows                  = self::read( $wpdb->prepare( "SELECT COUNT( DISTINCT p.ID ) AS posts $from AND p.ID > %d", ...$values, ...array( $after ) ) ); // Only placeholders are put in.
		return (int) ( $rows[0]->posts ?? 0 );
	}

	/**
	 * Counts the sources with more uses than the index stores, for which it stores none of the given targets.
	 *
	 * @param string   $kind    Kind.
	 * @param string[] $targets Targets.
	 */
	public static function count_incomplete( string $kind, array $targets ): int {
		global $wpdb;
		$table  = self::name();
		$list   = implode( ',', array_fill( 0, count( $targets ), '%s' ) );
		$seen   = Seen_Uses::find();
		$other  = $seen ? ' AND ' . $seen->is_other( 'm' ) : '';
		$known  = "SELECT 1 FROM $table k WHERE k.source_id = m.source_id AND k.source_type = m.source_type AND k.source_name = m.source_name AND k.kind = %s AND k.target IN ( $list )";
		$values = array( Usage_Finder::INCOMPLETE[0], $kind, ...$targets );
		$rows   = self::read( $wpdb->prepare( "SELECT COUNT(*) AS sources FROM $table m WHERE m.kind = %s$other AND NOT EXISTS ( $known )", ...$values ) ); // Only placeholders are put in.
		return (int) ( $rows[0]->sources ?? 0 ) + ( $seen?->count_incomplete( $kind, $targets ) ?? 0 );
	}

	/**
	 * Returns the FROM and WHERE clauses that select the posts of some groups that use any of the targets, with their values.
	 *
	 * @param string   $kind    Kind.
	 * @param string[] $targets Targets.
	 * @param array[]  $groups  Those groups of {@see count_posts} that the person may read.
	 * @return array{string, list<string|int>}
	 */
	private static function from_groups( string $kind, array $targets, array $groups ): array {
		$values = array( $kind, ...$targets );
		foreach ( $groups as $group ) {
			array_push( $values, $group['type'], $group['status'], get_current_user_id(), (int) $group['is_own'] );
		}
		$where = implode( ' OR ', array_fill( 0, count( $groups ), '( p.post_type = %s AND p.post_status = %s AND ( p.post_author = %d ) = %d )' ) );
		return array( self::from_posts( $kind, $targets ) . " AND ( $where )", $values );
	}

	/**
	 * Returns the FROM and WHERE clauses that select the posts that use any of the targets; their values are kind and targets.
	 *
	 * @param string   $kind    Kind.
	 * @param string[] $targets Targets.
	 */
	private static function from_posts( string $kind, array $targets ): string {
		global $wpdb;
		$list  = implode( ',', array_fill( 0, count( $targets ), '%s' ) );
		$theme = Preset_Kinds::is_kind( $kind ) || Own_Values::KIND === $kind ? ' AND ' . self::is_of_theme() : '';
		$seen  = Seen_Uses::find();
		if ( ! $seen ) {
			return 'FROM ' . self::name() . " u INNER JOIN {$wpdb->posts} p ON p.ID = u.source_id WHERE u.kind = %s AND u.target IN ( $list )$theme";
		}
		$ids     = implode( ',', array( 0, ...$seen->posts_with( $kind, $targets ) ) );
		$sources = 'SELECT i.source_id FROM ' . self::name() . " i WHERE i.kind = %s AND i.target IN ( $list ) AND {$seen->is_other( 'i' )}";

		return "FROM ( $sources UNION SELECT s.ID AS source_id FROM {$wpdb->posts} s WHERE s.ID IN ( $ids ) ) u INNER JOIN {$wpdb->posts} p ON p.ID = u.source_id WHERE 1 = 1$theme";
	}

	/**
	 * Returns the condition that a post does not belong to another theme, in which the same slug names another preset. Templates of a plugin
	 * have the plugin's name as their theme.
	 */
	private static function is_of_theme(): string {
		global $wpdb;
		$names = array( get_stylesheet() );
		foreach ( (array) get_option( 'active_plugins', array() ) as $file ) {
			$folder = dirname( (string) $file );
			array_push( $names, $folder, "$folder/$folder" );
		}
		$list  = implode( ',', array_fill( 0, count( $names ), '%s' ) );
		$other = "SELECT 1 FROM {$wpdb->term_relationships} tr INNER JOIN {$wpdb->term_taxonomy} tt ON tt.term_taxonomy_id = tr.term_taxonomy_id"
			. " INNER JOIN {$wpdb->terms} t ON t.term_id = tt.term_id WHERE tr.object_id = p.ID AND tt.taxonomy = 'wp_theme' AND t.name NOT IN ( $list )";
		return $wpdb->prepare( "NOT EXISTS ( $other )", ...$names ); // Only placeholders are put in.
	}

	/**
	 * Returns the files of the theme that use any of the targets.
	 *
	 * @param string   $kind    Kind.
	 * @param string[] $targets Targets.
	 * @return list<object{source_type: string, source_name: string}>
	 */
	public static function get_files( string $kind, array $targets ): array {
		global $wpdb;
		$table = self::name();
		$list  = implode( ',', array_fill( 0, count( $targets ), '%s' ) );
		$sql   = "SELECT DISTINCT source_type, source_name FROM $table WHERE source_id = 0 AND kind = %s AND target IN ( $list ) ORDER BY source_type DESC, source_name";
		$rows  = self::read( $wpdb->prepare( $sql, $kind, ...$targets ) ); // Only placeholders are put in.
		return Seen_Uses::find()?->replace_files( $rows, $kind, $targets ) ?? $rows;
	}

	/**
	 * Returns those of some targets that are used anywhere.
	 *
	 * @param string   $kind    Kind.
	 * @param string[] $targets Targets.
	 * @return string[]
	 */
	public static function find_used( string $kind, array $targets ): array {
		global $wpdb;
		if ( ! $targets ) {
			return array();
		}
		$table = self::name();
		$list  = implode( ',', array_fill( 0, count( $targets ), '%s' ) );
		$seen  = Seen_Uses::find();
		$other = $seen ? ' AND ' . $seen->is_other( 'u' ) : '';
		$found = array_column( self::read( $wpdb->prepare( "SELECT DISTINCT u.target FROM $table u WHERE u.kind = %s AND u.target IN ( $list )$other", $kind, ...$targets ) ), 'target' ); // Only placeholders are put in.
		return $seen ? array_values( array_intersect( $targets, array( ...$found, ...$seen->targets_of_posts( $kind ), ...array_column( $seen->replace_files( array(), $kind ), 'target' ) ) ) ) : $found;
	}

	/**
	 * Returns all targets of a kind that posts use.
	 *
	 * @param string $kind Kind.
	 * @return string[]
	 */
	public static function get_targets_of_posts( string $kind ): array {
		global $wpdb;
		$table = self::name();
		$seen  = Seen_Uses::find();
		$other = $seen ? ' AND ' . $seen->is_other( 'u' ) : '';
		$sql   = "SELECT DISTINCT u.target FROM $table u INNER JOIN {$wpdb->posts} p ON p.ID = u.source_id WHERE u.kind = %s$other";
		$found = array_column( self::read( $wpdb->prepare( $sql, $kind ) ), 'target' ); // Only placeholders are put in.
		return $seen ? array_values( array_unique( array( ...$found, ...$seen->targets_of_posts( $kind ) ) ) ) : $found;
	}

	/**
	 * Counts the posts that use each target of a kind, without those of other themes; the most used targets are first.
	 *
	 * @param string $kind   Kind.
	 * @param string $prefix Beginning of the targets.
	 * @param int    $limit  How many targets are returned.
	 * @return array<string, int> Numbers of posts by target.
	 */
	public static function count_targets( string $kind, string $prefix, int $limit ): array {
		global $wpdb;
		$table = self::name();
		$theme = self::is_of_theme();
		$sql   = "SELECT MIN( u.target ) AS target, COUNT( DISTINCT p.ID ) AS posts FROM $table u INNER JOIN {$wpdb->posts} p ON p.ID = u.source_id WHERE u.kind = %s AND u.target LIKE %s AND $theme GROUP BY MD5( u.target ) ORDER BY posts DESC, target LIMIT %d";
		$rows  = self::read( $wpdb->prepare( $sql, $kind, $wpdb->esc_like( $prefix ) . '%', $limit ) ); // Only placeholders are put in.
		return array_map( 'intval', array_column( $rows, 'posts', 'target' ) );
	}

	/**
	 * Returns all targets of a kind that files of the theme use, each with the file.
	 *
	 * @param string $kind Kind.
	 * @return list<object{target: string, source_type: string, source_name: string}>
	 */
	public static function get_targets_of_files( string $kind ): array {
		global $wpdb;
		$table = self::name();
		$rows  = self::read( $wpdb->prepare( "SELECT DISTINCT target, source_type, source_name FROM $table WHERE source_id = 0 AND kind = %s", $kind ) ); // Only placeholders are put in.
		return Seen_Uses::find()?->replace_files( $rows, $kind ) ?? $rows;
	}

	/**
	 * Counts the sources with more uses than the index stores.
	 */
	public static function count_all_incomplete(): int {
		global $wpdb;
		$table = self::name();
		$seen  = Seen_Uses::find();
		$other = $seen ? ' AND ' . $seen->is_other( 'm' ) : '';
		$rows  = self::read( $wpdb->prepare( "SELECT COUNT(*) AS sources FROM $table m WHERE m.kind = %s$other", Usage_Finder::INCOMPLETE[0] ) ); // Only placeholders are put in.
		return (int) ( $rows[0]->sources ?? 0 ) + ( $seen?->count_incomplete() ?? 0 );
	}

	/**
	 * Inserts rows, many with each statement.
	 *
	 * @param list<array{0: string, 1: string, 2: int, 3: string, 4: string}> $rows Kind, target, id, type and name.
	 */
	private static function insert( array $rows ): void {
		global $wpdb;
		$table = self::name();
		foreach ( array_chunk( $rows, self::ROWS_PER_INSERT ) as $chunk ) {
			$values = implode( ',', array_fill( 0, count( $chunk ), '( %s, %s, %d, %s, %s )' ) );
			self::write( $wpdb->prepare( "INSERT INTO $table ( kind, target, source_id, source_type, source_name ) VALUES $values", array_merge( ...$chunk ) ) ); // Only placeholders are put in.
		}
	}

	/**
	 * Reads rows.
	 *
	 * @param string $sql A prepared statement.
	 * @return object[]
	 * @throws Usage_Unknown When the database returned an error.
	 */
	private static function read( string $sql ): array {
		global $wpdb;
		$is_suppressed = $wpdb->suppress_errors();
		$rows          = $wpdb->get_results( $sql ); // Prepared by the caller.
		$wpdb->suppress_errors( $is_suppressed );
		if ( '' !== $wpdb->last_error || ! is_array( $rows ) ) {
			throw new Usage_Unknown();
		}
		return $rows;
	}

	/**
	 * Runs a statement that writes.
	 *
	 * @param string $sql A prepared statement.
	 * @throws Usage_Unknown When the database refused it.
	 */
	private static function write( string $sql ): void {
		global $wpdb;
		$is_suppressed = $wpdb->suppress_errors();
		$result        = $wpdb->query( $sql ); // Prepared by the caller.
		$wpdb->suppress_errors( $is_suppressed );
		if ( false === $result ) {
			throw new Usage_Unknown();
		}
	}

	/**
	 * Returns the ids of posts in rows.
	 *
	 * @param object[] $rows Rows.
	 * @return int[]
	 */
	private static function to_ids( array $rows ): array {
		return array_map( 'intval', array_column( $rows, 'ID' ) );
	}
}
