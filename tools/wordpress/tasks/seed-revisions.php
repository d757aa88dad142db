<?php
/**
 * Task: writes many revisions of patterns directly to the database, one every minute until now, by two people in turn.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{count: int, records: int} $arguments Numbers of revisions and of patterns.
 * @return int[] Ids of the patterns.
 */
return static function ( array $arguments ): array {
	global $wpdb;
	$ids = array();
	for ( $index = 0; $index < $arguments['records']; $index++ ) {
		$ids[] = wp_insert_post(
			array(
				'post_type'    => 'wp_block',
				'post_status'  => 'publish',
				'post_title'   => "Pattern $index",
				'post_content' => '<!-- wp:paragraph --><p>Now</p><!-- /wp:paragraph -->',
			)
		);
	}
	$block   = 1000;
	$oldest  = time() - 60 * ( $arguments['count'] + 1 );
	$content = '<!-- wp:paragraph --><p>' . str_repeat( 'Then ', 200 ) . '</p><!-- /wp:paragraph -->';
	$columns = 'post_type, post_status, post_parent, post_author, post_name, post_content, post_title, post_excerpt, to_ping, pinged, post_content_filtered';
	$dates   = 'post_date, post_date_gmt, post_modified, post_modified_gmt';
	$last    = (int) $wpdb->get_var( "SELECT MAX( ID ) FROM $wpdb->posts" );
	$rows    = array();
	for ( $number = 1; $number <= $block; $number++ ) {
		$date   = gmdate( 'Y-m-d H:i:s', $oldest + 60 * $number );
		$parent = $ids[ $number % count( $ids ) ];
		$rows[] = $wpdb->prepare( "( 'revision', 'inherit', %d, %d, %s, %s, 'Then', '', '', '', '', %s, %s, %s, %s )", $parent, 1 + $number % 2, "$parent-revision-v1", $content, $date, $date, $date, $date );
	}
	foreach ( array_chunk( $rows, 250 ) as $batch ) {
		$wpdb->query( "INSERT INTO $wpdb->posts ( $columns, $dates ) VALUES " . implode( ', ', $batch ) );
	}
	// Copies of the first ones with later dates, in chronological order.
	for ( $copy = 1; $copy < $arguments['count'] / $block; $copy++ ) {
		$minutes = $copy * $block;
		$later   = implode( ', ', array_map( static fn( string $name ): string => "DATE_ADD( $name, INTERVAL $minutes MINUTE )", explode( ', ', $dates ) ) );
		$wpdb->query( "INSERT INTO $wpdb->posts ( $columns, $dates ) SELECT $columns, $later FROM $wpdb->posts WHERE ID > $last AND ID <= $last + $block ORDER BY ID" );
	}
	$first = gmdate( 'Y-m-d H:i:s', $oldest );
	$wpdb->query( "UPDATE $wpdb->posts SET post_date = '$first', post_date_gmt = '$first' WHERE ID IN ( " . implode( ', ', $ids ) . ' )' );
	wp_cache_flush();
	return $ids;
};
