<?php
/**
 * Names of queried objects.
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
 * Returns the name of WordPress's queried object. Filters of other plugins may return any value; a value that is no scalar counts as empty.
 */
final class Queried_Name {
	/**
	 * Returns the name of an object; empty for an object without a name.
	 *
	 * @param mixed $thing The queried object.
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
