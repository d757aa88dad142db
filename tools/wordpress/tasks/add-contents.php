<?php
/**
 * Task: adds many posts of one type with long contents directly to the database, like an import.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task.
 *
 * @param array{type: string, posts: int, bytes: int, content?: string, name?: string, theme?: bool, isActive?: bool, metaBytes?: int} $arguments Type
 *                  and number of the posts, length and beginning of each content, and beginning of the slugs. `theme`: whether they
 *                  belong to the theme; `isActive`: whether each, as a template, serves its slug;
 *                  `metaBytes`: length of the meta of each.
 * @return int[] Ids of the first and the last.
 */
return static function ( array $arguments ): array {
	global $wpdb;
	$name    = $arguments['name'] ?? 'long-' . $arguments['type'];
	$content = $arguments['content'] ?? '';
	$content = str_pad( "$content<!-- wp:html -->", max( strlen( $content ), $arguments['bytes'] - 17 ), 'text ' ) . '<!-- /wp:html -->';
	$first   = 1 + (int) $wpdb->get_var( "SELECT MAX( ID ) FROM $wpdb->posts" );
	$last    = $first + $arguments['posts'] - 1;
	$date    = current_time( 'mysql' );
	$utc     = current_time( 'mysql', true );
	$rows    = max( 1, min( 50, intdiv( 1_000_000, strlen( $content ) ) ) );
	foreach ( array_chunk( range( $first, $last ), $rows ) as $ids ) {
		$values = array();
		foreach ( $ids as $id ) {
			array_push( $values, $id, $date, $utc, $date, $utc, "$name-$id", "$name-$id", $content, $arguments['type'] );
		}
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO $wpdb->posts ( ID, post_author, post_date, post_date_gmt, post_modified, post_modified_gmt, post_title, post_name, post_content, post_type, post_status, post_excerpt, to_ping, pinged, post_content_filtered ) VALUES "
				. implode( ',', array_fill( 0, count( $ids ), "( %d, 1, %s, %s, %s, %s, %s, %s, %s, %s, 'publish', '', '', '', '' )" ) ),
				$values
			)
		);
	}
	foreach ( empty( $arguments['metaBytes'] ) ? array() : range( $first, $last ) as $id ) {
		$wpdb->insert(
			$wpdb->postmeta,
			array(
				'post_id'    => $id,
				'meta_key'   => 'long_meta',
				'meta_value' => str_repeat( 'text ', intdiv( $arguments['metaBytes'], 5 ) ),
			)
		);
	}
	if ( ! empty( $arguments['theme'] ) ) {
		$term = get_term_by( 'name', get_stylesheet(), 'wp_theme' );
		$term = $term ? $term->term_taxonomy_id : wp_insert_term( get_stylesheet(), 'wp_theme' )['term_taxonomy_id'];
		foreach ( array_chunk( range( $first, $last ), 100 ) as $ids ) {
			$wpdb->query( "INSERT INTO $wpdb->term_relationships ( object_id, term_taxonomy_id, term_order ) VALUES " . implode( ',', array_map( static fn( int $id ) => "( $id, $term, 0 )", $ids ) ) );
		}
	}
	if ( ! empty( $arguments['isActive'] ) ) {
		$active = (array) get_option( 'active_templates', array() );
		foreach ( range( $first, $last ) as $id ) {
			$active[ "$name-$id" ] = $id;
		}
		update_option( 'active_templates', $active );
	}
	wp_cache_flush();

	return array( $first, $last );
};
