<?php
/**
 * Plugin Name: Prints early
 * Description: For tests: prints markup and text wherever WordPress asks what to enqueue, and before and after answers of the REST API.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Prints_Early
 */

/**
 * Prints a style for the head and a line of text.
 */
function prints_early_print(): void {
	echo '<style id="prints-early">.a { color: red; }</style>';
	echo 'Printed early { "by": "a plugin" }';
}

foreach ( array( 'init', 'admin_init', 'enqueue_block_editor_assets', 'admin_enqueue_scripts', 'wp_enqueue_scripts', 'rest_api_init' ) as $prints_early_action ) {
	add_action( $prints_early_action, 'prints_early_print' );
}

add_filter(
	'rest_request_after_callbacks',
	static function ( $response ) {
		prints_early_print();
		return $response;
	}
);

// After the answer, in REST requests only: elsewhere it is the end of a page.
add_action(
	'shutdown',
	static function (): void {
		if ( defined( 'REST_REQUEST' ) ) {
			echo '<!-- Printed late -->';
		}
	}
);
