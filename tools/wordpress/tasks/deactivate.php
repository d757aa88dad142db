<?php
/**
 * Task: deactivates plugins.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{plugins: string[]} $arguments Folder names of plugins.
 * @return string[] The active plugins.
 */
return static function ( array $arguments ): array {
	foreach ( $arguments['plugins'] as $slug ) {
		$files = array_filter( (array) get_option( 'active_plugins' ), static fn( $file ) => str_starts_with( $file, $slug . '/' ) );
		deactivate_plugins( $files );
	}
	return array_values( (array) get_option( 'active_plugins' ) );
};
