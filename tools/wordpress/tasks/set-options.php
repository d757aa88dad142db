<?php
/**
 * Task: sets options of the site; null deletes an option.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array<string, mixed> $arguments Values by option name.
 * @return true
 */
return static function ( array $arguments ): bool {
	foreach ( $arguments as $name => $value ) {
		if ( null === $value ) {
			delete_option( $name );
		} else {
			update_option( $name, $value );
		}
	}
	flush_rewrite_rules( false );
	return true;
};
