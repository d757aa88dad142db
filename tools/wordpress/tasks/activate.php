<?php
/**
 * Task: activates plugins, and a theme when one is named.
 *
 * @package Atelier
 */

namespace Atelier\Local;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{plugins?: string[], theme?: string} $arguments Folder names of plugins, and the theme's.
 * @return array{plugins: string[], theme: string} The active plugins and theme.
 */
return static function ( array $arguments ): array {
	wp_clean_plugins_cache( false );
	$files = array_keys( get_plugins() );
	foreach ( $arguments['plugins'] ?? array() as $slug ) {
		$file = current( array_filter( $files, static fn( $candidate ) => str_starts_with( $candidate, $slug . '/' ) ) );
		if ( ! $file ) {
			throw new RuntimeException( "There is no plugin “{$slug}” in this site." );
		}
		$outcome = activate_plugin( $file );
		if ( is_wp_error( $outcome ) && 'unexpected_output' !== $outcome->get_error_code() ) {
			throw new RuntimeException( "The plugin “{$slug}” cannot be activated: " . wp_strip_all_tags( $outcome->get_error_message() ) );
		}
	}
	if ( isset( $arguments['theme'] ) ) {
		if ( ! wp_get_theme( $arguments['theme'] )->exists() ) {
			throw new RuntimeException( "There is no theme “{$arguments['theme']}” in this site." );
		}
		switch_theme( $arguments['theme'] );
	}
	return array(
		'plugins' => array_values( (array) get_option( 'active_plugins' ) ),
		'theme'   => get_stylesheet(),
	);
};
