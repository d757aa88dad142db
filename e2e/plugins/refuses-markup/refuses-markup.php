<?php
/**
 * Plugin Name: Refuses Markup
 * Description: For tests: refuses requests that change something as firewalls do: those with an iframe in their body, and those that mean a method
 *              which the option `refuses_markup_method` names. The option `refuses_markup_header` takes the header with the method away.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Refuses_Markup
 */

if ( 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
	$refuses_markup_method = $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] ?? '';
	$refuses_markup_named  = get_option( 'refuses_markup_method' );
	if ( $refuses_markup_named ? $refuses_markup_method === $refuses_markup_named : str_contains( (string) file_get_contents( 'php://input' ), '<iframe' ) ) {
		header( 'HTTP/1.1 403 Forbidden' );
		header( 'Content-Type: text/html' );
		echo '<html><head><title>403 Forbidden</title></head><body><h1>Blocked by rule 920</h1></body></html>';
		exit;
	}
	if ( get_option( 'refuses_markup_header' ) ) {
		unset( $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] );
	}
}
