<?php
/**
 * Changes of a place's content.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

defined( 'ABSPATH' ) || exit;

/**
 * Rewrites the content of a place.
 */
interface Rewrites_Markup {
	/**
	 * Returns the changed content; the same where there is nothing to change.
	 *
	 * @param string $markup Content.
	 * @throws \UnexpectedValueException When it cannot be rewritten; the message is for people.
	 */
	public function rewrite( string $markup ): string;
}
