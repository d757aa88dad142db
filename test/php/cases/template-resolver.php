<?php
/**
 * Which templates are looked for.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Templates\Template_Resolver;

require_once ABSPATH . WPINC . '/template.php';
require_once ABSPATH . WPINC . '/block-template.php';

/** Returns the slugs that are looked for of a page with a stored template, and those that another plugin brings in. */
$resolve = static function ( mixed $stored, mixed ...$added ): array {
	register_post_type( 'page' );
	add_post(
		array(
			'ID'        => 7,
			'post_type' => 'page',
			'post_name' => 'about',
			'meta'      => array( '_wp_page_template' => $stored ),
		)
	);
	add_filter( 'posts_pre_query', static fn() => array( get_post( 7 ) ) );
	add_filter( 'pre_get_block_templates', static fn() => array() );
	if ( $added ) {
		add_filter( 'page_template_hierarchy', static fn() => $added[0] );
	}
	$kept = array( $GLOBALS['_wp_theme_features'] ?? array(), $GLOBALS['wp_post_statuses'] ?? array() );

	$GLOBALS['_wp_theme_features'] = array( 'block-templates' => true );
	register_post_status( 'publish', array( 'public' => true ) );
	$query = array(
		'page_id'       => 7,
		'cache_results' => false,
	);
	try {
		return ( new Template_Resolver() )->resolve_query( $query )['slugs'];
	} finally {
		list( $GLOBALS['_wp_theme_features'], $GLOBALS['wp_post_statuses'] ) = $kept;
	}
};

return for_each_row(
	array(
		'none'                              => array( array( 'page-about', 'page-7', 'page', 'singular', 'index' ), '' ),
		'one of the theme'                  => array( array( 'narrow', 'page-about', 'page-7', 'page', 'singular', 'index' ), 'narrow' ),
		'a stored list'                     => array( array( 'page-about', 'page-7', 'page', 'singular', 'index' ), array( 'narrow' ) ),
		'a stored object'                   => array( array( 'page-about', 'page-7', 'page', 'singular', 'index' ), (object) array( 'a' => 'narrow' ) ),
		'a hierarchy of a plugin with lists' => array( array( 'narrow', 'singular', 'index' ), '', array( array( 'x' ), 'narrow.php', null ) ),
		'a plugin that returns nothing'     => array( array( 'singular', 'index' ), '', null ),
	),
	static fn( array $expected, mixed $stored, mixed ...$added ) => expect_same( $expected, $resolve( $stored, ...$added ) )
);
