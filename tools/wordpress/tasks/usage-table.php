<?php
/**
 * Task: counts the rows of the table of uses, and drops it, like a restored backup that contains only WordPress's own tables.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{drop?: bool, forget?: bool, source?: int} $arguments Whether the table is dropped, whether the option with its progress
 *                                                          is deleted, and the post whose rows are counted.
 * @return int|null The number of rows before; null without a table.
 */
return static function ( array $arguments ): ?int {
	global $wpdb;
	$table = $wpdb->prefix . 'atelier_usage';
	$rows  = null;
	if ( $table === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) ) {
		$rows = (int) $wpdb->get_var( "SELECT COUNT(*) FROM $table" . ( isset( $arguments['source'] ) ? $wpdb->prepare( ' WHERE source_id = %d', $arguments['source'] ) : '' ) );
	}
	if ( ! empty( $arguments['drop'] ) ) {
		$wpdb->query( "DROP TABLE IF EXISTS $table" );
	}
	if ( ! empty( $arguments['forget'] ) ) {
		delete_option( 'atelier_usage' );
	}

	return $rows;
};
