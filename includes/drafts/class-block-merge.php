<?php
/**
 * Merges of contents by block.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

defined( 'ABSPATH' ) || exit;

/**
 * Merges two changes of a content by block. A block that only one version changed is taken from that version; an unchanged block has the bytes of
 * `theirs`, which is stored. Blocks that both add at the same position are both used, those of `theirs` first. A conflict is: both changed a
 * block, one removed it and the other changed it, or both replaced it. `src/utils/block-markup/merge-blocks.ts` does the same.
 */
final class Block_Merge {
	public const MINE   = 'mine';
	public const THEIRS = 'theirs';

	/**
	 * How many times both changed the same blocks.
	 *
	 * @var int
	 */
	private $conflicts = 0;

	/**
	 * Constructor.
	 *
	 * @param string $winner Version that is used for conflicts.
	 */
	private function __construct( private readonly string $winner ) {}

	/**
	 * Merges contents.
	 *
	 * @param string $base   The version from which both others began.
	 * @param string $mine   The one.
	 * @param string $theirs The other, which is stored.
	 * @param string $winner Version that is used for conflicts.
	 * @return array{content: string, conflicts: int}|null Null where they cannot be merged by block: invalid markup, both moved blocks, or one moved a
	 *                                                     block that the other changed or removed.
	 */
	public static function merge( string $base, string $mine, string $theirs, string $winner = self::MINE ): ?array {
		$lists = array_map( array( Source_Blocks::class, 'read' ), array( $base, $mine, $theirs ) );
		if ( in_array( null, $lists, true ) ) {
			return null;
		}
		list( $before, $a, $b ) = $lists;

		$steps = array(
			self::MINE   => Block_Steps::compare( $before['blocks'], $a['blocks'] ),
			self::THEIRS => Block_Steps::compare( $before['blocks'], $b['blocks'] ),
		);
		$moves = array_map( array( Block_Moves::class, 'find' ), $steps );
		// Two moves may contradict each other even if they are of different blocks.
		if (
			( $moves[ self::MINE ] && $moves[ self::THEIRS ] )
			|| Block_Moves::are_changed( $moves[ self::MINE ], $before['blocks'], $b['blocks'] )
			|| Block_Moves::are_changed( $moves[ self::THEIRS ], $before['blocks'], $a['blocks'] )
		) {
			return null;
		}
		$merge   = new self( $winner );
		$content = $merge->merge_lists( $before, self::read_version( $before, $a, $steps[ self::MINE ] ), self::read_version( $before, $b, $steps[ self::THEIRS ] ) );

		return array(
			'content'   => $content['markup'],
			'conflicts' => $merge->conflicts,
		);
	}

	/**
	 * Orders the steps to another version by the blocks of the base.
	 *
	 * @param array   $base  The base.
	 * @param array   $other The other version.
	 * @param array[] $steps Steps from the base to it.
	 * @return array{list: array, fates: list<array|null>, added: list<list<array>>} The step of each block of the base, null for a removed one; and the
	 *                                                                              added blocks by the index of the next block in the base.
	 */
	private static function read_version( array $base, array $other, array $steps ): array {
		$fates = array();
		$added = array_fill( 0, count( $base['blocks'] ) + 1, array() );
		foreach ( $steps as $step ) {
			if ( ! $step['before'] ) {
				$added[ count( $fates ) ][] = $step['after'];
			} else {
				$fates[] = $step['after'] ? $step : null;
			}
		}

		return array(
			'list'  => $other,
			'fates' => $fates,
			'added' => $added,
		);
	}

	/**
	 * Merges two versions of a list.
	 *
	 * @param array $base   The base.
	 * @param array $mine   The one version.
	 * @param array $theirs The other one.
	 * @return array{markup: string, is_empty: bool}
	 */
	private function merge_lists( array $base, array $mine, array $theirs ): array {
		$contested        = self::find_contested( count( $base['blocks'] ), $mine, $theirs );
		$this->conflicts += count( array_unique( $contested ) );
		$blocks           = array();
		foreach ( $mine['added'] as $index => $added ) {
			$others = $theirs['added'][ $index ];
			if ( isset( $contested[ $index ] ) ) {
				array_push( $blocks, ...( self::MINE === $this->winner ? $added : $others ) );
			} else {
				array_push( $blocks, ...$others, ...( self::are_equal( $added, $others ) ? array() : $added ) );
			}
			if ( isset( $base['blocks'][ $index ] ) ) {
				$merged = $this->merge_block( $base['blocks'][ $index ], $mine['fates'][ $index ], $theirs['fates'][ $index ] );
				if ( $merged ) {
					$blocks[] = $merged;
				}
			}
		}

		return array(
			'markup'   => self::format( $blocks, array( $theirs['list'], $mine['list'], $base ) ),
			'is_empty' => ! $blocks,
		);
	}

