<?php
/**
 * Cases for {@see Design_Overlay}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Overlay\Design_Overlay;
use Atelier\Templates\Template_Posts;
use WP_Post;
use WP_Query;

/**
 * Makes three parts of the theme: one that is there, one that was made later, one that was deleted.
 */
$make_parts = static function (): void {
	register_taxonomy( 'wp_theme', array( 'wp_template_part' ) );
	foreach ( array( 11 => 'header', 12 => 'footer', 13 => 'band__trashed' ) as $id => $slug ) {
		add_post(
			array(
				'ID'           => $id,
				'post_type'    => 'wp_template_part',
				'post_name'    => $slug,
				'post_status'  => 13 === $id ? 'trash' : 'publish',
				'post_content' => 'now',
				'terms'        => array( 'wp_theme' => 'theme' ),
			)
		);
	}
};

$value = static fn( string $content, array $more = array() ): array => $more + array(
	'title'   => 'x',
	'content' => $content,
	'excerpt' => '',
);

/**
 * Has an overlay filter the results of a query by slug.
 *
 * @param string $slug  The slug that it asks for.
 * @param int[]  $found Numbers of the posts that the database finds.
 * @return WP_Post[]
 */
$query = static function ( string $slug, array $found = array() ): array {
	$query = new WP_Query();
	$query->set( 'post_type', 'wp_template_part' );
	$query->set( 'post_name__in', array( $slug ) );

	return apply_filters( 'posts_results', array_map( 'get_post', $found ), $query );
};

$say = static fn( array $posts ): array => array_map( static fn( WP_Post $post ): string => "$post->post_name $post->post_content", $posts );

