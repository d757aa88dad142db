<?php
/**
 * Requirements of the plugin.
 *
 * @package Atelier
 */

namespace Atelier;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Checks the versions of WordPress and PHP, and reports missing requirements.
 *
 * Written without typed declarations, so that every PHP that runs WordPress can parse it.
 */
final class Requirements {

	const WORDPRESS_VERSION = '7.1';

	const PHP_VERSION = '8.1';

	/**
	 * Returns whether this site can run the plugin. Development versions of the required WordPress count as that version.
	 *
	 * @return bool
	 */
	public static function are_met() {
		$wordpress = preg_replace( '/-.*$/', '', $GLOBALS['wp_version'] );

		return version_compare( $wordpress, self::WORDPRESS_VERSION, '>=' )
			&& version_compare( PHP_VERSION, self::PHP_VERSION, '>=' );
	}

	/**
	 * Adds the notice in the dashboard for people who may activate plugins.
	 *
	 * @return void
	 */
	public static function register_notice() {
		add_action( 'admin_notices', array( __CLASS__, 'print_notice' ) );
	}

	/**
	 * Prints the notice.
	 *
	 * @return void
	 */
	public static function print_notice() {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		printf(
			'<div class="notice notice-error"><p>%s</p></div>',
			esc_html(
				sprintf(
					/* translators: 1: required WordPress version, 2: required PHP version, 3: this site's WordPress version, 4: this site's PHP version. */
					__( 'Atelier needs WordPress %1$s and PHP %2$s or newer. This site runs WordPress %3$s and PHP %4$s, so Design is not available here.', 'atelier' ),
					self::WORDPRESS_VERSION,
					self::PHP_VERSION,
					$GLOBALS['wp_version'],
					PHP_VERSION
				)
			)
		);
	}
}
