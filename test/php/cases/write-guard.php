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
	public string $postmeta      = 'wp_postmeta';
	public string $term_relationships = 'wp_term_relationships';
	/** Title of the post, name of its term and value of its meta. */
	public string $title = 'Before';
	/** Number of the last row that was added. */
	public int $insert_id = 3;
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
			'object_id'        => 7,
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

	/** Returns rows; the post has a term after the write alone. */
	public function get_results( string $query ): array {
		if ( str_contains( $query, 'FROM wp_postmeta' ) ) {
			return array(
				array(
					'post_id'    => 7,
					'meta_key'   => 'subtitle',
					'meta_value' => $this->title,
				),
			);
		}
		if ( str_contains( $query, 'wp_term_relationships' ) ) {
			return 'After' === $this->title ? array( $this->make_term() ) : array();
		}

		return str_contains( $query, 'FROM wp_terms' ) ? array( $this->make_term() ) : array();
	}

	/** Returns the numbers of the meta. */
	public function get_col( string $query ): array {
		return str_contains( $query, 'FROM wp_postmeta' ) ? array( 3 ) : array();
	}

	/** Changes one row. */
	public function __call( string $name, array $arguments ): int {
		return 1;
	}
};

/**
 * Makes a site whose guard has locked the post for a write, and returns its database.
 *
 * @param bool $is_design Whether Design writes.
 */
$lock = static function ( bool $is_design ) use ( $make_database ): object {
	$wpdb            = $make_database();
	$GLOBALS['wpdb'] = $wpdb;
	register_taxonomy( 'wp_pattern_category', array( 'page' ) );
	$guard = new Write_Guard( new Content_Tokens(), new Write_Lock(), new Last_Change() );
	$guard->register();
	$request = new WP_REST_Request( 'PUT', '/records/7' );
	if ( $is_design ) {
		$request->set_header( 'X-Atelier-Client', '1' );
	}
	$controller = new class() implements Serves_Posts {};
	$request->set_attributes( array( 'callback' => array( $controller, 'update_item' ) ) );
	$request->set_url_params( array( 'id' => 7 ) );
	expect_same( null, $guard->compare( null, $request ) );

	return $wpdb;
};

/**
 * Writes both records while another request adds the rows that it read before, and returns their titles as they are read afterwards.
 *
 * @param bool $is_design Whether Design writes.
 */
$write = static function ( bool $is_design ) use ( $lock ): array {
	$wpdb     = $lock( $is_design );
	$old_post = sanitize_post( $wpdb->make_post(), 'raw' );
	$old_term = sanitize_term( $wpdb->make_term(), 'wp_pattern_category', 'raw' );
	$add_old  = static function () use ( $old_post, $old_term ): void {
		wp_cache_add( 7, $old_post, 'posts' );
		wp_cache_add( 9, $old_term, 'terms' );
	};
	// Between the deletion from the cache and the next read.
	add_action( 'clean_post_cache', $add_old, 0 );
	add_action( 'clean_term_cache', $add_old, 0 );

	$wpdb->title = 'After';
	clean_post_cache( 7 );
	clean_term_cache( array( 9 ), 'wp_pattern_category' );
	$add_old();

	return array( get_post( 7 )->post_title, get_term( 9 )->name );
};

/**
 * Changes what belongs to the post while another request adds the meta and the terms that it read before, and returns both as they are read afterwards.
 *
 * @param bool            $is_design Whether Design writes.
 * @param callable(): mixed $change    Changes something, after which both were written.
 */
$change = static function ( bool $is_design, callable $change ) use ( $lock ): array {
	$wpdb = $lock( $is_design );
	get_post( 7 );
	$add_old = static function () use ( $wpdb ): void {
		if ( 'After' === $wpdb->title ) {
			wp_cache_add( 7, array( 'subtitle' => array( 'Before' ) ), 'post_meta' );
			wp_cache_add( 7, array(), 'wp_pattern_category_relationships' );
		}
	};
	// Each after a deletion from the cache, before whatever reads next.
	foreach ( array( 'clean_post_cache', 'added_post_meta', 'updated_post_meta', 'deleted_post_meta', 'set_object_terms', 'deleted_term_relationships' ) as $action ) {
		add_action( $action, $add_old, 0 );
	}
	$wpdb->title = 'After';
	$change();
	$add_old();

	return array( get_post_meta( 7, 'subtitle', true ), get_object_term_cache( 7, 'wp_pattern_category' ) );
};

/** Ways to change what belongs to a post; the cache has of each what WordPress leaves there. */
$changes = array(
	'a post'         => array( static fn() => clean_post_cache( 7 ), 'After', 1 ),
	'its meta'       => array( static fn() => update_metadata( 'post', 7, 'subtitle', 'Next' ), 'After', 0 ),
	'meta it had'    => array( static fn() => delete_metadata( 'post', 7, 'subtitle' ), 'After', 0 ),
	'new meta'       => array( static fn() => add_metadata( 'post', 7, 'subtitle', 'After' ), 'After', 0 ),
	'its terms'      => array( static fn() => wp_set_object_terms( 7, array(), 'wp_pattern_category' ), 'Before', 1 ),
	'a term it had'  => array( static fn() => wp_remove_object_terms( 7, array( 9 ), 'wp_pattern_category' ), 'Before', 1 ),
);

$tests = array(
	'a row that another request read before a write does not replace it' => static fn() => expect_same( array( 'After', 'After' ), $write( true ) ),
	'the cache of other clients is left to WordPress' => static fn() => expect_same( array( 'Before', 'Before' ), $write( false ) ),
);
foreach ( $changes as $atelier_name => list( $atelier_run, $atelier_meta, $atelier_terms ) ) {
	$tests[ "what another request read of a post before Design wrote $atelier_name does not replace it" ] = static function () use ( $change, $atelier_run, $atelier_meta, $atelier_terms ): void {
		list( $meta, $terms ) = $change( true, $atelier_run );
		expect_same( array( $atelier_meta, $atelier_terms ), array( $meta, count( (array) $terms ) ) );
	};
	$tests[ "when another client wrote $atelier_name, the cache of what belongs to a post is left to WordPress" ] = static function () use ( $change, $atelier_run ): void {
		list( $meta, $terms ) = $change( false, $atelier_run );
		expect_same( array( 'Before', 0 ), array( $meta, count( (array) $terms ) ) );
	};
}

return $tests;
