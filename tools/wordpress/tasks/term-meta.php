<?php
/**
 * Task: writes rows of a term's meta directly to the database, like another plugin or an attack, and reads all rows.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{id: int, rows?: array<int, array{0: string, 1: string}>} $arguments Id of the term, and pairs of key and stored value.
 * @return array<int, array{0: string, 1: string}> All rows.
 */
return static function ( array $arguments ): array {
	global $wpdb;
	foreach ( $arguments['rows'] ?? array() as list( $key, $value ) ) {
		$wpdb->insert(
			$wpdb->termmeta,
			array(
				'term_id'    => $arguments['id'],
				'meta_key'   => $key,
				'meta_value' => $value,
			)
		);
	}
	wp_cache_delete( $arguments['id'], 'term_meta' );
	return $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM $wpdb->termmeta WHERE term_id = %d ORDER BY meta_id", $arguments['id'] ), ARRAY_N );
};
