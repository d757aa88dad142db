<?php
/**
 * Prevents a local site from using the network: no update checks, no mail, no emoji images, no remote lists.
 *
 * @package Atelier
 */

namespace Atelier\Local;

use WP_Error;

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_http_request',
	static function ( $response, array $arguments, string $url ) {
		$is_own = wp_parse_url( $url, PHP_URL_HOST ) === wp_parse_url( current_address(), PHP_URL_HOST );
		// The installer of WordPress sends a request to itself, which a server with a single process cannot answer.
		return $is_own && ! wp_installing()
			? $response
			: new WP_Error( 'atelier_local_offline', 'This local site sends no requests to the network.' );
	},
	10,
	3
);

add_filter( 'pre_wp_mail', '__return_true' );
add_filter( 'translations_api', static fn() => array( 'translations' => array() ) );

foreach ( array( 'core', 'plugins', 'themes' ) as $atelier_kind ) {
	add_filter(
		'pre_site_transient_update_' . $atelier_kind,
		static fn() => (object) array(
			'last_checked'    => time(),
			'version_checked' => get_bloginfo( 'version' ),
			'updates'         => array(),
			'response'        => array(),
			'no_update'       => array(),
			'translations'    => array(),
			'checked'         => array(),
		)
	);
}
unset( $atelier_kind );

add_action(
	'init',
	static function (): void {
		foreach ( array( 'wp_version_check', 'wp_update_plugins', 'wp_update_themes' ) as $check ) {
			remove_action( $check, $check );
		}
		remove_action( 'admin_init', '_maybe_update_core' );
		remove_action( 'admin_init', '_maybe_update_plugins' );
		remove_action( 'admin_init', '_maybe_update_themes' );

		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		remove_action( 'embed_head', 'print_emoji_detection_script' );
		add_filter( 'emoji_svg_url', '__return_false' );
	}
);

// The dashboard's news and its checks of browser and PHP come from the network.
add_action(
	'wp_dashboard_setup',
	static function (): void {
		remove_meta_box( 'dashboard_primary', 'dashboard', 'side' );
	},
	99
);
add_filter(
	'pre_site_transient_php_check_' . md5( PHP_VERSION ),
	static fn() => array(
		'recommended_version'      => '7.4',
		'minimum_version'          => '7.4',
		'is_supported'             => true,
		'is_secure'                => true,
		'is_acceptable'            => true,
		'is_lower_than_future_minimum' => false,
	)
);
if ( isset( $_SERVER['HTTP_USER_AGENT'] ) ) {
	add_filter(
		'pre_site_transient_browser_' . md5( $_SERVER['HTTP_USER_AGENT'] ),
		static fn() => array(
			'upgrade'  => false,
			'insecure' => false,
		)
	);
}
