<?php
/**
 * Task: lists the names of options, for checking that a plugin leaves none behind.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{like: string} $arguments A pattern as SQL's LIKE takes it.
 * @return string[] Names of options.
 */
return static function ( array $arguments ): array {
	global $wpdb;
	return $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $arguments['like'] ) );
};
