<?php
/**
 * Plugin Name: Shows warnings
 * Description: For tests: has PHP display its warnings, whatever is asked for, and does what it warns of.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Shows_Warnings
 */

/**
 * Does what PHP warns of.
 */
function shows_warnings_warn(): void {
	ini_set( 'display_errors', '1' ); // Purpose of this plugin.
	trigger_error( 'This plugin warns.', E_USER_WARNING ); // Purpose of this plugin.
}

foreach ( array( 'init', 'enqueue_block_editor_assets', 'admin_enqueue_scripts', 'rest_api_init' ) as $shows_warnings_action ) {
	add_action( $shows_warnings_action, 'shows_warnings_warn' );
}
