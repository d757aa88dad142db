<?php
/**
 * Plugin Name: Measures requests
 * Description: Says in headers what a request took. As a must-use plugin it can leave Atelier out, and limit PHP's memory.
 *
 * @package Atelier
 */

defined( 'ABSPATH' ) || exit;

if ( isset( $_SERVER['HTTP_X_MEMORY_LIMIT'] ) ) {
	ini_set( 'memory_limit', sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_MEMORY_LIMIT'] ) ) );
}

add_filter(
	'option_active_plugins',
	static fn( $plugins ) => isset( $_SERVER['HTTP_X_WITHOUT_ATELIER'] )
		? array_values( array_filter( (array) $plugins, static fn( $file ) => ! str_starts_with( $file, 'atelier/' ) ) )
		: $plugins
);

ob_start(
	static function ( string $body ): string {
		header( 'X-Queries: ' . $GLOBALS['wpdb']->num_queries );
		header( 'X-Seconds: ' . timer_stop( 0, 4 ) );
		header( 'X-Peak-Memory: ' . memory_get_peak_usage() );
		return $body;
	}
);
