<?php
/**
 * The limits of looks.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Limits the looks of one theme, because one response lists all of them.
 */
final class Look_Budget {
	public const MAX_LOOKS = 100;

	private const MAX_BYTES = 1048576;

	/** Size limit of all looks of one theme together. */
	private const BUDGET_BYTES = 8388608;

	/**
	 * Checks that a look can be stored beside others.
	 *
	 * @param string    $content Its content.
	 * @param WP_Post[] $others  The looks of the theme.
	 */
	public static function find_problem( string $content, array $others ): ?WP_Error {
		if ( strlen( $content ) > self::MAX_BYTES ) {
			return new WP_Error( 'atelier_look_too_large', __( 'The styles are too large to be saved.', 'atelier' ), array( 'status' => 400 ) );
		}
		$bytes = array_sum( array_map( static fn( $post ): int => strlen( $post->post_content ), $others ) );
		if ( count( $others ) >= self::MAX_LOOKS || $bytes + strlen( $content ) > self::BUDGET_BYTES ) {
			return new WP_Error( 'atelier_too_many_looks', __( 'No more styles can be saved for this theme. Delete some first.', 'atelier' ), array( 'status' => 400 ) );
		}

		return null;
	}
}