	/**
	 * Finds the positions at which both versions add blocks in place of the same ones, or add some equal blocks. Two contents that were written
	 * where there was none are in conflict, too.
	 *
	 * @param int   $length Number of blocks of the base.
	 * @param array $mine   The one version.
	 * @param array $theirs The other one.
	 * @return array<int, int> Number of the conflict, by position.
	 */
	private static function find_contested( int $length, array $mine, array $theirs ): array {
		$contested = array();
		for ( $first = 0; $first <= $length; $first++ ) {
			$last        = $first;
			$is_replaced = 0 === $length;
			while ( $last < $length && ! ( $mine['fates'][ $last ] && $theirs['fates'][ $last ] ) ) {
				$is_replaced = $is_replaced || ( ! $mine['fates'][ $last ] && ! $theirs['fates'][ $last ] );
				++$last;
			}
			$a            = array_slice( $mine['added'], $first, $last + 1 - $first );
			$b            = array_slice( $theirs['added'], $first, $last + 1 - $first );
			$is_same      = array_reduce( array_keys( $a ), static fn( bool $is, int $index ): bool => $is && self::are_equal( $a[ $index ], $b[ $index ] ), true );
			$a            = array_merge( ...$a );
			$b            = array_merge( ...$b );
			$is_contested = $is_replaced ? $a && $b : array_intersect( array_column( $a, 'key' ), array_column( $b, 'key' ) );
			if ( ! $is_same && $is_contested ) {
				$contested += array_fill( $first, $last + 1 - $first, $first );
			}
			$first = $last;
		}

		return $contested;
	}

	/**
	 * Merges two versions of a block.
	 *
	 * @param array      $base   The block.
	 * @param array|null $mine   Step to the one version; null where it is removed.
	 * @param array|null $theirs Step to the other one.
	 * @return array|null Null where the block is removed.
	 */
	private function merge_block( array $base, ?array $mine, ?array $theirs ): ?array {
		if ( $mine['is_same'] ?? false ) {
			return $theirs['after'] ?? null;
		}
		if ( $theirs['is_same'] ?? false ) {
			return $mine['after'] ?? null;
		}
		if ( ! $mine && ! $theirs ) {
			return null;
		}
		$merged = $mine && $theirs ? $this->merge_changed( $base, $mine, $theirs ) : null;
		if ( $merged ) {
			return $merged;
		}
		++$this->conflicts;

		return ( self::MINE === $this->winner ? $mine : $theirs )['after'] ?? null;
	}

	/**
	 * Merges two changes of one block.
	 *
	 * @param array $base   The block.
	 * @param array $mine   The one change.
	 * @param array $theirs The other one.
	 * @return array|null Null where they are in conflict as a whole.
	 */
	private function merge_changed( array $base, array $mine, array $theirs ): ?array {
		if ( $mine['after']['key'] === $theirs['after']['key'] ) {
			return $theirs['after'];
		}
		if ( null === $mine['inner'] || null === $theirs['inner'] ) {
			return null;
		}
		$before = $this->conflicts;
		$own    = $this->choose_shell( $mine, $theirs );
		$list   = $this->merge_lists(
			$base['inner'],
			self::read_version( $base['inner'], $mine['after']['inner'], $mine['inner'] ),
			self::read_version( $base['inner'], $theirs['after']['inner'], $theirs['inner'] )
		);
		// A block without inner blocks does not say where they belong.
		foreach ( array( $own, $theirs['after'], $mine['after'], $base ) as $block ) {
			if ( $block['shell'] && $block['own_key'] === $own['own_key'] ) {
				return array( 'source' => $block['shell'][0] . $list['markup'] . $block['shell'][1] ) + $theirs['after'];
			}
		}
		$this->conflicts = $before;

		return $list['is_empty'] ? $own : null;
	}

	/**
	 * Returns the block whose own markup and attributes are used, apart from its inner blocks.
	 *
	 * @param array $mine   The one change.
	 * @param array $theirs The other one.
	 */
	private function choose_shell( array $mine, array $theirs ): array {
		if ( ! $mine['is_own'] ) {
			return $theirs['after'];
		}
		if ( ! $theirs['is_own'] ) {
			return $mine['after'];
		}
		if ( $mine['after']['own_key'] === $theirs['after']['own_key'] ) {
			return $theirs['after'];
		}
		++$this->conflicts;

		return ( self::MINE === $this->winner ? $mine : $theirs )['after'];
	}

	/**
	 * Returns whether two lists have equal blocks.
	 *
	 * @param array[] $a A list.
	 * @param array[] $b Another one.
	 */
	private static function are_equal( array $a, array $b ): bool {
		return array_column( $a, 'key' ) === array_column( $b, 'key' );
	}

	/**
	 * Writes blocks.
	 *
	 * @param array[] $blocks  The blocks.
	 * @param array[] $formats Lists whose whitespace is used, the first one first.
	 */
	private static function format( array $blocks, array $formats ): string {
		$filled    = array_values( array_filter( $formats, static fn( array $list ): bool => (bool) $list['blocks'] ) );
		$spaces    = array_filter( array_map( static fn( array $list ): string => $list['blocks'][1]['lead'] ?? '', $formats ) );
		$separator = $spaces ? reset( $spaces ) : "\n\n";
		$markup    = '';
		foreach ( $blocks as $index => $block ) {
			$is_text = $index && '' === $block['name'] && '' === $blocks[ $index - 1 ]['name'];
			$lead    = $is_text && '' === $block['lead'] ? null : $block['lead'];
			$markup .= ( $index ? $lead ?? $separator : $filled[0]['head'] ) . $block['source'];
		}

		return $markup . ( $filled[0]['tail'] ?? '' );
	}
}
