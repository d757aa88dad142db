<?php
/**
 * Moved blocks.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

defined( 'ABSPATH' ) || exit;

/**
 * Finds blocks that a version moved, as `src/utils/block-markup/find-block-moves.ts` does.
 */
final class Block_Moves {
	/**
	 * Returns the keys of the blocks that steps remove at one position and add at another one, at any depth.
	 *
	 * @param array[] $steps Steps of {@see Block_Steps}.
	 * @return array<string, true>
	 */
	public static function find( array $steps ): array {
		list( $removed, $added ) = self::collect( $steps );

		return array_intersect_key( $removed, $added );
	}

	/**
	 * Returns whether another version changed or removed moved blocks.
	 *
	 * @param array<string, true> $moves Keys of the moved blocks.
	 * @param array[]             $base  Blocks before both.
	 * @param array[]             $other Blocks of the other version.
	 */
	public static function are_changed( array $moves, array $base, array $other ): bool {
		return $moves && array_intersect_key( $moves, self::list_more( self::count_blocks( $base ), self::count_blocks( $other ) ) );
	}

	/**
	 * Collects the keys of removed and added blocks.
	 *
	 * @param array[] $steps Steps.
	 * @return array{0: array<string, true>, 1: array<string, true>}
	 */
	private static function collect( array $steps ): array {
		$removed = array();
		$added   = array();
		foreach ( $steps as $step ) {
			if ( $step['is_same'] ) {
				continue;
			}
			if ( null !== $step['inner'] ) {
				list( $less, $more ) = self::collect( $step['inner'] );
			} else {
				$before = self::count_blocks( array_filter( array( $step['before'] ) ) );
				$after  = self::count_blocks( array_filter( array( $step['after'] ) ) );
				$less   = self::list_more( $before, $after );
				$more   = self::list_more( $after, $before );
			}
			$removed += $less;
			$added   += $more;
		}

		return array( $removed, $added );
	}

	/**
	 * Returns the keys of which a list has more blocks than another one.
	 *
	 * @param array<string, int> $counts How many blocks it has, by key.
	 * @param array<string, int> $others How many the other has.
	 * @return array<string, true>
	 */
	private static function list_more( array $counts, array $others ): array {
		return array_map( '__return_true', array_filter( $counts, static fn( int $count, string $key ): bool => $count > ( $others[ $key ] ?? 0 ), ARRAY_FILTER_USE_BOTH ) );
	}

	/**
	 * Counts blocks at any depth, by key.
	 *
	 * @param array[] $blocks Blocks.
	 * @return array<string, int>
	 */
	private static function count_blocks( array $blocks ): array {
		$counts = array();
		foreach ( $blocks as $block ) {
			$counts[ $block['key'] ] = ( $counts[ $block['key'] ] ?? 0 ) + 1;
			foreach ( self::count_blocks( $block['inner']['blocks'] ) as $key => $count ) {
				$counts[ $key ] = ( $counts[ $key ] ?? 0 ) + $count;
			}
		}

		return $counts;
	}
}
