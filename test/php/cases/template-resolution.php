<?php
/**
 * Which template serves a slug.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Templates\Active_Templates;
use Atelier\Templates\Template_Resolution;
use Atelier\Writes\Write_Lock;
use WP_Post;

/** Returns the source of the template `single` of the theme: the id of a post, `file`, or `nothing`. */
$serving = static function ( mixed $entry, array $post = array(), string $theme = 'theme' ): string|int {
	register_taxonomy( 'wp_theme', 'wp_template' );
	register_post_type( 'wp_template' );
	set_options(
		array(
			'atelier_active_templates_theme' => 'theme',
			'active_templates'               => null === $entry ? array() : array( 'single' => $entry ),
		)
	);
	add_post(
		$post + array(
			'ID'        => 5,
			'post_type' => 'wp_template',
			'post_name' => 'single',
			'terms'     => array( 'wp_theme' => 'theme' ),
		)
	);
	$found = ( new Template_Resolution( new Active_Templates( new Write_Lock() ) ) )->find_post( 'single', $theme );
	return match ( true ) {
		$found instanceof WP_Post => $found->ID,
		false === $found          => 'nothing',
		default                   => 'file',
	};
};

return for_each_row(
	array(
		'no entry'                      => array( 'file', null ),
		'an entry'                      => array( 5, 5 ),
		'an entry written as text'      => array( 5, '5' ),
		'nothing may serve'             => array( 'nothing', false ),
		'an entry that is none'         => array( 'file', -1 ),
		'a post in the trash'           => array( 'file', 5, array( 'post_status' => 'trash' ) ),
		'a draft'                       => array( 'file', 5, array( 'post_status' => 'draft' ) ),
		'a post with another slug'      => array( 'file', 5, array( 'post_name' => 'page' ) ),
		'a post of another theme'       => array( 'file', 5, array( 'terms' => array( 'wp_theme' => 'other' ) ) ),
		'a post of no theme'            => array( 'file', 5, array( 'terms' => array( 'wp_theme' => array() ) ) ),
		'a post of another type'        => array( 'file', 5, array( 'post_type' => 'page' ) ),
	),
	static fn( string|int $expected, mixed $entry, array $post = array() ) => expect_same( $expected, $serving( $entry, $post ) )
) + array(
	'the index always serves'                       => static fn() => expect_same( array(), Active_Templates::sanitize( array( 'index' => false ) ) ),
	'what is stored is read as far as it can be'    => static fn() => expect_same(
		array(
			'a' => 1,
			'b' => false,
		),
		Active_Templates::sanitize( array( 'a' => 1, 'b' => false, 'c' => true, 'd' => '', 'e//f' => 1, '../g' => 1, 'h' => array( 1 ) ) )
	),
	'what is no list is empty'                      => static fn() => expect_same( array(), Active_Templates::sanitize( 'x' ) ),
);
