<?php
/**
 * Locks over records.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

defined( 'ABSPATH' ) || exit;

/**
 * Ensures that one request at a time compares and writes a record.
 *
 * A lock is a row of the options table: inserting it is atomic on MySQL, MariaDB and SQLite, and bypasses the object cache. A row
 * whose request was aborted expires after {@see self::LIFETIME} seconds.
 */
final class Write_Lock {
	private const PREFIX = 'atelier_lock_';

	/** How long a lock is valid, in seconds: longer than a write takes. */
	private const LIFETIME = 60;

	/** After how many seconds {@see renew_all} renews the locks. */
	private const RENEWAL = 15;

	/** How long to wait for a lock, in seconds. */
	private const PATIENCE = 10;

	private const POLL_MICROSECONDS = 25000;

	/** Errors after which a request tries again, because another request was writing. */
	private const CONTENTION = '/deadlock|lock wait timeout|is locked|record has changed/i';

	/**
	 * Values of the locks of this request, by name of the row.
	 *
	 * @var array<string, string>
	 */
	private array $owned = array();

	/**
	 * Names of the rows that {@see acquire_all} has acquired.
	 *
	 * @var array<string, true>
	 */
	private array $held = array();

	/** When the locks of this request were renewed. */
	private int $renewed = 0;

	/** The database's error for the last lock; empty when another request has it. */
	private string $problem = '';

	/**
	 * Runs a function under a lock; immediately where this request has the lock already.
	 *
	 * @template T
	 * @param string        $subject  Name of the lock.
	 * @param callable(): T $run      The function.
	 * @param int           $patience How long to wait for another request, in seconds.
	 * @return T|\WP_Error An error when the lock was not acquired.
	 */
	public function run( string $subject, callable $run, int $patience = self::PATIENCE ) {
		if ( isset( $this->owned[ self::get_name( $subject ) ] ) ) {
			return $run();
		}
		if ( ! $this->acquire( $subject, $patience ) ) {
			return $this->refusal();
		}
		try {
			return $run();
		} finally {
			$this->release( $subject );
		}
	}

	/**
	 * Acquires a lock; waits while another request has it, but not where the database cannot be written.
	 *
	 * @param string $subject  Name of the lock.
	 * @param int    $patience How long to wait, in seconds.
	 * @return bool Whether it was acquired; {@see self::refusal()} returns the error otherwise.
	 */
	public function acquire( string $subject, int $patience = self::PATIENCE ): bool {
		$name          = self::get_name( $subject );
		$this->problem = '';
		if ( isset( $this->owned[ $name ] ) ) {
			return isset( $this->held[ $name ] );
		}
		if ( ! $this->owned ) {
			// A fatal error ends the request without the filter that releases the lock.
			register_shutdown_function( array( $this, 'release_all' ) );
		}
		$deadline = microtime( true ) + $patience;
		while ( ! $this->insert( $name ) && ! $this->replace_expired( $name ) ) {
			if ( '' !== $this->problem || microtime( true ) >= $deadline ) {
				return false;
			}
			usleep( self::POLL_MICROSECONDS );
		}

		return true;
	}

	/**
	 * Acquires several locks for writes that belong together; {@see acquire} succeeds for each of them. They are acquired in the order of
	 * their names, so that two requests never wait for each other.
	 *
	 * @param string[] $subjects Names of the locks.
	 * @return string|null The name of a lock that is not free; null where all are acquired.
	 */
	public function acquire_all( array $subjects ): ?string {
		sort( $subjects );
		foreach ( array_unique( $subjects ) as $subject ) {
			if ( ! $this->acquire( $subject ) ) {
				$this->release_held();
				return $subject;
			}
			$this->held[ self::get_name( $subject ) ] = true;
		}

		return null;
	}

	/**
	 * Acquires those of many locks that are free, with one statement and without waiting.
	 *
	 * @param string[] $subjects Names of the locks.
	 * @return string[] The acquired locks; locks that this request had before are not among them.
	 */
	public function acquire_free( array $subjects ): array {
		global $wpdb;
		$names = array();
		foreach ( $subjects as $subject ) {
			$names[ self::get_name( $subject ) ] = $subject;
		}
		$names = array_diff_key( $names, $this->owned );
		if ( ! $names ) {
			return array();
		}
		if ( ! $this->owned ) {
			register_shutdown_function( array( $this, 'release_all' ) );
		}
		ksort( $names );
		$value = $this->new_value();
		$rows  = implode( ',', array_fill( 0, count( $names ), "( %s, %s, 'off' )" ) );
		$pairs = array();
		foreach ( array_keys( $names ) as $name ) {
			array_push( $pairs, $name, $value );
		}
		$suppressed = $wpdb->suppress_errors();
		$inserted   = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES $rows", $pairs ) ); // Only placeholders are put in.
		$wpdb->suppress_errors( $suppressed );
		if ( count( $names ) !== (int) $inserted ) {
			$names = array_intersect_key( $names, $this->find_rows( array_keys( $names ), $value ) );
		}
		$this->owned += array_fill_keys( array_keys( $names ), $value );

		return array_values( $names );
	}

