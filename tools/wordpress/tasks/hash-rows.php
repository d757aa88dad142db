<?php
/**
 * Task: hashes the rows of the tables with a site's content, without transients and scheduled events.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array $arguments None.
 * @return array<string, string> A hash by table and first column.
 */
return static function (): array {
	global $wpdb;
	$unseen = '/^(_site)?_transient|^cron$/';
	$hashes = array();
	foreach ( array( $wpdb->posts, $wpdb->postmeta, $wpdb->terms, $wpdb->term_taxonomy, $wpdb->termmeta, $wpdb->comments, $wpdb->options ) as $table ) {
		foreach ( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) {
			if ( ! preg_match( $unseen, $row['option_name'] ?? '' ) ) {
				$hashes[ "$table " . ( $row['option_name'] ?? reset( $row ) ) ] = md5( serialize( $row ) );
			}
		}
	}
	return $hashes;
};
