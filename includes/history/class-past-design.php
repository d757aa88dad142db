<?php
/**
 * The design at a moment.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Writes\Unreadable_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the value of each record and setting at a moment: from WordPress's revisions and the log, or from the stored contents of a named moment.
 *
 * @phpstan-type Moment array{at: string, time: int, name: string|null, kept: array|null, isPartial: bool}
 */
final class Past_Design {
	/** The initial value of global styles. */
	private const INITIAL = array(
		'title'   => 'Custom Styles',
		'content' => '{"version": 3, "isGlobalStylesUserThemeJSON": true }',
		'excerpt' => '',
	);

	private const PREFIX = 'moment-';

	/** How many entries of the log are read at most. */
	private const MAX_LOG = 5000;

	/**
	 * Builds the service.
	 *
	 * @param Design_Records  $records  Lists records.
	 * @param Design_Settings $settings Reads settings.
	 */
	public function __construct( private readonly Design_Records $records, private readonly Design_Settings $settings ) {}

	/**
	 * Finds a moment by its id; null where it does not exist.
	 *
	 * @param string $at A time in GMT seconds, or for example `moment-45`.
	 * @return array{at: string, time: int, name: string|null, kept: array|null, isPartial: bool}|null
	 */
	public static function open( string $at ): ?array {
		if ( preg_match( '/^[1-9]\d{0,10}$/', $at ) ) {
			return array(
				'at'        => $at,
				'time'      => (int) $at,
				'name'      => null,
				'kept'      => null,
				'isPartial' => false,
			);
		}
		$id     = preg_match( '/^' . self::PREFIX . '([1-9]\d{0,14})$/', $at, $match ) ? (int) $match[1] : 0;
		$moment = $id ? Moment_Table::find( $id ) : null;

		return $moment ? array(
			'at'        => $at,
			'time'      => $moment['time'],
			'name'      => Moment_Table::UNDO === $moment['status'] ? null : $moment['name'],
			'kept'      => $moment['data'],
			'isPartial' => Moment_Table::UNDO === $moment['status'],
		) : null;
	}

	/**
	 * Finds the states of the records that the current person may see.
	 *
	 * @param array       $moment Result of {@see self::open()}.
	 * @param string|null $key    Key of the only record to find; null for all.
	 * @return array<string, array{is: string, revision: int, name: string, record: array}> By key.
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public function find_states( array $moment, ?string $key = null ): array {
		$records = $this->records->all();
		if ( null !== $moment['kept'] && ! $moment['isPartial'] ) {
			$records += Lost_Records::find( (array) ( $moment['kept']['records'] ?? array() ), $records );
		}
		if ( null !== $key ) {
			$records = array_intersect_key( $records, array( $key => true ) );
		}
		if ( null !== $moment['kept'] ) {
			return self::find_kept( $moment, $records );
		}
		$changed = array_filter( $records, static fn( array $record ): bool => $record['modified'] > $moment['time'] );
		$latest  = Revision_Rows::find_latest( array_column( $changed, 'id' ), $moment['time'] );
		$states  = array();
		foreach ( $records as $name => $record ) {
			$limit           = isset( $changed[ $name ] ) ? self::get_limit( $record['kind'] ) : -1;
			$states[ $name ] = Record_States::find( $record, $latest[ $record['id'] ] ?? array( 'latest' => 0, 'count' => 0 ), $moment['time'], $limit ) + array(
				'name'   => '',
				'record' => $record,
			);
		}

		return $states;
	}

	/**
	 * Finds the values of settings at a moment that the current person may see.
	 *
	 * @param array $moment Result of {@see self::open()}.
	 * @return array<string, mixed> Stored values, or those that the log shows to have changed since, by key; null for a missing entry.
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public function find_settings( array $moment ): array {
		if ( null !== $moment['kept'] ) {
			$values = is_array( $moment['kept']['settings'] ?? null ) ? $moment['kept']['settings'] : array();
			if ( ! $moment['isPartial'] ) {
				// Entries that the moment does not contain did not exist then.
				$values += array_map( static fn() => null, array_filter( $this->settings->all(), static fn( string $key ): bool => str_starts_with( $key, Design_Settings::ACTIVE . '/' ), ARRAY_FILTER_USE_KEY ) );
			}
			if ( ( $moment['kept']['theme'] ?? get_stylesheet() ) !== get_stylesheet() ) {
				$values = array_filter( $values, array( Design_Settings::class, 'is_of_all_themes' ), ARRAY_FILTER_USE_KEY );
			}
			if ( ! $moment['isPartial'] ) {
				// Moments from earlier versions of the plugin contain no block styles, but the log has their changes since.
				$values += array_filter( self::find_logged( $moment['time'] ), array( Design_Settings::class, 'is_block_style' ), ARRAY_FILTER_USE_KEY );
			}
		} else {
			$values = self::find_logged( $moment['time'] );
		}

		return array_filter( $values, static fn( string $key ): bool => Design_Settings::is_value( $key ) && Design_Settings::may_change( $key ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Finds the values at a time of the settings that the log shows to have changed since.
	 *
	 * @param int $time GMT seconds.
	 * @return array<string, mixed>
	 */
	private static function find_logged( int $time ): array {
		$log = Moment_Table::read( array( Moment_Table::LOG ), $time, time() + YEAR_IN_SECONDS, self::MAX_LOG, true );

		return Record_States::find_settings( array_map( array( self::class, 'list_changes' ), $log ), $time );
	}

