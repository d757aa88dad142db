<?php
/**
 * Routes of entries of a setting.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * A REST controller of Design whose records are the entries of a setting, each of which is changed separately: their changes are compared and
 * locked like those of posts.
 */
interface Serves_Entries {
	/**
	 * Returns the token of the currently stored entry that a request names.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function entry_token( WP_REST_Request $request ): string;

	/**
	 * Returns the subject of the lock under which entries are written.
	 */
	public function entry_lock(): string;

	/**
	 * Returns the name under which the entry's last change is stored, see {@see Last_Change::remember_entries()}.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function entry_name( WP_REST_Request $request ): string;
}
