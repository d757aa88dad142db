<?php
/**
 * Demo content that is created once: each item has a key, and existing items are not changed.
 *
 * @package Atelier
 */

namespace Atelier\Local\Seed;

use RuntimeException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The post meta with an item's key. */
const KEY = '_atelier_demo';

/**
 * Finds an item of demo content.
 *
 * @param string $key Its key.
 * @return int The post's id, or 0.
 */
function find( string $key ): int {
	global $wpdb;
	return (int) $wpdb->get_var(
		$wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value = %s LIMIT 1", KEY, $key )
	);
}

/**
 * Returns a value, or throws it when it is an error.
 *
 * @template T
 * @param T|WP_Error $value Result of a function of WordPress.
 * @return T
 */
function checked( $value ) {
	if ( is_wp_error( $value ) ) {
		throw new RuntimeException( $value->get_error_message() );
	}
	return $value;
}

/**
 * Creates a post unless it exists.
 *
 * @param string $key  Its key.
 * @param array  $post The post's fields for `wp_insert_post`.
 * @return int The post's id.
 */
function upsert( string $key, array $post ): int {
	$id = find( $key );
	if ( $id ) {
		return $id;
	}
	$id = checked( wp_insert_post( wp_slash( $post + array( 'post_status' => 'publish' ) ), true ) );
	update_post_meta( $id, KEY, $key );
	return $id;
}

/**
 * Returns paragraphs as blocks.
 *
 * @param string ...$texts One text for each paragraph.
 */
function paragraphs( string ...$texts ): string {
	return implode(
		"\n\n",
		array_map( static fn( $text ) => "<!-- wp:paragraph -->\n<p>{$text}</p>\n<!-- /wp:paragraph -->", $texts )
	);
}

/**
 * Returns a heading as a block.
 *
 * @param string $text Its text.
 */
function heading( string $text ): string {
	return "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">{$text}</h2>\n<!-- /wp:heading -->";
}
