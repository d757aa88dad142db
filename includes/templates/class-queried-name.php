<?php
/**
 * Names of what an address shows.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Names what WordPress was asked for by an address. Filters of other plugins may make anything of a name: one that is no text is none.
 */
final class Queried_Name {
	/**
	 * Returns the name of an object; an empty text for one without a name.
	 *
	 * @param mixed $thing What WordPress was asked for.
	 */
	public static function get( $thing ): string {
		$name = match ( true ) {
			$thing instanceof WP_Post      => get_the_title( $thing ),
			$thing instanceof WP_Term      => $thing->name,
			$thing instanceof WP_User      => $thing->display_name,
			$thing instanceof WP_Post_Type => $thing->labels->name ?? '',
			default                        => '',
		};

		return is_scalar( $name ) ? (string) $name : '';
	}
}
