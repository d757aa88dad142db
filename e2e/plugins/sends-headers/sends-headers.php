<?php
/**
 * Plugin Name: Sends headers
 * Description: For tests: forbids frames of the site's pages, and scripts, styles and connections of other sites, as a security plugin does.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Sends_Headers
 */

/** Sends the headers of a strict site. What WordPress prints into its pages is allowed, evaluated text is not. */
function sends_headers_send(): void {
	header( 'X-Frame-Options: DENY' );
	header( 'Referrer-Policy: no-referrer' );
	header( 'X-Content-Type-Options: nosniff' );
	header(
		'Content-Security-Policy: ' . implode(
			'; ',
			array(
				"default-src 'self'",
				"script-src 'self' 'unsafe-inline'",
				"style-src 'self' 'unsafe-inline'",
				"img-src 'self' data: blob:",
				"font-src 'self' data:",
				"frame-src 'self' blob:",
				"frame-ancestors 'none'",
				"object-src 'none'",
				"base-uri 'self'",
				"form-action 'self'",
			)
		)
	);
}

add_action( 'send_headers', 'sends_headers_send' );
// After WordPress's own headers, which allow frames of the same site.
add_action( 'admin_init', 'sends_headers_send', 99 );
add_action( 'rest_api_init', 'sends_headers_send' );
