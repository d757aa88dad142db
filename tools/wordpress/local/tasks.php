<?php
/**
 * Tasks that the development tools run on a local site: `POST /` with the header `X-Atelier-Task: NAME` and arguments as JSON
 * runs `tasks/NAME.php`, which returns a function of the arguments. A page of another site cannot send the header.
 *
 * @package Atelier
 */

namespace Atelier\Local;

use Throwable;

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_loaded',
	static function (): void {
		$name = $_SERVER['HTTP_X_ATELIER_TASK'] ?? '';
		if ( 'POST' !== $_SERVER['REQUEST_METHOD'] || 1 !== preg_match( '/^[a-z-]+$/', $name ) ) {
			return;
		}
		$file = dirname( __DIR__ ) . '/tasks/' . $name . '.php';
		if ( ! is_file( $file ) ) {
			wp_send_json( array( 'error' => "There is no task “{$name}”." ), 404 );
		}
		foreach ( array( 'admin', 'image', 'media', 'file', 'plugin', 'theme', 'user' ) as $part ) {
			require_once ABSPATH . 'wp-admin/includes/' . $part . '.php';
		}
		set_time_limit( 0 );
		ignore_user_abort( true );
		wp_set_current_user( 1 );
		try {
			$task      = require $file;
			$arguments = json_decode( (string) file_get_contents( 'php://input' ), true );
			wp_send_json( array( 'result' => $task( is_array( $arguments ) ? $arguments : array() ) ) );
		} catch ( Throwable $error ) {
			wp_send_json( array( 'error' => $error->getMessage() . ' (' . basename( $error->getFile() ) . ':' . $error->getLine() . ')' ), 500 );
		}
	}
);
