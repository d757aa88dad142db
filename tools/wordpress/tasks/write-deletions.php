<?php
/**
 * Task: writes deleted patterns directly to the database, like many deletions in Design.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{user: string, count: int, bytes: int, time: int} $arguments Login of the person, number of patterns, bytes of each content, and time.
 * @return int[] Their ids.
 */
return static function ( array $arguments ): array {
	global $wpdb;
	$person  = get_user_by( 'login', $arguments['user'] )->ID;
	$content = str_repeat( 'x', $arguments['bytes'] );
	$ids     = array();
	$wpdb->query( 'START TRANSACTION' );
	for ( $index = 0; $index < $arguments['count']; $index++ ) {
		$wpdb->insert(
			$wpdb->posts,
			array(
				'post_type'         => 'wp_block',
				'post_status'       => 'trash',
				'post_title'        => "Deleted $index",
				'post_name'         => "deleted-{$arguments['user']}-{$arguments['time']}-$index",
				'post_author'       => $person,
				'post_content'      => $content,
				'post_date'         => '2026-01-01 00:00:00',
				'post_date_gmt'     => '2026-01-01 00:00:00',
				'post_modified'     => '2026-01-01 00:00:00',
				'post_modified_gmt' => '2026-01-01 00:00:00',
			)
		);
		$id    = $wpdb->insert_id;
		$ids[] = $id;
		foreach ( array(
			'_wp_trash_meta_status' => 'draft',
			'_atelier_deleted_time' => $arguments['time'] + $index,
			'_atelier_deleted_by'   => $person,
		) as $key => $value ) {
			$wpdb->insert(
				$wpdb->postmeta,
				array(
					'post_id'    => $id,
					'meta_key'   => $key,
					'meta_value' => $value,
				)
			);
		}
	}
	$wpdb->query( 'COMMIT' );
	return $ids;
};
