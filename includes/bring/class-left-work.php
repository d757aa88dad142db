<?php
/**
 * Customizations that a switch of the theme leaves behind.
 *
 * @package Atelier
 */

namespace Atelier\Bring;

use WP_Theme;

defined( 'ABSPATH' ) || exit;

/**
 * Stores which theme was active before, and reports its customizations for some time, because WordPress does not adopt them. While a theme
 * is previewed, it reports those of the active one.
 */
final class Left_Work {
	/** The earlier theme, and the time of the switch. */
	public const OPTION = 'atelier_switched_theme';

	/** How long its customizations are reported, in seconds. */
	private const TIME = 30 * DAY_IN_SECONDS;

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'switch_theme', array( $this, 'remember' ), 10, 3 );
	}

	/**
	 * Stores the earlier theme.
	 *
	 * @param mixed $name  Name of the new theme.
	 * @param mixed $theme The new theme.
	 * @param mixed $old   The earlier theme.
	 */
	public function remember( $name, $theme, $old ): void {
		if ( $old instanceof WP_Theme && $theme instanceof WP_Theme && $old->get_stylesheet() !== $theme->get_stylesheet() ) {
			update_option(
				self::OPTION,
				array(
					'from' => $old->get_stylesheet(),
					'time' => time(),
				),
				false
			);
		}
	}

	/**
	 * Describes the customizations that are left behind; null for none, and once the time is over.
	 *
	 * @return array|null The entry of {@see Other_Themes::list_themes()}, and `id`, with which a person dismisses the report.
	 */
	public static function describe(): ?array {
		$active = (string) get_option( 'stylesheet' );
		if ( get_stylesheet() !== $active ) {
			$work = Other_Themes::describe( $active );
			return $work ? array( 'id' => '' ) + $work : null;
		}
		$stored = get_option( self::OPTION );
		$from   = is_array( $stored ) && is_string( $stored['from'] ?? null ) ? $stored['from'] : '';
		$time   = is_array( $stored ) && is_int( $stored['time'] ?? null ) ? $stored['time'] : 0;
		$work   = '' !== $from && $active !== $from && time() - $time < self::TIME ? Other_Themes::describe( $from ) : null;

		return $work ? array( 'id' => "$from $time" ) + $work : null;
	}
}