	/**
	 * Reads the current value of a setting; null for a missing one.
	 *
	 * @param string $key Its key.
	 * @return mixed
	 */
	public function read_setting( string $key ) {
		return $this->settings->all()[ $key ] ?? null;
	}

	/**
	 * Reads the values of states.
	 *
	 * @param array<string, array> $states Result of {@see self::find_states()}.
	 * @return array<string, array{title: string, content: string, excerpt: string}> By key; records without a value are missing.
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public static function read_values( array $states ): array {
		$ids   = array();
		$names = array();
		foreach ( $states as $key => $state ) {
			if ( '' !== $state['name'] ) {
				$names[ $key ] = $state['name'];
			} elseif ( in_array( $state['is'], array( Record_States::CURRENT, Record_States::REVISION ), true ) ) {
				$ids[ $key ] = Record_States::REVISION === $state['is'] ? $state['revision'] : $state['record']['id'];
			}
		}
		$posts  = Revision_Rows::read_values( array_values( $ids ) );
		$kept   = $names ? Kept_Contents::read( array_values( $names ) ) : array();
		$values = array();
		foreach ( $states as $key => $state ) {
			$value = match ( true ) {
				isset( $names[ $key ] )                => $kept[ $names[ $key ] ] ?? null,
				isset( $ids[ $key ] )                  => $posts[ $ids[ $key ] ] ?? null,
				Record_States::INITIAL === $state['is'] => self::INITIAL,
				default                                => null,
			};
			if ( null !== $value ) {
				$values[ $key ] = $value;
			}
		}

		return $values;
	}

	/**
	 * Finds the stored states of a moment.
	 *
	 * @param array $moment  The moment.
	 * @param array $records Records by key.
	 * @return array<string, array{is: string, revision: int, name: string, record: array}>
	 */
	private static function find_kept( array $moment, array $records ): array {
		$kept   = is_array( $moment['kept']['records'] ?? null ) ? $moment['kept']['records'] : array();
		$states = array();
		foreach ( $records as $key => $record ) {
			if ( $moment['isPartial'] && ! array_key_exists( $key, $kept ) ) {
				continue;
			}
			$name           = (string) ( $kept[ $key ]['name'] ?? '' );
			$states[ $key ] = array(
				'is'       => '' !== $name ? 'kept' : ( 'wp_global_styles' === $record['kind'] ? Record_States::INITIAL : Record_States::ABSENT ),
				'revision' => 0,
				'name'     => $name,
				'record'   => $record,
			);
		}

		return $states;
	}

	/**
	 * Lists the changes of settings in a log entry that apply to the current theme.
	 *
	 * @param array $entry The entry.
	 * @return array{time: int, changes: array<string, array>}
	 */
	private static function list_changes( array $entry ): array {
		$changes = array_filter( (array) ( $entry['data']['changes'] ?? array() ), 'is_array' );
		if ( get_stylesheet() !== $entry['theme'] ) {
			$changes = array_filter( $changes, array( Design_Settings::class, 'is_of_all_themes' ), ARRAY_FILTER_USE_KEY );
		}

		return array(
			'time'    => $entry['time'],
			'changes' => $changes,
		);
	}

	/**
	 * Returns how many revisions of a record the site keeps, by its kind; -1 for all.
	 *
	 * @param string $kind The kind.
	 */
	private static function get_limit( string $kind ): int {
		static $limits    = array();
		$limits[ $kind ] ??= wp_revisions_to_keep( new \WP_Post( (object) array( 'post_type' => $kind ) ) );

		return $limits[ $kind ];
	}
}
