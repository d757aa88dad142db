<?php
/**
 * Task: runs an action, such as one that the clock would run.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{name: string, arguments?: array, times?: int} $arguments Name of the action, what it is given, and how many times it runs: once without it.
 * @return int|false When the clock runs it next, as a time stamp.
 */
return static function ( array $arguments ) {
	for ( $count = 0; $count < ( $arguments['times'] ?? 1 ); $count++ ) {
		do_action( $arguments['name'], ...( $arguments['arguments'] ?? array() ) );
	}
	return wp_next_scheduled( $arguments['name'] );
};
