<?php
/**
 * Task: says how many rows the table of uses has, and removes it as a restored backup does that knows WordPress's own tables alone.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{drop?: bool, forget?: bool, source?: int} $arguments Whether the table is removed, whether the option that says how far it is
 *                                                          is removed, too, and the post whose rows are counted.
 * @return int|null Its rows as they were; null without a table.
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
