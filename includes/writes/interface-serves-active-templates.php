<?php
/**
 * Routes that choose the active template.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * A REST controller of Design that returns the entry of a change, so that a draft can store it instead of the setting.
 */
interface Serves_Active_Templates {
	/**
	 * Validates a request, and returns its slug and the entry that it would store.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return array{slug: string, template: int|false|null}|WP_Error
	 */
	public function read_change( WP_REST_Request $request );
}
