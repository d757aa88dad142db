<?php
/**
 * Limits of drafts.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Limits the number of drafts and the size of one, because each page of Design reads the whole draft that it shows.
 */
final class Draft_Limits {
	/** How many drafts a site can have. */
	public const DRAFTS = 50;

	/** How many drafts, including discarded ones, a person who may only propose can have. */
	public const PROPOSALS = 10;

	private const RECORDS = 200;
	private const BYTES   = 8 * MB_IN_BYTES;

	/**
	 * Returns an error where a draft has too many records or bytes.
	 *
	 * @param array $draft The draft.
	 */
	public static function find_problem( array $draft ): ?WP_Error {
		$is_full = count( $draft['data']['entries'] ) > self::RECORDS || strlen( (string) wp_json_encode( $draft['data'], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ) > self::BYTES;

		return $is_full
			? new WP_Error( 'atelier_draft_full', __( 'Nothing was saved: this draft holds as much as a draft can. Publish it, or take something out.', 'atelier' ), array( 'status' => 413 ) )
			: null;
	}
}
