<?php
/**
 * Plugin Name: Withholds REST
 * Description: For tests: the REST API answers nobody, in the way that the option `withheld_rest` says.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Withholds_REST
 */

/*
 * `switchedOff`: as a plugin that disables the REST API. `blocked`: as a firewall. `notFound`: as a web server that does not pass the
 * addresses of permalinks on to WordPress.
 */
add_action(
	'init',
	static function () {
		$way    = get_option( 'withheld_rest' );
		$status = array(
			'blocked'  => 403,
			'notFound' => 404,
		)[ $way ] ?? 0;
		$uri    = isset( $_SERVER['REQUEST_URI'] ) ? sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
		if ( 0 !== $status && str_contains( $uri, '/wp-json/' ) ) {
			status_header( $status );
			header( 'Content-Type: text/html' );
			echo '<!DOCTYPE html><title>No</title><p>A page of the web server.</p>';
			exit;
		}
	}
);

add_filter(
	'rest_authentication_errors',
	static fn ( $result ) => 'switchedOff' === get_option( 'withheld_rest' )
		? new WP_Error( 'rest_disabled', 'The REST API is <b>for members</b>.', array( 'status' => 401 ) )
		: $result,
	300
);
