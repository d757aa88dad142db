<?php
/**
 * Moments whose contents are stored.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Deletions\Deleted_Posts;
use Atelier\Writes\Unreadable_Database;
use Atelier\Writes\Write_Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Names moments, for a person or automatically, and stores the design's contents, because WordPress may prune revisions. Other plugins name one by
 * `do_action( 'atelier_name_moment', 'Before “Autumn”' )`.
 */
final class Named_Moments {
	/** The action that names the current moment. */
	public const ACTION = 'atelier_name_moment';

	/** How many moments people may name. */
	public const MAX_NAMED = 100;

	private const LOCK = 'history:moments';

	/** How many moments that Design named, and how many for undo, are kept. */
	private const MAX_AUTOMATIC = 30;
	private const MAX_UNDO      = 30;

	/**
	 * Builds the service.
	 *
	 * @param Design_Settings $settings Reads settings.
	 * @param Write_Lock      $lock     Prevents one request from removing contents that another is storing.
	 */
	public function __construct( private readonly Design_Settings $settings, private readonly Write_Lock $lock ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( self::ACTION, array( $this, 'create_automatic' ) );
	}

	/**
	 * Names the current moment for other code, which gets no result.
	 *
	 * @param mixed $name The name.
	 */
	public function create_automatic( $name ): void {
		if ( is_string( $name ) && '' !== trim( $name ) ) {
			$this->create( trim( $name ), true );
		}
	}

	/**
	 * Names a moment, and stores the contents of the whole design, including those that the person may not see.
	 *
	 * @param string     $name         The name.
	 * @param bool       $is_automatic Whether Design names it, rather than a person.
	 * @param array|null $moment       Result of {@see Past_Design::open()}; null for the current time.
	 * @param string     $used         Id of a moment that is still being read: it is not removed, although there are too many.
	 * @return array|WP_Error The moment.
	 */
	public function create( string $name, bool $is_automatic, ?array $moment = null, string $used = '' ) {
		if ( ! $is_automatic && Moment_Table::count( Moment_Table::NAMED ) >= self::MAX_NAMED ) {
			return self::full();
		}
		$status = $is_automatic ? Moment_Table::AUTOMATIC : Moment_Table::NAMED;
		try {
			$id = $this->lock->run( self::LOCK, fn() => $this->store_contents( $status, $name, $moment ?? Past_Design::open( (string) time() ) ) );
		} catch ( Unreadable_Database $problem ) {
			return $problem->to_error();
		}
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		if ( $is_automatic ) {
			$this->remove_surplus( Moment_Table::AUTOMATIC, self::MAX_AUTOMATIC, $used );
		}

		return ( $id ? Moment_Table::find( $id ) : null ) ?? new WP_Error( 'atelier_not_kept', __( 'This moment could not be kept.', 'atelier' ), array( 'status' => 500 ) );
	}

	/**
	 * Makes the error for too many named moments.
	 */
	public static function full(): WP_Error {
		return new WP_Error( 'atelier_history_full', __( 'There are 100 named moments already. Delete one first.', 'atelier' ), array( 'status' => 409 ) );
	}

	/**
	 * Stores the current values of records and settings before they are replaced. Removes the oldest such moments beyond the limit.
	 *
	 * @param string[] $keys Their keys.
	 * @param string   $used Id of a moment that is still being read.
	 * @return int Number of the moment; 0 where it could not be stored.
	 * @throws Unreadable_Database When the database did not answer.
	 */
	public function save_for_undo( array $keys, string $used ): int {
		$id = $this->lock->run( self::LOCK, fn() => $this->store_for_undo( $keys ) );
		$this->remove_surplus( Moment_Table::UNDO, self::MAX_UNDO, $used );

		return is_int( $id ) ? $id : 0;
	}

