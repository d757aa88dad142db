<?php
/**
 * Differences of two lists of blocks.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the steps that lead from one list of blocks to another: first it matches equal blocks in their order, then blocks of the same kind
 * between them, whose inner blocks are compared in the same way. `src/utils/block-markup/diff-blocks.ts` does the same.
 *
 * A step has `before`, `after` or both. `is_same` says that they are equal. Otherwise `is_own` says that the block itself differs, and `inner`
 * has the steps of its inner blocks; null if it is compared as a whole.
 */
final class Block_Steps {
	/** Above this many pairs the middle counts as removed and added as a whole: the table would take too long. */
	private const MAX_PAIRS = 1000000;

	/**
	 * Compares two lists.
	 *
	 * @param list<array> $left  Blocks of {@see Source_Blocks}.
	 * @param list<array> $right Other ones.
	 * @return list<array{before: array|null, after: array|null, is_same: bool, is_own: bool, inner: array|null}>
	 */
	public static function compare( array $left, array $right ): array {
		$steps   = self::match( array_column( $left, 'key' ), array_column( $right, 'key' ) );
		$moved   = self::find_moves( $left, $right, $steps );
		$found   = array();
		$removed = array();
		$added   = array();
		$end     = static function () use ( &$found, &$removed, &$added ): void {
			array_push( $found, ...self::pair_by_name( $removed, $added ) );
			$removed = array();
			$added   = array();
		};
		foreach ( $steps as list( $before, $after ) ) {
			if ( null !== $before && null !== $after ) {
				$end();
				$found[] = self::step( $left[ $before ], $right[ $after ], true );
			} elseif ( null !== $before ? isset( $moved['removed'][ $before ] ) : isset( $moved['added'][ $after ] ) ) {
				$end();
				$found[] = self::step( null === $before ? null : $left[ $before ], null === $after ? null : $right[ $after ] );
			} elseif ( null !== $before ) {
				$removed[] = $left[ $before ];
			} else {
				$added[] = $right[ $after ];
			}
		}
		$end();

		return $found;
	}

	/**
	 * Makes a step.
	 *
	 * @param array|null $before  The block in the left list.
	 * @param array|null $after   The block in the right list.
	 * @param bool       $is_same Whether both are equal.
	 */
	private static function step( ?array $before, ?array $after, bool $is_same = false ): array {
		$is_pair = $before && $after && ! $is_same;
		$is_deep = $is_pair && ( $before['shell'] || $after['shell'] ) && ! $before['is_whole'] && ! $after['is_whole'];

		return array(
			'before'  => $before,
			'after'   => $after,
			'is_same' => $is_same,
			'is_own'  => $is_pair && ( ! $is_deep || $before['own_key'] !== $after['own_key'] ),
			'inner'   => $is_deep ? self::compare( $before['inner']['blocks'], $after['inner']['blocks'] ) : null,
		);
	}

	/**
	 * Finds the blocks that are removed at one position and added at another one.
	 *
	 * @param list<array>                    $left  Blocks.
	 * @param list<array>                    $right Other ones.
	 * @param list<array{int|null,int|null}> $steps Matches of both.
	 * @return array{removed: array<int, true>, added: array<int, true>} Their indexes.
	 */
	private static function find_moves( array $left, array $right, array $steps ): array {
		$positions = array();
		foreach ( $steps as list( $before, $after ) ) {
			if ( null === $before ) {
				$positions[ $right[ $after ]['key'] ][] = $after;
			}
		}
		$moved = array(
			'removed' => array(),
			'added'   => array(),
		);
		foreach ( $steps as list( $before, $after ) ) {
			if ( null === $after && ! empty( $positions[ $left[ $before ]['key'] ] ) ) {
				$moved['removed'][ $before ] = true;

				$moved['added'][ array_shift( $positions[ $left[ $before ]['key'] ] ) ] = true;
			}
		}

		return $moved;
	}

	/**
	 * Matches a removed and an added block of one kind between the same neighbours: they count as one changed block.
	 *
	 * @param list<array> $removed Removed blocks.
	 * @param list<array> $added   Added ones.
	 * @return list<array>
	 */
	private static function pair_by_name( array $removed, array $added ): array {
		return array_map(
			static fn( array $step ): array => self::step( null === $step[0] ? null : $removed[ $step[0] ], null === $step[1] ? null : $added[ $step[1] ] ),
			self::match( array_column( $removed, 'name' ), array_column( $added, 'name' ) )
		);
	}

	/**
	 * Matches two lists of keys by their longest common subsequence, as `src/utils/diff-sequences.ts` does.
	 *
	 * @param string[] $a The first list.
	 * @param string[] $b The second list.
	 * @return list<array{0: int|null, 1: int|null}> Indexes of both lists; null where a list has no such key.
	 */
	private static function match( array $a, array $b ): array {
		$shorter = min( count( $a ), count( $b ) );
		$start   = 0;
		while ( $start < $shorter && $a[ $start ] === $b[ $start ] ) {
			++$start;
		}
		$end = 0;
		while ( $end < $shorter - $start && $a[ count( $a ) - 1 - $end ] === $b[ count( $b ) - 1 - $end ] ) {
			++$end;
		}
		$rows  = count( $a ) - $end;
		$cells = count( $b ) - $end;
		$steps = $start ? array_map( null, range( 0, $start - 1 ), range( 0, $start - 1 ) ) : array();
		$table = ( $rows - $start ) * ( $cells - $start ) > self::MAX_PAIRS ? null : self::count_common( $a, $b, $start, $rows, $cells );
		$i     = $start;
		$j     = $start;
		while ( $i < $rows || $j < $cells ) {
			if ( $table && $i < $rows && $j < $cells && $a[ $i ] === $b[ $j ] ) {
				$steps[] = array( $i++, $j++ );
			} elseif ( $i < $rows && ( ! $table || $j === $cells || $table[ $i + 1 ][ $j ] >= $table[ $i ][ $j + 1 ] ) ) {
				$steps[] = array( $i++, null );
			} else {
				$steps[] = array( null, $j++ );
			}
		}
		for ( $index = 0; $index < $end; $index++ ) {
			$steps[] = array( $rows + $index, $cells + $index );
		}

		return $steps;
	}

	/**
	 * Returns, for each pair of indexes, the length of the longest common subsequence of the rests.
	 *
	 * @param string[] $a     The first list.
	 * @param string[] $b     The second list.
	 * @param int      $start First index of both.
	 * @param int      $rows  Index after the last one of the first list.
	 * @param int      $cells Index after the last one of the second list.
	 * @return array<int, array<int, int>>
	 */
	private static function count_common( array $a, array $b, int $start, int $rows, int $cells ): array {
		$table = array( $rows => array_fill( $start, $cells - $start + 1, 0 ) );
		for ( $i = $rows - 1; $i >= $start; $i-- ) {
			$row = array_fill( $start, $cells - $start + 1, 0 );
			for ( $j = $cells - 1; $j >= $start; $j-- ) {
				$row[ $j ] = $a[ $i ] === $b[ $j ] ? $table[ $i + 1 ][ $j + 1 ] + 1 : max( $table[ $i + 1 ][ $j ], $row[ $j + 1 ] );
			}
			$table[ $i ] = $row;
		}

		return $table;
	}
}
