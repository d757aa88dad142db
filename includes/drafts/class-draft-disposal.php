<?php
/**
 * Drafts that were discarded.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Network_Sites;
use Atelier\Templates\Active_Templates;
use Atelier\Writes\Unreadable_Database;
use Atelier\Writes\Write_Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Removes drafts that were discarded long ago, and the versions of templates that were made for them alone. It also closes the rows of earlier
 * versions of the plugin against comments, and moves the comments on them to the trash, because feeds name the draft.
 */
final class Draft_Disposal {
	/** For how many days a discarded draft is kept. */
	private const DAYS = 30;

	/** How many discarded drafts of each user are kept. */
	private const DISCARDED = 20;

	/** Daily event. */
	private const HOOK = 'atelier_clean_drafts';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( self::HOOK, array( self::class, 'clean' ) );
		add_action( 'admin_init', array( self::class, 'schedule' ) );
		register_deactivation_hook( ATELIER_FILE, static fn( $is_network_wide = false ) => Network_Sites::run_on( (bool) $is_network_wide, static fn() => wp_clear_scheduled_hook( self::HOOK ) ) );
	}

	/**
	 * Schedules the daily event, the first time at once: an update of the plugin calls no activation hook.
	 */
	public static function schedule(): void {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time(), 'daily', self::HOOK );
		}
	}

	/**
	 * Removes expired drafts, and closes rows of earlier versions.
	 */
	public static function clean(): void {
		try {
			self::remove_expired();
			self::remove_forgotten();
			self::close_rows();
		} catch ( Unreadable_Database ) {
			// The next daily run tries again.
			return;
		}
	}

	/**
	 * Closes the rows of earlier versions against comments and pings, and moves their comments to the trash.
	 */
	private static function close_rows(): void {
		global $wpdb;
		$rows = "SELECT ID FROM $wpdb->posts WHERE post_type LIKE 'atelier\\_%' AND ( comment_status <> 'closed' OR ping_status <> 'closed' )";
		foreach ( array_chunk( array_map( 'intval', $wpdb->get_col( $rows ) ), 100 ) as $ids ) { // No values.
			$list = implode( ', ', $ids );
			foreach ( $wpdb->get_col( "SELECT comment_ID FROM $wpdb->comments WHERE comment_post_ID IN ( $list ) AND comment_approved <> 'trash'" ) as $comment ) { // Integers.
				wp_trash_comment( (int) $comment );
			}
			$wpdb->query( "UPDATE $wpdb->posts SET comment_status = 'closed', ping_status = 'closed' WHERE ID IN ( $list )" ); // Integers.
		}
	}

	/**
	 * Removes drafts that were discarded long ago.
	 */
	public static function remove_expired(): void {
		$numbers = array();
		foreach ( Draft_Table::list_all() as $listed ) {
			if ( Draft_Table::DISCARDED !== $listed['status'] ) {
				continue;
			}
			// The last changed drafts come first.
			$number     = $numbers[ $listed['author'] ] = ( $numbers[ $listed['author'] ] ?? 0 ) + 1;
			$is_expired = $number > self::DISCARDED || $listed['modified'] < time() - self::DAYS * DAY_IN_SECONDS;
			$draft      = $is_expired ? Draft_Table::find( $listed['id'] ) : null;
			if ( $draft ) {
				self::remove_versions( $draft );
				Made_Records::remove( $draft );
				Draft_Table::delete( $draft['id'] );
			}
		}
	}

	/**
	 * Removes records that were made for a draft whose run was interrupted: no draft and no revision of one names them.
	 */
	private static function remove_forgotten(): void {
		global $wpdb;
		$before = gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS );
		foreach ( $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_type FROM $wpdb->posts WHERE post_status = %s AND post_modified_gmt < %s LIMIT 100", Made_Records::STATUS, $before ) ) as $made ) {
			$name = '%' . $wpdb->esc_like( '"' . "$made->post_type/$made->ID" . '"' ) . '%';
			if ( ! $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM $wpdb->posts WHERE post_type IN ( %s, 'revision' ) AND post_content LIKE %s LIMIT 1", Draft_Table::TYPE, $name ) ) ) {
				wp_delete_post( (int) $made->ID, true );
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
