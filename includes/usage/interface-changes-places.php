<?php
/**
 * A change of many places.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

defined( 'ABSPATH' ) || exit;

/**
 * Provides a rewriter of the content of places, and the targets that it removes.
 */
interface Changes_Places {
	/**
	 * Returns the rewriter of the content of posts.
	 *
	 * @param string $type Type of the posts.
	 */
	public function rewriter( string $type ): Rewrites_Markup;

	/**
	 * Returns the targets to remove, as the index names them.
	 *
	 * @return list<array{0: string, 1: string}> Kind and target.
	 */
	public function targets(): array;
}
