<?php
/**
 * Pages of lists.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

defined( 'ABSPATH' ) || exit;

/**
 * Calculates positions in a paged list.
 */
final class Paging {
	/**
	 * Returns the number of items before a page; at most `PHP_INT_MAX`.
	 *
	 * @param int $page     Number of the page, from 1.
	 * @param int $per_page Items on a page.
	 */
	public static function get_offset( int $page, int $per_page ): int {
		return min( PHP_INT_MAX, ( $page - 1 ) * $per_page );
	}
}
