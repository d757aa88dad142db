<?php
/**
 * Uses of records whose contents differ from the stored ones in this request.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use Atelier\Overlay\Design_Overlay;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the uses of a draft's records. The index has the uses of stored contents: its rows for these records are ignored, and the uses of their
 * contents in the draft are counted instead. A draft has few records, so each request reads them again.
 */
final class Seen_Uses {
	/**
	 * The uses that were found last, by the version of the overlay, because counting many records reads them often.
	 *
	 * @var array<int, self>
	 */
	private static array $known = array();

	/**
	 * Constructor.
	 *
	 * @param array<int, array>                                 $posts Kinds and targets, by id of the post.
	 * @param list<array{type: string, name: string, uses: array}> $files Rows that represent files of the theme.
	 */
	private function __construct( private readonly array $posts, private readonly array $files ) {}

	/**
	 * Returns the uses in this request; null where no contents differ from the stored ones.
	 */
	public static function find(): ?self {
		/** Documented in includes/overlay/class-design-overlay.php. */
		$seen = (array) apply_filters( Design_Overlay::SEEN, array() );
		if ( ! $seen ) {
			return null;
		}
		$version     = Design_Overlay::version();
		self::$known = array_intersect_key( self::$known, array( $version => true ) );

		return self::$known[ $version ] ??= self::read( $seen );
	}

	/**
	 * Reads the uses of records.
	 *
	 * @param array<int, array{type: string, file: string, content: string|null}> $seen The records.
	 */
	private static function read( array $seen ): self {
		$posts = array();
		$files = array();
		foreach ( $seen as $id => $record ) {
			$content = (string) $record['content'];
			$uses    = 'wp_global_styles' === $record['type'] ? Usage_Finder::find_in_config( $content ) : Usage_Finder::find( $content );
			if ( '' === $record['file'] ) {
				$posts[ $id ] = $uses;
			} else {
				$files[] = array(
					'type' => $record['type'],
					'name' => $record['file'],
					'uses' => $uses,
				);
			}
		}

		return new self( $posts, $files );
	}

	/**
	 * Returns the ids of the posts whose rows in the index are ignored.
	 *
	 * @return int[]
	 */
	public function post_ids(): array {
		return array_keys( $this->posts );
	}

	/**
	 * Returns the ids of the posts that use any of the targets.
	 *
	 * @param string   $kind    Kind.
	 * @param string[] $targets Targets.
	 * @return int[]
	 */
	public function posts_with( string $kind, array $targets ): array {
		return array_keys( array_filter( $this->posts, static fn( array $uses ): bool => self::has_any( $uses, $kind, $targets ) ) );
	}

	/**
	 * Returns whether a record of the draft replaces a file.
	 *
	 * @param string $type Type.
	 * @param string $name Name, `theme//slug`.
	 */
	public function has_file( string $type, string $name ): bool {
		return array() !== array_filter( $this->files, static fn( array $file ): bool => $file['type'] === $type && $file['name'] === $name );
	}

	/**
	 * Replaces the rows of files that records of the draft replace with rows for the uses in those records.
	 *
	 * @param list<object> $rows    Rows of the index, with `source_type` and `source_name`.
	 * @param string       $kind    Kind.
	 * @param string[]     $targets Targets; none for all of the kind, with one row for each.
	 * @return list<object>
	 */
	public function replace_files( array $rows, string $kind, array $targets = array() ): array {
		$rows = array_values( array_filter( $rows, fn( object $row ): bool => ! $this->has_file( $row->source_type, $row->source_name ) ) );
		foreach ( $this->files as $file ) {
			$row = array(
				'source_type' => $file['type'],
				'source_name' => $file['name'],
			);
			if ( $targets && self::has_any( $file['uses'], $kind, $targets ) ) {
				$rows[] = (object) $row;
			}
			foreach ( $targets ? array() : self::list_targets( $file['uses'], $kind ) as $target ) {
				$rows[] = (object) ( array( 'target' => $target ) + $row );
			}
		}

		return $rows;
	}

	/**
	 * Returns the targets of a kind that any of the posts uses.
	 *
	 * @param string $kind Kind.
	 * @return string[]
	 */
	public function targets_of_posts( string $kind ): array {
		return self::list_targets( array_merge( array(), ...array_values( $this->posts ) ), $kind );
	}

	/**
	 * Counts the records that use more targets than were stored, and in which none of the given targets was found.
	 *
	 * @param string   $kind    Kind.
	 * @param string[] $targets Targets; none for all such records.
	 */
	public function count_incomplete( string $kind = '', array $targets = array() ): int {
		$all = array( ...array_values( $this->posts ), ...array_column( $this->files, 'uses' ) );

		return count( array_filter( $all, static fn( array $uses ): bool => in_array( Usage_Finder::INCOMPLETE, $uses, true ) && ! self::has_any( $uses, $kind, $targets ) ) );
	}

	/**
	 * Returns the SQL condition that a row of the index belongs to none of these records.
	 *
	 * @param string $table Name of the index in the statement.
	 */
	public function is_other( string $table ): string {
		global $wpdb;
		$ids = implode( ',', array( -1, ...array_map( 'intval', $this->post_ids() ) ) );
		$sql = "$table.source_id NOT IN ( $ids )";
		foreach ( $this->files as $file ) {
			$sql .= $wpdb->prepare( " AND NOT ( $table.source_id = 0 AND $table.source_type = %s AND $table.source_name = %s )", $file['type'], $file['name'] );
		}

		return $sql;
	}

	/**
	 * Returns whether uses include any of some targets.
	 *
	 * @param array    $uses    The uses.
	 * @param string   $kind    Kind.
	 * @param string[] $targets Targets.
	 */
	private static function has_any( array $uses, string $kind, array $targets ): bool {
		return array() !== array_intersect( self::list_targets( $uses, $kind ), $targets );
	}

	/**
	 * Returns the targets of a kind among uses.
	 *
	 * @param array  $uses The uses.
	 * @param string $kind Kind.
	 * @return string[]
	 */
	private static function list_targets( array $uses, string $kind ): array {
		return array_column( array_filter( $uses, static fn( array $use ): bool => $use[0] === $kind ), 1 );
	}
}
