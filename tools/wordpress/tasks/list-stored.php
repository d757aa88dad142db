<?php
/**
 * Task: lists the contents of the database by kind, to check which data a plugin leaves and removes.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @return array<string, string[]> Tables, names of options, keys of meta with their objects, posts, terms, scheduled hooks, and scopes
 *                                 of preferences with their users.
 */
return static function (): array {
	global $wpdb;
	$scopes = array();
	foreach ( $wpdb->get_results( "SELECT user_id, meta_value FROM $wpdb->usermeta WHERE meta_key LIKE '%persisted_preferences'" ) as $row ) {
		foreach ( array_keys( (array) maybe_unserialize( $row->meta_value ) ) as $scope ) {
			$scopes[] = "$row->user_id $scope";
		}
	}
	$hooks = array();
	foreach ( _get_cron_array() as $events ) {
		array_push( $hooks, ...array_keys( $events ) );
	}
	return array(
		'tables'      => $wpdb->get_col( 'SHOW TABLES' ),
		'options'     => $wpdb->get_col( "SELECT option_name FROM $wpdb->options" ),
		'post meta'   => $wpdb->get_col( "SELECT CONCAT( post_id, ' ', meta_key ) FROM $wpdb->postmeta" ),
		'term meta'   => $wpdb->get_col( "SELECT CONCAT( term_id, ' ', meta_key ) FROM $wpdb->termmeta" ),
		'user meta'   => $wpdb->get_col( "SELECT CONCAT( user_id, ' ', meta_key ) FROM $wpdb->usermeta" ),
		'posts'       => $wpdb->get_col( "SELECT CONCAT( ID, ' ', post_type, ' ', post_status ) FROM $wpdb->posts" ),
		'terms'       => $wpdb->get_col( "SELECT CONCAT( term_id, ' ', taxonomy ) FROM $wpdb->term_taxonomy" ),
		'hooks'       => array_values( array_unique( $hooks ) ),
		'preferences' => $scopes,
	);
};
