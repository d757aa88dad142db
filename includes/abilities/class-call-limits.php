<?php
/**
 * Limits of calls.
 *
 * @package Atelier
 */

namespace Atelier\Abilities;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Limits how many calls of verbs a user can make through REST in a minute.
 */
final class Call_Limits {
	private const PREFIX     = 'atelier_calls_';
	private const PER_MINUTE = 120;

	/**
	 * Returns how many calls a user can make in a minute.
	 */
	public static function per_minute(): int {
		/**
		 * Filters how many calls of abilities a user can make in a minute.
		 *
		 * @param int $calls How many.
		 * @param int $user  Number of the user.
		 */
		return max( 1, (int) apply_filters( 'atelier_calls_per_minute', self::PER_MINUTE, get_current_user_id() ) );
	}

	/**
	 * Counts a call of the current user.
	 *
	 * @return int|WP_Error How many calls are left in this minute.
	 */
	public static function count_call() {
		$name  = self::PREFIX . get_current_user_id();
		$start = (int) floor( time() / MINUTE_IN_SECONDS );
		$known = get_transient( $name );
		$used  = is_array( $known ) && ( $known['minute'] ?? 0 ) === $start ? (int) $known['used'] : 0;
		if ( $used >= self::per_minute() ) {
			return new WP_Error(
				'atelier_too_many_calls',
				/* translators: %d: number of calls. */
				sprintf( __( 'More than %d calls in a minute. Try again in the next one.', 'atelier' ), self::per_minute() ),
				array(
					'status'      => 429,
					'retry_after' => ( $start + 1 ) * MINUTE_IN_SECONDS - time(),
				)
			);
		}
		set_transient(
			$name,
			array(
				'minute' => $start,
				'used'   => $used + 1,
			),
			2 * MINUTE_IN_SECONDS
		);

		return self::per_minute() - $used - 1;
	}
}
