<?php
/**
 * The state of a going back.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Writes\Row_Watch;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the records that a going back has written, and the next one, because the process may be killed at any moment. A record has a mark before
 * and after its write: equal marks mean that nobody has changed it since.
 *
 * @phpstan-type Run array{at: string, undo: int, theme: string, by: int, time: int, items: array<string, string>, written: array<string, string>, step: array{key?: string, before?: string, marks?: string[]}}
 */
final class Restore_Run {
	public const OPTION = 'atelier_history_run';

	/** Subject of the lock that a going back has until it ends. */
	public const LOCK = 'history:restore';

	/** A token that no record has: the write is refused, with who has changed the record, and when. */
	private const NO_TOKEN = 'interrupted';

	/**
	 * Finds the run of the current theme that has not ended; null for none. Under the lock, it was interrupted.
	 *
	 * @return array{at: string, undo: int, theme: string, by: int, time: int, items: array, written: array, step: array}|null
	 */
	public static function find(): ?array {
		wp_cache_delete( self::OPTION, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		$run = get_option( self::OPTION );

		return is_array( $run ) && get_stylesheet() === $run['theme'] ? $run : null;
	}

	/**
	 * Begins a run.
	 *
	 * @param string                $at    Id of the moment.
	 * @param int                   $undo  Number of the moment with the replaced values.
	 * @param array<string, string> $items Tokens of the records before the run, by key.
	 */
	public static function begin( string $at, int $undo, array $items ): void {
		self::store(
			array(
				'at'      => $at,
				'undo'    => $undo,
				'theme'   => get_stylesheet(),
				'by'      => get_current_user_id(),
				'time'    => time(),
				'items'   => $items,
				'written' => array(),
				'step'    => array(),
			)
		);
	}

	/**
	 * Writes a record: notes the marks of its rows before they are written, and its mark afterwards.
	 *
	 * @param string           $key    Its key.
	 * @param callable(): string $mark Reads its mark.
	 * @param string[]         $marks  The marks of a setting after the write.
	 * @param callable(): array $write Writes it, and returns the result with its status.
	 */
	public static function write( string $key, callable $mark, array $marks, callable $write ): array {
		$run         = (array) self::find();
		$run['step'] = array( 'before' => $mark() ) + compact( 'key', 'marks' );
		self::store( $run );
		$result      = Row_Watch::run(
			Design_Records::KINDS,
			static function ( array $row ) use ( &$run ): void {
				$run['step']['marks'][] = $row['mark'];
				self::store( $run );
			},
			$write
		);
		$run['step'] = array();
		if ( 200 === $result['status'] ) {
			$run['written'][ $key ] = $mark();
		}
		self::store( $run );

		return $result;
	}

	/**
	 * Notes the record at which a run was interrupted as written, where its row was: the next record takes its place.
	 *
	 * @param array                 $run   The run.
	 * @param array<string, string> $marks Current marks, by key.
	 */
	public static function settle_step( array $run, array $marks ): void {
		self::store(
			array(
				'written' => self::list_written( $run, $marks ),
				'step'    => array(),
			) + $run
		);
	}

	/**
	 * Ends the run.
	 */
	public static function end(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Lists the marks of the records that a run wrote, by key. Of the record at which it was interrupted, it may have written a row; another mark of it is
	 * somebody else's.
	 *
	 * @param array                 $run   The run.
	 * @param array<string, string> $marks Current marks, by key.
	 * @return array<string, string>
	 */
	public static function list_written( array $run, array $marks ): array {
		$step = $run['step'];
		$mark = $marks[ $step['key'] ?? '' ] ?? '';
		if ( ! $step || $step['before'] === $mark || ! $step['marks'] ) {
			return $run['written'];
		}

		return array( $step['key'] => in_array( $mark, $step['marks'], true ) ? $mark : self::NO_TOKEN ) + $run['written'];
	}

	/**
	 * Lists the records that undo a run, with the tokens of records that nobody has changed since.
	 *
	 * @param array                      $run    The run.
	 * @param array<string, string>      $marks  Current marks, by key.
	 * @param array<string, string|null> $tokens Current tokens, by key.
	 * @return list<array{key: string, token: string|null}>
	 */
	public static function list_undo( array $run, array $marks, array $tokens ): array {
		$items = array();
		foreach ( self::list_written( $run, $marks ) as $key => $mark ) {
			$items[] = array(
				'key'   => $key,
				'token' => ( $marks[ $key ] ?? '' ) === $mark ? $tokens[ $key ] ?? null : self::NO_TOKEN,
			);
		}

		return $items;
	}

	/**
	 * Lists the records that are left of a run, with the tokens from before it. A record of which a row was written has the current token.
	 *
	 * @param array                      $run    The run.
	 * @param array<string, string>      $marks  Current marks, by key.
	 * @param array<string, string|null> $tokens Current tokens, by key.
	 * @return array<string, string> Tokens by key.
	 */
	public static function list_left( array $run, array $marks, array $tokens ): array {
		$left = array_diff_key( $run['items'], $run['written'] );
		$key  = $run['step']['key'] ?? '';
		$mark = self::list_written( $run, $marks )[ $key ] ?? null;
		if ( isset( $left[ $key ] ) && null !== $mark ) {
			$left[ $key ] = self::NO_TOKEN === $mark ? $mark : (string) ( $tokens[ $key ] ?? '' );
		}

		return $left;
	}

	/**
	 * Stores the run.
	 *
	 * @param array $run The run.
	 */
	private static function store( array $run ): void {
		update_option( self::OPTION, $run, false );
	}
}
