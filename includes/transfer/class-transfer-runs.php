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
 * as well.
 */
final class Transfer_Runs {
	public const OPTION = 'atelier_transfer_runs';
	public const BEFORE = 'atelier_transfer_before_';

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
	 * @return string Its id.
	 */
	public static function begin( string $name, array $before ): string {
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
		);
		foreach ( array_slice( array_keys( $runs ), 0, -self::MAX ) as $old ) {
			delete_option( self::BEFORE . $old );
			unset( $runs[ $old ] );
		}
		update_option( self::OPTION, $runs, false );

		return $id;
	}

	/**
	 * Stores the written records and the state of a run.
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
			) + $runs[ $id ];
			update_option( self::OPTION, $runs, false );
		}
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
