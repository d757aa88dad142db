<?php
/**
 * Pages of the history.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Writes\Unreadable_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the history from the newest change on, one page at a time: revisions, creations, the log and named moments. The cost of a page does not
 * depend on the number of revisions.
 */
final class History_List {
	/** How many revisions the first query reads, twice as many each time that they do not fill a page; and the maximum number of queries. */
	private const BATCH       = 400;
	private const MAX_BATCHES = 6;

	/** How many rows of the log, and how many named moments, a page can have. */
	private const MAX_OTHERS = 2000;

	/**
	 * Builds the service.
	 *
	 * @param Design_Records $records Lists records.
	 */
	public function __construct( private readonly Design_Records $records ) {}

	/**
	 * Reads a page.
	 *
	 * @param array{kind: string, record: string, search: string, author: int|null} $filter The filter; empty values match all.
	 * @param array{0: int, 1: int}|null                                              $cursor Time and number below which the page begins; null for the first.
	 * @param int                                                                     $count  Number of requested rows.
	 * @return array{rows: list<array>, next: array{0: int, 1: int}|null}
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public function read( array $filter, ?array $cursor, int $count ): array {
		list( $until, $below ) = $cursor ?? array( time() + YEAR_IN_SECONDS, 0 );
		$records               = array_filter( $this->records->all(), static fn( array $record ): bool => self::is_asked_for( $record['key'], $record['kind'], $record['title'], $filter ) );
		$entries               = Moment_Table::read( array( Moment_Table::LOG ), 0, $until, self::MAX_OTHERS, true );
		$owned                 = Design_Acts::find_owned( $entries );
		$acts                  = Design_Acts::find( $entries );
		$others                = array_filter(
			array( ...$this->find_creations( array_diff_key( $records, $owned['created'] ) ), ...$this->find_logged( $filter, $entries ) ),
			static fn( array $change ): bool => Moment_Rows::get_time( $change ) < $until && self::is_by( $change['author'], $filter )
		);
		$join    = static fn( array $changes, int $from ): array => Moment_Rows::join( array_filter( array( ...$changes, ...$others ), static fn( array $change ): bool => Moment_Rows::get_time( $change ) >= $from ), $acts );
		$read    = $this->read_revisions( $records, $filter, $until, $below, $count, $owned['revisions'], $join );
		$rows    = array_map( static fn( array $row ): array => array( 'type' => 'changes' ) + $row, $join( $read['changes'], $read['from'] ) );
		$rows    = Moment_Rows::sort( array( ...$rows, ...$this->find_named( $filter, $read['from'], $until ) ) );
		$page    = Moment_Rows::slice_page( $rows, $count );
		$end     = $page ? end( $page )['start'] : $read['from'];

		return array(
			'rows' => $page,
			'next' => count( $page ) === count( $rows ) && $read['isLast'] ? null : array( $end, self::number_below( $read, $end ) ),
		);
	}

	/**
	 * Returns whether a record matches a filter.
	 *
	 * @param string $key    Its key.
	 * @param string $kind   Its kind.
	 * @param string $title  Its title.
	 * @param array  $filter The filter.
	 */
	private static function is_asked_for( string $key, string $kind, string $title, array $filter ): bool {
		return ( '' === $filter['kind'] || $filter['kind'] === $kind )
			&& ( '' === $filter['record'] || $filter['record'] === $key )
			&& ( '' === $filter['search'] || false !== mb_stripos( $title, $filter['search'] ) );
	}

	/**
	 * Returns whether a filter allows the author of a change.
	 *
	 * @param int   $author Number of the person.
	 * @param array $filter The filter.
	 */
	private static function is_by( int $author, array $filter ): bool {
		return null === $filter['author'] || $filter['author'] === $author;
	}

