<?php
/**
 * Pages of lists.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

defined( 'ABSPATH' ) || exit;

/**
 * Counts in pages of a list.
 */
final class Paging {
	/**
	 * How many items are before a page; as many as there can be for a page whose number is too large to count with.
	 *
	 * @param int $page     Number of the page, from 1.
	 * @param int $per_page Items on a page.
	 */
	public static function get_offset( int $page, int $per_page ): int {
		return min( PHP_INT_MAX, ( $page - 1 ) * $per_page );
	}
}
