<?php
/**
 * Task: sets preferences of all users, in the editor's format.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array<string, array<string, mixed>> $arguments Preferences by scope and name.
 * @return true
 */
return static function ( array $arguments ): bool {
	global $wpdb;
	$key = $wpdb->get_blog_prefix() . 'persisted_preferences';
	foreach ( get_users( array( 'fields' => 'ID' ) ) as $user_id ) {
		$there = get_user_meta( (int) $user_id, $key, true );
		$value = array_replace_recursive( is_array( $there ) ? $there : array(), $arguments );

		$value['_modified'] = gmdate( 'Y-m-d\TH:i:s.000\Z' );
		update_user_meta( (int) $user_id, $key, $value );
	}
	return true;
};
