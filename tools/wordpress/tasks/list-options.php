<?php
/**
 * Task: lists the names of options, to check that a plugin leaves none.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{like: string} $arguments A pattern for SQL's LIKE.
 * @return string[] Names of options.
 */
return static function ( array $arguments ): array {
	global $wpdb;
	return $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $arguments['like'] ) );
};
