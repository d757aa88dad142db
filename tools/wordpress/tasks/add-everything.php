<?php
/**
 * Task: fills a very large site, for measurements.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

// The file with the functions that insert rows.
require_once __DIR__ . '/seed-large.php';

/** The option that is set after the rows were added. */
const EVERYTHING_ADDED = 'atelier_everything_added';

/** How many rows are built at a time: each takes a kilobyte. */
const BATCH = 5000;

/**
 * Runs the task. Existing content is not added again.
 *
 * @param array{pages: int, posts: int, patterns: int, parts: int, templates: int, menus: int, items: int} $arguments Number of each.
 * @return array{largest: int} Id of the menu with the most items.
 */
return static function ( array $arguments ): array {
	global $wpdb;
	if ( ! get_option( EVERYTHING_ADDED ) ) {
		$id = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
		foreach ( array(
			'page' => $arguments['pages'],
			'post' => $arguments['posts'],
		) as $type => $count ) {
			for ( $number = 1; $number <= $count; ) {
				$rows = array();
				for ( $last = min( $count, $number + BATCH - 1 ); $number <= $last; $number++, $id++ ) {
					$rows[] = post_row(
						$id,
						array(
							'post_title' => "Many {$type} {$number}",
							'post_name'  => "many-{$type}-{$number}",
							'post_type'  => $type,
						)
					);
				}
				$wpdb->query( 'START TRANSACTION' );
				insert_rows( $wpdb->posts, $rows );
				$wpdb->query( 'COMMIT' );
			}
		}
		wp_cache_flush();
		update_option( EVERYTHING_ADDED, 1, false );
	}
	( require __DIR__ . '/add-patterns.php' )( $arguments );
	( require __DIR__ . '/add-templates.php' )( $arguments );

	return ( require __DIR__ . '/add-menus.php' )( $arguments );
};