	/**
	 * Releases several locks with one statement.
	 *
	 * @param string[] $subjects Result of {@see self::acquire_free()}.
	 */
	public function release_many( array $subjects ): void {
		global $wpdb;
		$names = array_intersect_key( $this->owned, array_flip( array_map( self::get_name( ... ), $subjects ) ) );
		foreach ( array_unique( $names ) as $value ) {
			$some = array_keys( $names, $value, true );
			$list = implode( ',', array_fill( 0, count( $some ), '%s' ) );
			$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name IN ( $list ) AND option_value = %s", ...$some, ...array( $value ) ) ); // Only placeholders are put in.
		}
		$this->owned = array_diff_key( $this->owned, $names );
	}

	/**
	 * Returns the names of those rows that have a value.
	 *
	 * @param string[] $names Names of rows.
	 * @param string   $value The value.
	 * @return array<string, mixed> By name.
	 */
	private function find_rows( array $names, string $value ): array {
		global $wpdb;
		$list = implode( ',', array_fill( 0, count( $names ), '%s' ) );

		return (array) $wpdb->get_results( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name IN ( $list ) AND option_value = %s", ...$names, ...array( $value ) ), OBJECT_K ); // Only placeholders are put in.
	}

	/**
	 * Renews all locks of this request. Code with many writes calls it after each.
	 */
	public function renew_all(): void {
		global $wpdb;
		if ( time() < $this->renewed + self::RENEWAL ) {
			return;
		}
		$this->renewed = time();
		foreach ( $this->owned as $name => $before ) {
			$value = $this->new_value();
			$done  = $wpdb->update(
				$wpdb->options,
				array( 'option_value' => $value ),
				array(
					'option_name'  => $name,
					'option_value' => $before,
				)
			);
			if ( 1 === (int) $done ) {
				$this->owned[ $name ] = $value;
			}
		}
	}

	/**
	 * Releases the locks of {@see self::acquire_all()}.
	 */
	public function release_held(): void {
		$names      = array_keys( $this->held );
		$this->held = array();
		foreach ( $names as $name ) {
			$this->release_row( $name );
		}
	}

	/**
	 * Releases a lock, unless {@see acquire_all} has acquired it.
	 *
	 * @param string $subject Name of the lock.
	 */
	public function release( string $subject ): void {
		$name = self::get_name( $subject );
		if ( isset( $this->owned[ $name ] ) && ! isset( $this->held[ $name ] ) ) {
			$this->release_row( $name );
		}
	}

	/**
	 * Deletes the row of a lock that this request has.
	 *
	 * @param string $name Name of the row.
	 */
	private function release_row( string $name ): void {
		global $wpdb;
		// Bypasses the object cache.
		$wpdb->delete(
			$wpdb->options,
			array(
				'option_name'  => $name,
				'option_value' => $this->owned[ $name ],
			)
		);
		unset( $this->owned[ $name ] );
	}

	/**
	 * Releases all locks of this request.
	 */
	public function release_all(): void {
		global $wpdb;
		foreach ( $this->owned as $name => $value ) {
			$wpdb->delete(
				$wpdb->options,
				array(
					'option_name'  => $name,
					'option_value' => $value,
				)
			);
		}
		$this->owned = array();
		$this->held  = array();
	}

	/**
	 * Returns the error for the last lock that was not acquired.
	 */
	public function refusal(): \WP_Error {
		if ( '' !== $this->problem ) {
			return Unwritable_Database::error( $this->problem );
		}

		$error = new \WP_Error(
			'atelier_busy',
			__( 'This is being saved by someone else right now. Try again in a moment.', 'atelier' ),
			array( 'status' => 503 )
		);
		/**
		 * Filters the error for a lock that another request has. A publication of a draft explains itself.
		 *
		 * @param \WP_Error $error The error.
		 */
		$explained = apply_filters( 'atelier_busy', $error );

		return is_wp_error( $explained ) ? $explained : $error;
	}

	/**
	 * Inserts the row of a lock.
	 *
	 * @param string $name Name of the row.
	 */
	private function insert( string $name ): bool {
		global $wpdb;
		$value = $this->new_value();
		// A deadlock of several inserts only means that the lock was not acquired, so the error is not shown.
		$suppressed = $wpdb->suppress_errors();
		$inserted = $wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )",
				$name,
				$value
			)
		);
		$error = false === $inserted ? Unwritable_Database::last_error() : '';
		$wpdb->suppress_errors( $suppressed );
		if ( 1 === (int) $inserted ) {
			$this->owned[ $name ] = $value;
			return true;
		}
		if ( ! preg_match( self::CONTENTION, $error ) ) {
			$this->problem = $error;
		}

		return false;
	}

	/**
	 * Replaces an expired lock, whose request was aborted.
	 *
	 * @param string $name Name of the row.
	 */
	private function replace_expired( string $name ): bool {
		global $wpdb;
		if ( '' !== $this->problem ) {
			return false;
		}
		$before = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name ) );
		if ( ! is_string( $before ) || (int) $before > time() ) {
			return false;
		}
		$value = $this->new_value();
		$updated = $wpdb->update(
			$wpdb->options,
			array( 'option_value' => $value ),
			array(
				'option_name'  => $name,
				'option_value' => $before,
			)
		);
		if ( 1 === (int) $updated ) {
			$this->owned[ $name ] = $value;
			return true;
		}

		return false;
	}

	/**
	 * Returns the value of a new lock: when it expires, and a unique text.
	 */
	private function new_value(): string {
		return ( time() + self::LIFETIME ) . ':' . wp_generate_uuid4();
	}

	/**
	 * Returns the name of a lock's row.
	 *
	 * @param string $subject Name of the lock.
	 */
	private static function get_name( string $subject ): string {
		return self::PREFIX . md5( $subject );
	}
}