	/**
	 * Reads revisions until they fill the page, or until all are read.
	 *
	 * @param array<string, array> $records Records by key.
	 * @param array                $filter  The filter.
	 * @param int                  $until   Time before which they were made.
	 * @param int                  $below   Number below which theirs are; 0 for all.
	 * @param int                  $count   Number of requested rows.
	 * @param array<int, true>     $owned   Revisions that belong to acts, as keys.
	 * @param callable             $join    Joins changes since a time with those that have no revision.
	 * @return array{changes: list<array>, from: int, isLast: bool, lowest: int} `from` is the time since which all changes are read.
	 */
	private function read_revisions( array $records, array $filter, int $until, int $below, int $count, array $owned, callable $join ): array {
		$by_id   = array_column( $records, null, 'id' );
		$changes = array();
		$oldest  = $until;
		for ( $tries = 1; ; $tries++ ) {
			$batch  = Revision_Rows::read_newest( array_keys( $by_id ), $below, self::BATCH << ( $tries - 1 ) );
			$below  = $batch['lowest'] ?: $below;
			$oldest = min( array( $oldest, ...array_column( $batch['rows'], 'time' ) ) );
			foreach ( $batch['rows'] as $row ) {
				$record = $by_id[ $row['parent'] ];
				// The first revision of a record is listed as its creation.
				if ( ! isset( $owned[ $row['id'] ] ) && $row['time'] !== $record['created'] && $row['time'] < $until && self::is_by( $row['author'], $filter ) ) {
					$changes[] = array(
						'key'      => $record['key'],
						'time'     => $row['time'],
						'author'   => $row['author'],
						'change'   => 'changed',
						'revision' => $row['id'],
					);
				}
			}
			// The next batch may have more changes of the oldest one's ten minutes.
			$from = $batch['isLast'] ? 0 : min( $until, Moment_Rows::get_start( $oldest ) + Moment_Rows::SPAN );
			$rows = $join( $changes, $from );
			if ( $batch['isLast'] || count( $rows ) > $count || $tries >= self::MAX_BATCHES ) {
				return array(
					'changes' => $changes,
					'from'    => $rows || $batch['isLast'] ? $from : $oldest,
					'isLast'  => $batch['isLast'],
					'lowest'  => $below,
				);
			}
		}
	}

	/**
	 * Returns the number below which the next page's revisions are: above all that were read but are not on this page.
	 *
	 * @param array{changes: list<array>, lowest: int} $read Result of {@see self::read_revisions()}.
	 * @param int                                      $end  Time before which the next page begins.
	 */
	private static function number_below( array $read, int $end ): int {
		$left = array_column( array_filter( $read['changes'], static fn( array $change ): bool => $change['time'] < $end ), 'revision' );

		return $left ? max( $left ) + 1 : $read['lowest'];
	}

	/**
	 * Finds the creations of records.
	 *
	 * @param array<string, array> $records Records by key.
	 * @return list<array>
	 */
	private function find_creations( array $records ): array {
		$made = array_filter( $records, static fn( array $record ): bool => $record['created'] > 0 && 'wp_global_styles' !== $record['kind'] );

		return array_values(
			array_map(
				static fn( array $record ): array => array(
					'key'      => $record['key'],
					'time'     => $record['created'],
					'author'   => $record['author'],
					'change'   => 'created',
					'revision' => null,
					'post'     => $record['id'],
				),
				$made
			)
		);
	}

	/**
	 * Finds the changes in the log.
	 *
	 * @param array   $filter  The filter.
	 * @param array[] $entries Entries of the log.
	 * @return list<array>
	 */
	private function find_logged( array $filter, array $entries ): array {
		$found  = array();
		$unseen = $this->find_unseen( $entries );
		foreach ( $entries as $entry ) {
			$act  = Design_Acts::read( $entry );
			$base = array(
				'time'     => $act['end'] ?? $entry['time'],
				'author'   => $entry['author'],
				'revision' => null,
				'post'     => $entry['id'],
			) + ( $act ? array( 'act' => $act ) : array() ) + ( isset( $entry['data']['back'] ) ? array( 'back' => (int) $entry['data']['back'] ) : array() );
			$is_named = $act && '' !== $filter['search'] && false !== mb_stripos( $act['name'], $filter['search'] );
			foreach ( $this->list_changes( $entry, $is_named ? array( 'search' => '' ) + $filter : $filter, $unseen ) as $change ) {
				$found[] = $change + $base;
			}
			if ( isset( $base['back'] ) && '' === $filter['kind'] . $filter['record'] . $filter['search'] ) {
				// Marks the row as a return to a moment, even where it has no other change.
				$found[] = array(
					'key'    => '',
					'change' => 'changed',
				) + $base;
			}
		}

		return $found;
	}

