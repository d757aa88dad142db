<?php
/**
 * Plugin Name: Counts visits
 * Description: For tests: does what plugins that count visits do, and forbids framing where the option `forbids_framing` says so.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Counts_Visits
 */

add_action(
	'wp_head',
	static function () {
		echo '<link rel="modulepreload" href="/wp-includes/js/jquery/jquery.min.js">';
	}
);

add_action(
	'wp_footer',
	static function () {
		if ( ! did_action( 'atelier_public_page' ) ) {
			update_option( 'counted_visits', 1 + (int) get_option( 'counted_visits' ) );
		}
		echo '<script>new Image().src = "https://counter.test/visit.gif?by=script"; document.body.dataset.visited = "1";</script>';
		echo '<noscript><img src="https://counter.test/visit.gif?by=pixel" alt=""></noscript>';
		echo '<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="" onload="document.body.dataset.visited = 1">';
	}
);

add_action(
	'send_headers',
	static function () {
		if ( get_option( 'forbids_framing' ) ) {
			header( 'X-Frame-Options: DENY' );
		}
	}
);