	/**
	 * Stores the current values under the lock.
	 *
	 * @param string[] $keys Their keys.
	 * @return int Number of the moment; 0 where the database did not store it.
	 */
	private function store_for_undo( array $keys ): int {
		$records = array_intersect_key( $this->everything()->all(), array_fill_keys( $keys, true ) );
		$there   = array_filter( $records, static fn( array $record ): bool => 0 === $record['deleted'] );
		$names   = Kept_Contents::store( self::read_now( $there ) );
		if ( null === $names ) {
			return 0;
		}
		$kept = array();
		foreach ( array_filter( $keys, static fn( string $key ): bool => ! Design_Settings::is_value( $key ) ) as $key ) {
			$kept[ $key ] = isset( $names[ $key ] ) ? array( 'name' => $names[ $key ] ) : null;
		}
		$settings = array();
		$now      = $this->settings->all();
		foreach ( array_filter( $keys, array( Design_Settings::class, 'is_value' ) ) as $key ) {
			$settings[ $key ] = $now[ $key ] ?? null;
		}

		return Moment_Table::add(
			Moment_Table::UNDO,
			'',
			array(
				'records'  => (object) $kept,
				'settings' => (object) $settings,
				'theme'    => get_stylesheet(),
			),
			time(),
			get_stylesheet()
		);
	}

	/**
	 * Removes the oldest moments beyond a limit.
	 *
	 * @param string $status One of the constants of {@see Moment_Table}.
	 * @param int    $count  How many are kept.
	 * @param string $used   Id of a moment that is still being read.
	 */
	private function remove_surplus( string $status, int $count, string $used ): void {
		$this->remove( array_filter( Moment_Table::find_surplus( $status, $count ), static fn( int $id ): bool => "moment-$id" !== $used ) );
	}

	/**
	 * Removes moments, and the contents that no other moment uses.
	 *
	 * @param int[] $ids Their numbers.
	 */
	public function remove( array $ids ): void {
		if ( Moment_Table::remove( $ids ) ) {
			$this->lock->run( self::LOCK, array( Kept_Contents::class, 'remove_unused' ) );
		}
	}

	/**
	 * Stores the contents of a moment under the lock.
	 *
	 * @param string $status One of the constants of {@see Moment_Table}.
	 * @param string $name   The name.
	 * @param array  $moment Result of {@see Past_Design::open()}.
	 * @return int Its number; 0 where the database did not store it.
	 */
	private function store_contents( string $status, string $name, array $moment ): int {
		$past   = new Past_Design( $this->everything(), $this->settings );
		$states = array_filter( $past->find_states( $moment ), static fn( array $state ): bool => ! in_array( $state['is'], array( Record_States::ABSENT, Record_States::NOT_KEPT ), true ) );
		$names  = Kept_Contents::store( Past_Design::read_values( $states ) );
		if ( null === $names ) {
			return 0;
		}
		$settings = array_filter( array_merge( $this->settings->all(), $past->find_settings( $moment ) ), static fn( $value ): bool => null !== $value );

		return Moment_Table::add(
			$status,
			$name,
			array(
				'records'  => (object) self::describe( $names, array_map( static fn( array $state ): array => $state['record'], $states ) ),
				'settings' => (object) $settings,
				'theme'    => get_stylesheet(),
			),
			$moment['time'],
			get_stylesheet()
		);
	}

	/**
	 * Describes the records of a moment for storage.
	 *
	 * @param array<string, string> $names   Names of the values, by key.
	 * @param array<string, array>  $records Records by key.
	 * @return array<string, array{name: string, of: array}>
	 */
	private static function describe( array $names, array $records ): array {
		$described = Lost_Records::describe( array_intersect_key( $records, $names ) );
		$kept      = array();
		foreach ( $names as $key => $name ) {
			$kept[ $key ] = array(
				'name' => $name,
				'of'   => $described[ $key ] ?? array(),
			);
		}

		return $kept;
	}

	/**
	 * Returns the records of the design, including those that the person may not see.
	 */
	private function everything(): Design_Records {
		return new Design_Records( new Deleted_Posts(), false );
	}

	/**
	 * Reads the current values of records.
	 *
	 * @param array<string, array> $records Records by key.
	 * @return array<string, array>
	 */
	private static function read_now( array $records ): array {
		$values = Revision_Rows::read_values( array_column( $records, 'id' ) );

		return array_filter( array_map( static fn( array $record ): ?array => $values[ $record['id'] ] ?? null, $records ) );
	}
}
