<?php
/**
 * Whether Design sent the request.
 *
 * @package Atelier
 */

namespace Atelier;

defined( 'ABSPATH' ) || exit;

/**
 * Tells requests of Design from those of other clients of the REST API, which keep WordPress's own behaviour.
 */
final class Client_Request {
	/**
	 * Tells whether the current HTTP request carries the header that Design sends (`src/data/api/client-header.ts`).
	 */
	public static function is_current(): bool {
		return isset( $_SERVER['HTTP_X_ATELIER_CLIENT'] );
	}
}
