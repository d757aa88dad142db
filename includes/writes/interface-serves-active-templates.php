<?php
/**
 * Routes that choose which template serves.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * A REST controller of Design that says what a change of it would choose, so that a draft can have it in place of the setting.
 */
interface Serves_Active_Templates {
	/**
	 * Reads what a request would have serve which slug, once it is known that it can.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return array{slug: string, template: int|false|null}|WP_Error
	 */
	public function read_change( WP_REST_Request $request );
}
