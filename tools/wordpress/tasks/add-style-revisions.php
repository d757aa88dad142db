<?php
/**
 * Task: saves the styles of the current theme several times.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task. Each revision has a different background color and size of first-level headings. All but the last are written directly to
 * the database, because a save takes 20 ms.
 *
 * @param array{revisions: int} $arguments Number of saves.
 * @return array{revision: int} The revision before the last one.
 */
return static function ( array $arguments ): array {
	global $wpdb;
	wp_set_current_user( 1 );
	$id      = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
	$config  = static fn( int $number ): string => (string) wp_json_encode(
		array(
			'version'                     => \WP_Theme_JSON::LATEST_SCHEMA,
			'isGlobalStylesUserThemeJSON' => true,
			'styles'                      => array(
				'color'    => array( 'background' => sprintf( '#fff%03d', $number ) ),
				'elements' => array( 'h1' => array( 'typography' => array( 'fontSize' => "{$number}px" ) ) ),
			),
		)
	);
	$title   = get_post( $id )->post_title;
	$date    = current_time( 'mysql' );
	$utc     = current_time( 'mysql', true );
	$columns = 'post_type, post_status, post_parent, post_author, post_name, post_content, post_title, post_excerpt, to_ping, pinged, post_content_filtered, post_date, post_date_gmt, post_modified, post_modified_gmt';
	$rows    = array();
	for ( $number = 1; $number < $arguments['revisions']; $number++ ) {
		$rows[] = $wpdb->prepare( "( 'revision', 'inherit', %d, 1, %s, %s, %s, '', '', '', '', %s, %s, %s, %s )", $id, "$id-revision-v1", $config( $number ), $title, $date, $utc, $date, $utc );
	}
	foreach ( array_chunk( $rows, 250 ) as $batch ) {
		$wpdb->query( "INSERT INTO $wpdb->posts ( $columns ) VALUES " . implode( ', ', $batch ) );
	}
	wp_cache_flush();
	wp_update_post(
		array(
			'ID'           => $id,
			'post_content' => wp_slash( $config( $arguments['revisions'] ) ),
		)
	);
	$revisions = array_values( wp_get_post_revisions( $id, array( 'fields' => 'ids' ) ) );

	return array( 'revision' => (int) $revisions[1] );
};
