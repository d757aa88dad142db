<?php
/**
 * Drafts that were discarded.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Templates\Active_Templates;
use Atelier\Writes\Write_Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Removes drafts that were discarded long ago, and the versions of templates that were made for them alone.
 */
final class Draft_Disposal {
	/** For how many days a discarded draft is kept. */
	private const DAYS = 30;

	/**
	 * Removes drafts that were discarded long ago.
	 */
	public static function remove_expired(): void {
		foreach ( Draft_Table::all() as $draft ) {
			if ( Draft_Table::DISCARDED === $draft['status'] && $draft['modified'] < time() - self::DAYS * DAY_IN_SECONDS ) {
				self::remove_versions( $draft );
				Made_Records::remove( $draft );
				Draft_Table::delete( $draft['id'] );
			}
		}
	}

	/**
	 * Removes the versions of templates that were made for a draft and serve nothing.
	 *
	 * @param array $draft The draft.
	 */
	private static function remove_versions( array $draft ): void {
		$active = ( new Active_Templates( new Write_Lock() ) )->get();
		foreach ( $draft['data']['entries'] as $key => $entry ) {
			$id = empty( $entry['made'] ) ? 0 : (int) substr( (string) strrchr( (string) $key, '/' ), 1 );
			if ( $id && ! in_array( $id, $active, true ) && 'wp_template' === get_post_type( $id ) ) {
				wp_delete_post( $id, true );
			}
		}
	}
}
