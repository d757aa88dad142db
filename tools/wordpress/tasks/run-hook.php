<?php
/**
 * Task: runs an action, such as a scheduled one.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{name: string, arguments?: array, times?: int} $arguments Name of the action, its arguments, and number of runs; 1 by default.
 * @return int|false Timestamp of its next scheduled run.
 */
return static function ( array $arguments ) {
	for ( $count = 0; $count < ( $arguments['times'] ?? 1 ); $count++ ) {
		do_action( $arguments['name'], ...( $arguments['arguments'] ?? array() ) );
	}
	return wp_next_scheduled( $arguments['name'] );
};
