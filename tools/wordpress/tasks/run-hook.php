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
 * @param array{name: string, arguments?: array} $arguments Name of the action, and what it is given.
 * @return int|false When the clock runs it next, as a time stamp.
 */
return static function ( array $arguments ) {
	do_action( $arguments['name'], ...( $arguments['arguments'] ?? array() ) );
	return wp_next_scheduled( $arguments['name'] );
};
