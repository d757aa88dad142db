<?php
/**
 * Task: fills a site with demo content. Existing content is not changed, so the task can run at every start.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

foreach ( array( 'upsert', 'users', 'images', 'pages', 'posts', 'menus', 'patterns', 'templates', 'styles' ) as $atelier_part ) {
	require_once dirname( __DIR__ ) . '/seed/' . $atelier_part . '.php';
}

/** The option that is set after the site's settings were written; a person may change them afterwards. */
const SETTINGS_MADE = 'atelier_demo_settings';

/**
 * Runs the task.
 *
 * @return array<string, int> Numbers of the site's records by type.
 */
return static function (): array {
	if ( ! get_option( SETTINGS_MADE ) ) {
		update_option( 'blogname', 'Atelier Holm' );
		update_option( 'blogdescription', 'A small studio for brands and websites' );
		update_option( 'timezone_string', 'Europe/Stockholm' );
		global $wp_rewrite;
		$wp_rewrite->set_permalink_structure( '/%postname%/' );
		flush_rewrite_rules( false );
		// Deletes WordPress's sample content.
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
