<?php
/**
 * Task: fills a site with demo content. What is there already is left as it is, so it can run at every start.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

foreach ( array( 'upsert', 'users', 'images', 'pages', 'posts', 'menus', 'patterns', 'templates', 'styles' ) as $atelier_part ) {
	require_once dirname( __DIR__ ) . '/seed/' . $atelier_part . '.php';
}

/** The option that is set once the site's own settings are made; a person may change them afterwards. */
const SETTINGS_MADE = 'atelier_demo_settings';

/**
 * Runs the task.
 *
 * @return array<string, int> How many records of each kind the site has.
 */
return static function (): array {
	if ( ! get_option( SETTINGS_MADE ) ) {
		update_option( 'blogname', 'Atelier Holm' );
		update_option( 'blogdescription', 'A small studio for brands and websites' );
		update_option( 'timezone_string', 'Europe/Stockholm' );
		global $wp_rewrite;
		$wp_rewrite->set_permalink_structure( '/%postname%/' );
		flush_rewrite_rules( false );
		// WordPress's own greeting.
		foreach ( array( 1, 2, 3 ) as $id ) {
			wp_delete_post( $id, true );
		}
		update_option( SETTINGS_MADE, 1, false );
	}

	$users  = Seed\users();
	$images = Seed\images();
	Seed\pages( $users, $images );
	Seed\posts( $users, $images );
	Seed\menus();
	Seed\patterns( $users );
	Seed\templates();
	Seed\styles( $users );

	$counts = array();
	foreach ( array( 'page', 'post', 'attachment', 'wp_navigation', 'wp_block', 'wp_template', 'wp_global_styles', 'revision' ) as $type ) {
		$counts[ $type ] = array_sum( (array) wp_count_posts( $type ) );
	}
	return $counts;
};