	/**
	 * Lists the changes of a log entry that match the filter and that the person may see.
	 *
	 * @param array               $entry  The entry.
	 * @param array               $filter The filter.
	 * @param array<string, true> $unseen Result of {@see self::find_unseen()}.
	 * @return list<array>
	 */
	private function list_changes( array $entry, array $filter, array $unseen ): array {
		$found    = array();
		$is_ours  = get_stylesheet() === $entry['theme'];
		$settings = array_keys( (array) ( $entry['data']['changes'] ?? array() ) );
		foreach ( $settings as $key ) {
			$kind = strtok( (string) $key, '/' );
			if ( ( $is_ours || Design_Settings::is_of_all_themes( (string) $key ) ) && Design_Settings::is_value( (string) $key ) && Design_Settings::may_change( $key ) && self::is_asked_for( $key, $kind, Design_Records::name_setting( $key ), $filter ) ) {
				$found[] = array(
					'key'    => $key,
					'change' => 'changed',
				);
			}
		}
		$events = array();
		foreach ( $is_ours ? (array) ( $entry['data']['events'] ?? array() ) : array() as $event ) {
			$events[ (string) ( $event['key'] ?? '' ) ] = array(
				'title'  => (string) ( $event['title'] ?? '' ),
				'change' => 'restored' === ( $event['change'] ?? '' ) ? 'restored' : 'deleted',
			);
		}
		foreach ( $is_ours ? Design_Acts::list_writes( $entry ) : array() as $key => $write ) {
			// A record that was restored from the trash can be written, too.
			$events[ $key ] = ( $events[ $key ] ?? array() ) + array(
				'title'    => $write['title'],
				'change'   => $write['change'],
				'time'     => $write['time'],
				'revision' => $write['revisions'] ? max( $write['revisions'] ) : null,
			);
		}
		foreach ( $events as $key => $event ) {
			$record = $this->records->all()[ $key ] ?? null;
			$kind   = (string) strtok( $key, '/' );
			// The rights to a permanently deleted record are not known: its title is shown to people who may see all records of its kind.
			$is_seen = $record || ( ! isset( $unseen[ $key ] ) && self::may_see_all( $kind ) );
			$title   = $record['title'] ?? html_entity_decode( wp_strip_all_tags( $event['title'] ), ENT_QUOTES );
			if ( $is_seen && self::is_asked_for( $key, $kind, $title, $filter ) ) {
				$found[] = compact( 'key', 'title' ) + $event;
			}
		}

		return $found;
	}

	/**
	 * Finds records in log entries that exist, but that the person may not see.
	 *
	 * @param array[] $entries Entries of the log.
	 * @return array<string, true> Their keys, as keys.
	 */
	private function find_unseen( array $entries ): array {
		$ids = array();
		foreach ( $entries as $entry ) {
			$keys = array_column( (array) ( $entry['data']['events'] ?? array() ), 'key' );
			foreach ( array( ...$keys, ...array_keys( Design_Acts::list_writes( $entry ) ) ) as $key ) {
				if ( ! isset( $this->records->all()[ $key ] ) ) {
					$ids[ (int) substr( (string) strstr( $key, '/' ), 1 ) ] = $key;
				}
			}
		}
		unset( $ids[0] );

		return array_fill_keys( array_intersect_key( $ids, Revision_Rows::read_values( array_keys( $ids ) ) ), true );
	}

	/**
	 * Returns whether the person may see all records of a kind.
	 *
	 * @param string $kind The kind.
	 */
	private static function may_see_all( string $kind ): bool {
		$type = get_post_type_object( $kind );

		return $type && current_user_can( $type->cap->edit_others_posts ) && current_user_can( $type->cap->read_private_posts );
	}

	/**
	 * Finds named moments.
	 *
	 * @param array $filter The filter.
	 * @param int   $from   First time.
	 * @param int   $until  Time before which they are.
	 * @return list<array>
	 */
	private function find_named( array $filter, int $from, int $until ): array {
		if ( '' !== $filter['kind'] . $filter['record'] ) {
			return array();
		}
		$moments = Moment_Table::read( array( Moment_Table::NAMED, Moment_Table::AUTOMATIC ), $from, $until, self::MAX_OTHERS, false );
		$moments = array_filter( $moments, static fn( array $moment ): bool => self::is_by( $moment['author'], $filter ) && ( '' === $filter['search'] || false !== mb_stripos( $moment['name'], $filter['search'] ) ) );

		return array_values( array_map( array( self::class, 'make_row' ), $moments ) );
	}

	/**
	 * Makes the row of a named moment.
	 *
	 * @param array $moment The moment.
	 */
	public static function make_row( array $moment ): array {
		return array(
			'type'    => 'moment',
			'start'   => Moment_Rows::get_start( $moment['time'] ),
			'from'    => $moment['time'],
			'to'      => $moment['time'],
			'last'    => $moment['id'],
			'act'     => null,
			'part'    => 0,
			'author'  => $moment['author'],
			'back'    => null,
			'records' => array(),
			'moment'  => $moment,
		);
	}
}
