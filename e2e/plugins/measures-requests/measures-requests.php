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
		global $wpdb;
		header( 'X-Queries: ' . $wpdb->num_queries );
		if ( str_contains( $wpdb->db_server_info(), 'MariaDB' ) ) {
			// Steps over rows, of tables and of results that were sorted.
			$reads = $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler_read_rnd%'", ARRAY_N );
			header( 'X-Rows-Walked: ' . array_sum( array_column( (array) $reads, 1 ) ) );
		}
		header( 'X-Peak-Memory: ' . memory_get_peak_usage() );
		return $body;
	}
);
