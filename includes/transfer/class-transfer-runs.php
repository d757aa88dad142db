<?php
/**
 * Log of imports.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the writes of the last imports, and the earlier values before the first write, so that an interrupted import can be undone
 * as well. The step that a run is at is stored before each of its rows is written.
 */
final class Transfer_Runs {
	public const OPTION = 'atelier_transfer_runs';
	public const BEFORE = 'atelier_transfer_before_';
	public const STEP   = 'atelier_transfer_step_';

	/** Numbers and names of a run that belong to none of its records: creation keys of categories, and names of font files. */
	private const EXTRAS = array( 'categories', 'files' );

	public const RUNNING = 'running';
	public const DONE    = 'done';
	public const UNDONE  = 'undone';

	/** How many imports are kept. */
	private const MAX = 5;

	/**
	 * Begins a run.
	 *
	 * @param string               $name   Name of the file.
	 * @param array<string, mixed> $before The replaced values, by key.
	 * @param array                $more   `draft`, the number of the draft into which is imported, and `isNew`; for the live design `isBrought`, whether it
	 *                                     comes from another theme.
	 * @return string Its id.
	 */
	public static function begin( string $name, array $before, array $more = array() ): string {
		$id   = strtolower( wp_generate_password( 16, false ) );
		$runs = self::all();
		update_option( self::BEFORE . $id, $before, false );
		$runs[ $id ] = array(
			'id'    => $id,
			'name'  => $name,
			'user'  => get_current_user_id(),
			'time'  => time(),
			'theme' => get_stylesheet(),
			'state' => self::RUNNING,
			'done'  => array(),
		) + $more;
		foreach ( array_slice( array_keys( $runs ), 0, -self::MAX ) as $old ) {
			self::remove_values( $old );
			unset( $runs[ $old ] );
		}
		update_option( self::OPTION, $runs, false );

		return $id;
	}

	/**
	 * Stores the written records and the state of a run. Categories and files of its step stay with the run.
	 *
	 * @param string  $id    The run.
	 * @param array[] $done  The written records, in order.
	 * @param string  $state State of the run.
	 */
	public static function note( string $id, array $done, string $state ): void {
		$runs = self::all();
		if ( isset( $runs[ $id ] ) ) {
			$runs[ $id ] = array(
				'done'  => $done,
				'state' => $state,
			) + self::find_extras( $id ) + $runs[ $id ];
			update_option( self::OPTION, $runs, false );
		}
	}

	/**
	 * Begins the step that writes a record.
	 *
	 * @param string       $id     The run.
	 * @param array        $note   The note of the record.
	 * @param string       $before Its mark before the step.
	 * @param list<string> $marks  Marks of the next writes.
	 * @return callable(array): void Adds the next write, see {@see Design_Writer::watch()}.
	 */
	public static function begin_step( string $id, array $note, string $before, array $marks ): callable {
		$step = compact( 'before', 'marks' ) + array(
			'keys'       => array(),
			'categories' => array(),
			'files'      => array(),
		) + $note;
		// Categories and files of the step before are stored with the run by now.
		self::note_step( $id, $step );

		return static function ( array $made ) use ( $id, &$step ): void {
			foreach ( array( 'mark' => 'marks', 'key' => 'keys', 'category' => 'categories', 'file' => 'files' ) as $name => $list ) {
				if ( '' !== ( $made[ $name ] ?? '' ) ) {
					$step[ $list ][] = $made[ $name ];
				}
			}
			self::note_step( $id, $step );
		};
	}

	/**
	 * Stores the step that a run is at.
	 *
	 * @param string $id   The run.
	 * @param array  $step The note of the record, with `marks` of the rows that are written for it, and creation `keys`.
	 */
	public static function note_step( string $id, array $step ): void {
		update_option( self::STEP . $id, $step, false );
	}

	/**
	 * Reads the step that a run was at when it ended; empty for none.
	 *
	 * @param string $id The run.
	 */
	public static function find_step( string $id ): array {
		wp_cache_delete( self::STEP . $id, 'options' );
		$step = get_option( self::STEP . $id );

		return is_array( $step ) ? $step : array();
	}

	/**
	 * Finds the creation keys of categories and the names of files that a run has noted.
	 *
	 * @param string $id The run.
	 * @return array{categories: list<int>, files: list<string>}
	 */
	public static function find_extras( string $id ): array {
		$run    = self::all()[ $id ] ?? array();
		$step   = self::find_step( $id );
		$extras = array();
		foreach ( self::EXTRAS as $name ) {
			$extras[ $name ] = array_values( array_unique( array( ...( $run[ $name ] ?? array() ), ...( $step[ $name ] ?? array() ) ) ) );
		}

		return $extras;
	}

	/**
	 * Removes a run that cannot be undone any more.
	 *
	 * @param string $id The run.
	 */
	public static function remove( string $id ): void {
		update_option( self::OPTION, array_diff_key( self::all(), array( $id => true ) ), false );
		self::remove_values( $id );
	}

	/**
	 * Removes the values of a run.
	 *
	 * @param string $id The run.
	 */
	private static function remove_values( string $id ): void {
		delete_option( self::BEFORE . $id );
		delete_option( self::STEP . $id );
	}

	/**
	 * Finds a run of the current theme; null for none.
	 *
	 * @param string $id Its id.
	 */
	public static function find( string $id ): ?array {
		$run = self::all()[ $id ] ?? null;

		return $run && get_stylesheet() === $run['theme'] ? $run : null;
	}

	/**
	 * Finds an interrupted run; null for none. It has to be called under the lock of imports, so that none is running.
	 */
	public static function find_interrupted(): ?array {
		foreach ( self::all() as $run ) {
			if ( self::RUNNING === $run['state'] && get_stylesheet() === $run['theme'] ) {
				return $run;
			}
		}

		return null;
	}

	/**
	 * Reads the values from before a run, by key.
	 *
	 * @param string $id The run.
	 * @return array<string, mixed>
	 */
	public static function before( string $id ): array {
		$before = get_option( self::BEFORE . $id );

		return is_array( $before ) ? $before : array();
	}

	/**
	 * Reads all stored runs, the oldest first.
	 *
	 * @return array<string, array>
	 */
	private static function all(): array {
		wp_cache_delete( self::OPTION, 'options' );
		$runs = get_option( self::OPTION );

		return is_array( $runs ) ? $runs : array();
	}
}