return array(
	'rows are replaced, hidden and added for queries and by number' => static function () use ( $make_parts, $value, $query, $say ) {
		$make_parts();
		( new Design_Overlay(
			array(
				'wp_template_part/11' => $value( 'then' ),
				'wp_template_part/12' => null,
				'wp_template_part/13' => $value( 'deleted', array( 'slug' => 'band' ) ),
			)
		) )->start();
		expect_same( array( 'header then' ), $say( $query( 'header', array( 11 ) ) ) );
		expect_same( array(), $say( $query( 'footer', array( 12 ) ) ) );
		expect_same( array( 'band deleted' ), $say( $query( 'band' ) ) );
		expect_same( array(), $say( $query( 'other' ) ) );
		expect_same( array( 'then', 'trash', 'publish band' ), array( get_post( 11 )->post_content, get_post( 12 )->post_status, get_post( 13 )->post_status . ' ' . get_post( 13 )->post_name ) );
	},
	'a part that has only a file gets a row with its theme and area' => static function () use ( $value, $query, $say ) {
		( new Design_Overlay( array( 'wp_template_part/theme//aside' => $value( 'draft', array( 'area' => 'header' ) ) ) ) )->start();
		$added = $query( 'aside' );
		expect_same( array( 'aside draft' ), $say( $added ) );
		expect_same( array( 'theme', 'header' ), array( Template_Posts::get_theme( $added[0]->ID ), get_the_terms( $added[0], 'wp_template_part_area' )[0]->name ) );
	},
	'what only a draft has is found and counted as published, until it is taken away' => static function () use ( $value ) {
		global $wpdb;
		add_post(
			array(
				'ID'          => 21,
				'post_type'   => 'wp_block',
				'post_status' => 'atelier-draft',
			)
		);
		$overlay = new Design_Overlay( array( 'wp_block/21' => $value( 'draft', array( 'made' => true ) ) ) );
		$overlay->start();
		$found = "{$wpdb->posts}.post_status = 'publish'";
		expect_same( 'publish draft', get_post( 21 )->post_status . ' ' . get_post( 21 )->post_content );
		expect_same( "( $found OR {$wpdb->posts}.ID IN ( 21 ) )", $overlay->find_made( $found ) );
		expect_same( array( 3, 2 ), array( $overlay->count_made( (object) array( 'publish' => 2 ), 'wp_block' )->publish, $overlay->count_made( (object) array( 'publish' => 2 ), 'page' )->publish ) );
		$overlay->add( array( 'wp_block/21' => null ) );
		expect_same( array( 'trash', $found ), array( get_post( 21 )->post_status, $overlay->find_made( $found ) ) );
		$overlay->add( array( 'wp_block/21' => $value( 'again', array( 'made' => true ) ) ) );
		expect_same( 'publish', get_post( 21 )->post_status );
	},
	'what was taken away is found again when it is put back' => static function () use ( $value ) {
		add_post(
			array(
				'ID'          => 22,
				'post_type'   => 'wp_block',
				'post_status' => 'pending',
			)
		);
		$overlay = new Design_Overlay( array( 'wp_block/22' => null ) );
		$overlay->start();
		expect_same( 'trash', get_post( 22 )->post_status );
		$overlay->add( array( 'wp_block/22' => $value( 'back' ) ) );
		expect_same( 'pending', get_post( 22 )->post_status );
	},
	'slug, status, meta and categories are others than stored until they are so no more' => static function () use ( $value ) {
		register_taxonomy( 'wp_pattern_category', array( 'wp_block' ) );
		foreach ( array( 31 => 'first', 32 => 'second' ) as $id => $category ) {
			add_post(
				array(
					'ID'          => $id,
					'post_type'   => 'wp_block',
					'post_name'   => 'stored',
					'post_status' => 'draft',
					'meta'        => array(
						'wp_pattern_sync_status' => 'unsynced',
						'other'                  => 'stays',
					),
					'terms'       => array( 'wp_pattern_category' => $category ),
				)
			);
		}
		$second  = get_the_terms( 32, 'wp_pattern_category' )[0]->term_id;
		$see     = static fn(): array => array(
			get_post( 31 )->post_name,
			get_post( 31 )->post_status,
			get_post_meta( 31, 'wp_pattern_sync_status', true ),
			array_keys( get_post_meta( 31 ) ),
			array_column( get_the_terms( 31, 'wp_pattern_category' ), 'name' ),
		);
		$overlay = new Design_Overlay(
			array(
				'wp_block/31' => $value(
					'draft',
					array(
						'name'     => 'new',
						'status'   => 'publish',
						'meta'     => array( 'wp_pattern_sync_status' => '' ),
						'term_ids' => array( 'wp_pattern_category' => array( $second ) ),
					)
				),
			)
		);
		$stored = $see();
		$overlay->start();
		expect_same( array( 'new', 'publish', '', array( 'other' ), array( 'second' ) ), $see() );
		expect_same( true, str_contains( $overlay->find_made( "wp_posts.post_status = 'publish'" ), 'IN ( 31 )' ) );
		$overlay->add( array( 'wp_block/31' => $value( 'draft' ) ) );
		expect_same( $stored, $see() );
	},
	'a row is found by the slug that it has here alone'  => static function () use ( $make_parts, $value, $query, $say ) {
		$make_parts();
		( new Design_Overlay( array( 'wp_template_part/11' => $value( 'now', array( 'name' => 'aside' ) ) ) ) )->start();
		expect_same( array( array(), array( 'aside now' ) ), array( $say( $query( 'header', array( 11 ) ) ), $say( $query( 'aside' ) ) ) );
	},
	'a template that has only a file serves its slug'    => static function () use ( $value ) {
		( new Design_Overlay( array( 'wp_template/theme//single' => $value( 'draft' ), 'active/page' => 7, 'active/home' => null ) ) )->start();
		$active = apply_filters( 'option_active_templates', array( 'home' => 3, 'index' => 4 ) );
		expect_same( array( 'index', 'single', 'page' ), array_keys( $active ) );
		expect_same( 'draft', get_post( $active['single'] )->post_content );
	},
	'rows are seen still once the cache of the request was emptied' => static function () use ( $make_parts, $value ) {
		$make_parts();
		( new Design_Overlay( array( 'wp_template_part/11' => $value( 'then' ), 'wp_template_part/theme//aside' => $value( 'draft' ) ) ) )->start();
		wp_cache_delete( 11, 'posts' );
		wp_cache_delete( 2000000001, 'posts' );
		do_action( 'atelier_runtime_flushed' );
		expect_same( array( 'then', 'draft' ), array( get_post( 11 )->post_content, get_post( 2000000001 )->post_content ) );
	},
	'another site of the network is seen as it is'       => static function () use ( $make_parts, $value, $query, $say ) {
		$make_parts();
		( new Design_Overlay( array( 'wp_template_part/11' => $value( 'then' ), 'identity/title' => 'Then', 'active/page' => 7 ) ) )->start();
		$GLOBALS['blog_id'] = 2;
		try {
			wp_cache_delete( 11, 'posts' );
			add_post(
				array(
					'ID'           => 11,
					'post_type'    => 'wp_template_part',
					'post_name'    => 'header',
					'post_content' => 'theirs',
					'terms'        => array( 'wp_theme' => 'theme' ),
				)
			);
			expect_same( array( 'header theirs' ), $say( $query( 'header', array( 11 ) ) ) );
			expect_same( array( 'Theirs', array() ), array( apply_filters( 'pre_option_blogname', 'Theirs' ), apply_filters( 'option_active_templates', array() ) ) );
		} finally {
			unset( $GLOBALS['blog_id'] );
		}
	},
	'nothing is saved meanwhile, and the identity is another' => static function () {
		( new Design_Overlay( array( 'identity/title' => 'Then', 'identity/site_logo' => 0 ) ) )->start();
		expect_same( array( 'Then', 0 ), array( get_option( 'blogname' ), get_option( 'site_logo' ) ) );
		expect_same( true, apply_filters( 'wp_insert_post_empty_content', false, array() ) );
		expect_same( false, apply_filters( 'wp_navigation_should_create_fallback', true ) );
	},
);
