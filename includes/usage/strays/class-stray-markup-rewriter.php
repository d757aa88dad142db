<?php
/**
 * Changes of markup with custom values.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Strays;

use Atelier\Usage\Markup_Edits;
use Atelier\Usage\Rewrites_Markup;
use Closure;
use WP_Block_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces values with references to a preset: in `style` of blocks and in the styles of their own tags at once, so that each block
 * stays valid for its type. All other bytes stay.
 */
final class Stray_Markup_Rewriter implements Rewrites_Markup {
	/** Blocks of WordPress that save such values in other ways: they have to be changed by hand. */
	private const OWN_WAYS = array( 'core/cover', 'core/separator', 'core/social-links', 'core/navigation' );

	/**
	 * Constructor.
	 *
	 * @param Stray_Change              $change    The change.
	 * @param Closure( string ): bool   $is_static Returns whether WordPress saves `style` of a plugin's block.
	 */
	public function __construct( private readonly Stray_Change $change, private readonly Closure $is_static ) {}

	/**
	 * Rewrites markup.
	 *
	 * @param string $markup Markup.
	 */
	public function rewrite( string $markup ): string {
		$edits     = array();
		$stack     = array();
		$at        = 0;
		$processor = new WP_Block_Processor( $markup );
		while ( $processor->next_delimiter() ) {
			$span   = $processor->get_span();
			$edits += end( $stack ) ? Markup_Edits::edit_tags( substr( $markup, $at, $span->start - $at ), $at, 'style', fn( string $style ): string => $this->change->rewrite_style( $style ) ) : array();
			$at     = $span->start + $span->length;
			if ( WP_Block_Processor::CLOSER === $processor->get_delimiter_type() ) {
				array_pop( $stack );
				continue;
			}
			$edit   = $this->edit_attributes( (string) $processor->get_block_type(), substr( $markup, $span->start, $span->length ), $span->start );
			$edits += $edit;
			if ( WP_Block_Processor::VOID !== $processor->get_delimiter_type() ) {
				$stack[] = array() !== $edit;
			}
		}
		return Markup_Edits::apply( $markup, $edits );
	}

	/**
	 * Finds the changes of the attributes of a block.
	 *
	 * @param string $block     Name of the block.
	 * @param string $delimiter Its opening delimiter.
	 * @param int    $start     Position of the delimiter.
	 * @return array<int, array{int, string}> Length and text, by position.
	 */
	private function edit_attributes( string $block, string $delimiter, int $start ): array {
		if ( in_array( $block, self::OWN_WAYS, true ) || ( ! str_starts_with( $block, 'core/' ) && ! ( $this->is_static )( $block ) ) ) {
			return array();
		}

		return Markup_Edits::edit_attributes(
			$delimiter,
			$start,
			fn( string $token, array $path ): ?string => 'style' === ( $path[0] ?? '' ) && $this->change->is_meant( array_slice( $path, 1 ), json_decode( $token ) ) ? $this->change->to_json() : null
		);
	}
}
