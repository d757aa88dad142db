<?php
/**
 * The end of a block in markup.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use WP_Block_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Finds where a block ends, with all blocks in it.
 */
final class Block_End {
	/**
	 * Moves on to the end of the block that a processor is in, and returns where it is.
	 *
	 * @param WP_Block_Processor $processor The processor, at an opening delimiter.
	 */
	public static function skip_to( WP_Block_Processor $processor ): int {
		$depth = $processor->get_depth();
		$span  = $processor->get_span();
		$end   = $span->start + $span->length;
		while ( $processor->next_delimiter() ) {
			$span = $processor->get_span();
			$end  = $span->start + $span->length;
			if ( $processor->get_depth() < $depth ) {
				break;
			}
		}

		return $end;
	}
}
