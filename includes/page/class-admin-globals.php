<?php
/**
 * The global variables of a page of the dashboard.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use WP_Locale;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the script by which every page of the dashboard defines global variables (`wp-admin/admin-header.php`): plugins use them without
 * a dependency. Those that name the page have the values of the host's Site Editor.
 */
final class Admin_Globals {
	/** Function of the dashboard that runs code after the page has loaded, as WordPress defines it. */
	private const ADD_LOAD_EVENT = "addLoadEvent = function(func){if(typeof jQuery!=='undefined')jQuery(function(){func();});else if(document.readyState==='complete')func();else window.addEventListener('load',func);};";

	/**
	 * Returns the script.
	 */
	public static function script(): string {
		global $wp_locale;
		$numbers = $wp_locale instanceof WP_Locale ? $wp_locale->number_format : array();
		$globals = array(
			'ajaxurl'            => admin_url( 'admin-ajax.php', 'relative' ),
			'pagenow'            => Host_Screen::ID,
			'typenow'            => '',
			'adminpage'          => preg_replace( '/[^a-z0-9_-]+/i', '-', Host_Screen::FILE ),
			'thousandsSeparator' => $numbers['thousands_sep'] ?? ',',
			'decimalPoint'       => $numbers['decimal_point'] ?? '.',
			'isRtl'              => (int) is_rtl(),
		);
		$script  = '';
		foreach ( $globals as $name => $value ) {
			$script .= sprintf( 'var %s = %s;', $name, (string) wp_json_encode( $value, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) );
		}

		// WordPress adds `userSettings` to this script.
		return self::ADD_LOAD_EVENT . $script . (string) wp_scripts()->get_data( 'utils', 'data' );
	}
}
