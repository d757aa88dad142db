<?php
/**
 * Plugin Name: Withholds Shadows
 * Description: For tests: the settings know no shadows.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Withholds_Shadows
 */

/**
 * Takes the shadows out of a config.
 *
 * @param WP_Theme_JSON_Data $data The config.
 */
function withholds_shadows( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data {
	$config = $data->get_data();
	unset( $config['settings']['shadow'] );

	return new WP_Theme_JSON_Data( $config, 'wp_theme_json_data_default' === current_filter() ? 'default' : 'theme' );
}

add_filter( 'wp_theme_json_data_default', 'withholds_shadows' );
add_filter( 'wp_theme_json_data_theme', 'withholds_shadows' );
