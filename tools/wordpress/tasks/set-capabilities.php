<?php
/**
 * Task: grants or denies capabilities to roles.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array<string, array<string, bool>> $arguments Whether a role has a capability, by role and capability.
 * @return true
 */
return static function ( array $arguments ): bool {
	foreach ( $arguments as $role => $capabilities ) {
		foreach ( $capabilities as $capability => $has ) {
			wp_roles()->add_cap( $role, $capability, $has );
		}
	}
	return true;
};
