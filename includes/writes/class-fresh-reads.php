<?php
/**
 * Reads that include the writes of other requests.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use Atelier\Templates\Active_Templates;

defined( 'ABSPATH' ) || exit;

/**
 * A request reads options, posts and terms before it acquires a lock. Another request may have changed them by then, so that the cached
 * values cannot be compared. A database with replicas may return rows that are seconds old.
 */
final class Fresh_Reads {
	/**
	 * Clears the caches of this request, and the entries of a persistent object cache that Design compares: the next reads query the database.
	 */
	public static function start(): void {
		self::use_writer();
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
		self::forget_options();
		wp_cache_set_posts_last_changed();
		wp_cache_set_terms_last_changed();
		wp_clean_theme_json_cache();
	}

	/**
	 * Removes the options that Design compares or changes from the cache.
	 */
	public static function forget_options(): void {
		Active_Templates::forget_cached();
		wp_cache_delete_multiple( array( 'sticky_posts', Last_Change::OPTION, ...array_values( Content_Tokens::setting_names() ) ), 'options' );
	}

	/**
	 * Sends the reads of a request of Design, and so its tokens, to the primary database.
	 */
	public static function use_writer_for_design(): void {
		if ( Design_Request::is_current() ) {
			self::use_writer();
		}
	}

	/**
	 * Sends the reads of this request to the primary database, where the site has replicas: HyperDB and LudicrousDB have a method or a
	 * property for it.
	 */
	public static function use_writer(): void {
		global $wpdb;
		if ( is_callable( array( $wpdb, 'send_reads_to_masters' ) ) ) {
			$wpdb->send_reads_to_masters();
		} elseif ( property_exists( $wpdb, 'srtm' ) ) {
			$wpdb->srtm = true;
		}
	}
}
