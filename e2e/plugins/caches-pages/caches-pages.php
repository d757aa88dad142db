<?php
/**
 * Plugin Name: Caches Pages
 * Description: For tests: stores the front page at its first request without parameters, and answers everybody with that, whatever parameters an
 *              address has.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Caches_Pages
 */

if ( 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && preg_match( '#^/(?:\?(?!rest_route|atelier-login)|$)#', $_SERVER['REQUEST_URI'] ?? '' ) ) {
	$caches_pages_page = get_option( 'caches_pages_page' );
	if ( $caches_pages_page ) {
		header( 'Content-Type: text/html; charset=utf-8' );
		echo $caches_pages_page; // As it was printed.
		exit;
	}
	if ( '/' !== $_SERVER['REQUEST_URI'] ) {
		return;
	}
	ob_start(
		static function ( $page ) {
			add_action(
				'shutdown',
				static function () use ( $page ) {
					if ( str_contains( $page, '</html>' ) ) {
						update_option( 'caches_pages_page', $page, false );
					}
				},
				PHP_INT_MAX
			);
			return $page;
		}
	);
	// The page is whole before the last actions of a request.
	add_action(
		'shutdown',
		static function () {
			while ( ob_get_level() > 0 ) {
				ob_end_flush();
			}
		},
		0
	);
}
