<?php
/**
 * A change of many places.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

defined( 'ABSPATH' ) || exit;

/**
 * Says what is to become of the content of places, and whether anything is left in it.
 */
interface Changes_Places {
	/**
	 * Returns what rewrites the content of posts.
	 *
	 * @param string $type Type of the posts.
	 */
	public function rewriter( string $type ): Rewrites_Markup;

	/**
	 * Returns what is to go, as the index names it.
	 *
	 * @return list<array{0: string, 1: string}> Kind and target.
	 */
	public function targets(): array;
}
