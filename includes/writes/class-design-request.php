<?php
/**
 * Requests of Design.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Distinguishes requests of Design from those of other clients of the REST API, for which nothing changes.
 */
final class Design_Request {
	/** Marks a request of Design (`src/data/requests/client-header.ts`). */
	public const CLIENT_HEADER = 'X-Atelier-Client';

	/** Token of the content from which the person's changes began; for settings a JSON object of tokens by name. */
	public const TOKEN_HEADER = 'X-Atelier-Token';

	/** Names an attempt to create a record, so that a second attempt creates no second record. */
	public const KEY_HEADER = 'X-Atelier-Key';

	/**
	 * Depth of running {@see as_design} calls.
	 *
	 * @var int
	 */
	private static $preloading = 0;

	/**
	 * Checks whether a request comes from Design.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public static function is_from_design( WP_REST_Request $request ): bool {
		return self::$preloading > 0 || '1' === $request->get_header( self::CLIENT_HEADER );
	}

	/**
	 * Checks whether the HTTP request comes from Design; this applies to all internal REST requests in it.
	 */
	public static function is_current(): bool {
		return self::$preloading > 0 || '1' === ( $_SERVER['HTTP_X_ATELIER_CLIENT'] ?? '' );
	}

	/**
	 * Runs a function whose internal REST requests count as requests of Design: preloaded records have tokens, too.
	 *
	 * @template T
	 * @param callable(): T $run The function.
	 * @return T
	 */
	public static function as_design( callable $run ) {
		++self::$preloading;
		try {
			return $run();
		} finally {
			--self::$preloading;
		}
	}
}
