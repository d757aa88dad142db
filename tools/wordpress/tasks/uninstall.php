<?php
/**
 * Task: uninstalls an inactive plugin, without deleting its files.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{file: string} $arguments File of the plugin, such as `hello/hello.php`.
 * @return true
 */
return static function ( array $arguments ): bool {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	uninstall_plugin( $arguments['file'] );
	return true;
};
