<?php
/**
 * Rows that a write leaves in the object cache.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Last_Change;
use Atelier\Writes\Serves_Posts;
use Atelier\Writes\Write_Guard;
use Atelier\Writes\Write_Lock;
use WP_REST_Request;

/** Makes a database of one post and one term, whose locks are free. */
$make_database = static fn(): object => new class() {
	/** Names of tables. */
	public string $posts         = 'wp_posts';
	public string $options       = 'wp_options';
	public string $terms         = 'wp_terms';
	public string $term_taxonomy = 'wp_term_taxonomy';
	/** Title of the post and name of the term. */
	public string $title = 'Before';
	/** No error. */
	public string $last_error = '';

	/** Returns the row of the post. */
	public function make_post(): object {
		return (object) array(
			'ID'         => 7,
			'post_type'  => 'page',
			'post_title' => $this->title,
		);
	}

	/** Returns the row of the term. */
	public function make_term(): object {
		return (object) array(
			'term_id'          => 9,
			'term_taxonomy_id' => 9,
			'taxonomy'         => 'wp_pattern_category',
			'name'             => $this->title,
		);
	}

	/** Returns a query. */
	public function prepare( string $query, ...$values ): string {
		return $query;
	}

	/** Returns a row. */
	public function get_row( string $query ): ?object {
		return str_contains( $query, 'FROM wp_posts' ) ? $this->make_post() : null;
	}

	/** Returns rows. */
	public function get_results( string $query ): array {
		return str_contains( $query, 'FROM wp_terms' ) ? array( $this->make_term() ) : array();
	}

	/** Changes one row. */
	public function __call( string $name, array $arguments ): int {
		return 1;
	}
};

/**
 * Writes both records while another request adds the rows that it read before, and returns their titles as they are read afterwards.
 *
 * @param bool $is_design Whether Design writes.
 */
$write = static function ( bool $is_design ) use ( $make_database ): array {
	$wpdb            = $make_database();
	$GLOBALS['wpdb'] = $wpdb;
	register_taxonomy( 'wp_pattern_category', array() );
	$old_post = sanitize_post( $wpdb->make_post(), 'raw' );
	$old_term = sanitize_term( $wpdb->make_term(), 'wp_pattern_category', 'raw' );
	$add_old  = static function () use ( $old_post, $old_term ): void {
		wp_cache_add( 7, $old_post, 'posts' );
		wp_cache_add( 9, $old_term, 'terms' );
	};
	// Between the deletion from the cache and whatever reads next.
	add_action( 'clean_post_cache', $add_old, 0 );
	add_action( 'clean_term_cache', $add_old, 0 );

	$tokens = new Content_Tokens();
	$guard  = new Write_Guard( $tokens, new Write_Lock(), new Last_Change() );
	$guard->register();
	$request = new WP_REST_Request( 'PUT', '/records/7' );
	if ( $is_design ) {
		$request->set_header( 'X-Atelier-Client', '1' );
	}
	$controller = new class() implements Serves_Posts {};
	$request->set_attributes( array( 'callback' => array( $controller, 'update_item' ) ) );
	$request->set_url_params( array( 'id' => 7 ) );
	expect_same( null, $guard->compare( null, $request ) );

	$wpdb->title = 'After';
	clean_post_cache( 7 );
	clean_term_cache( array( 9 ), 'wp_pattern_category' );
	$add_old();

	return array( get_post( 7 )->post_title, get_term( 9 )->name );
};

return array(
	'a row that another request read before a write does not replace it' => static fn() => expect_same( array( 'After', 'After' ), $write( true ) ),
	'the cache of other clients is left to WordPress' => static fn() => expect_same( array( 'Before', 'Before' ), $write( false ) ),
);
