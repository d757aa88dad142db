<?php
/**
 * The versions of templates that WordPress reads.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Templates\Active_Templates;
use Atelier\Templates\Template_Resolution;
use Atelier\Templates\Version_Query;
use Atelier\Writes\Write_Lock;
use WP_Query;

/**
 * Returns the condition and the limit of WordPress's query for templates.
 *
 * @param array                            $asked   What templates are asked for.
 * @param array<string, int|false>         $active  The setting.
 * @param array<string, mixed>|null        $vars    Variables of the query of posts; null for those that WordPress makes.
 * @param array<int, array<string, mixed>> $posts   Posts by number.
 */
$find = static function ( array $asked, array $active, ?array $vars = null, array $posts = array() ): array {
	register_taxonomy( 'wp_theme', 'wp_template' );
	register_post_type( 'wp_template' );
	set_options(
		array(
			'atelier_active_templates_theme' => 'theme',
			'active_templates'               => $active,
		)
	);
	foreach ( $posts as $id => $fields ) {
		add_post(
			$fields + array(
				'ID'        => $id,
				'post_type' => 'wp_template',
				'terms'     => array( 'wp_theme' => 'theme' ),
			)
		);
	}
	( new Version_Query( new Active_Templates( new Write_Lock() ) ) )->register();
	expect_same( null, apply_filters( 'pre_get_block_templates', null, $asked, 'wp_template' ) );
	$query             = new WP_Query();
	$query->query_vars = $vars ?? array(
		'post_type'      => 'wp_template',
		'post_name__in'  => $asked['slug__in'],
		'posts_per_page' => count( $asked['slug__in'] ),
	);
	do_action( 'pre_get_posts', $query );

	return array( apply_filters( 'posts_where', '', $query ), $query->get( 'posts_per_page' ) );
};

return for_each_row(
	array(
		'an active one alone, however many there are'     => array( array( ' AND ( wp_posts.ID IN (5) )', -1 ), array( 'slug__in' => array( 'home' ) ), array( 'home' => 5 ) ),
		'none where the file serves'                      => array( array( ' AND ( 0 = 1 )', -1 ), array( 'slug__in' => array( 'home' ) ), array() ),
		'none where nothing may serve'                    => array( array( ' AND ( 0 = 1 )', -1 ), array( 'slug__in' => array( 'landing' ) ), array( 'landing' => false ) ),
		'custom ones, which need no entry'                => array( array( ' AND ( wp_posts.ID IN (5) OR wp_posts.post_name = %s["landing"] )', -1 ), array( 'slug__in' => array( 'landing', 'home' ) ), array( 'home' => 5, 'index' => 6 ) ),
		'the active one of a custom slug'                 => array( array( ' AND ( wp_posts.ID IN (7) )', -1 ), array( 'slug__in' => array( 'landing' ) ), array( 'landing' => 7 ), null, array( 7 => array( 'post_name' => 'landing' ) ) ),
		'custom ones where the active one was trashed'    => array( array( ' AND ( wp_posts.ID IN (7) OR wp_posts.post_name = %s["landing"] )', -1 ), array( 'slug__in' => array( 'landing' ) ), array( 'landing' => 7 ), null, array( 7 => array( 'post_name' => 'landing', 'post_status' => 'trash' ) ) ),
		'all where inactive ones are wanted'              => array( array( '', -1 ), array( 'slug__in' => array( 'home' ), Template_Resolution::INCLUDE_INACTIVE => true ), array( 'home' => 5 ) ),
		'all in a query of somebody else'                 => array( array( '', -1 ), array( 'slug__in' => array( 'home' ) ), array( 'home' => 5 ), array( 'post_type' => 'wp_template', 'post_name__in' => array( 'index' ), 'posts_per_page' => 10 ) ),
		'a page of a list of all'                         => array( array( '', 10 ), array(), array( 'home' => 5 ), array( 'post_type' => 'wp_template', 'posts_per_page' => 10 ) ),
		'what a query of other posts asks for'            => array( array( '', 10 ), array( 'slug__in' => array( 'home' ) ), array( 'home' => 5 ), array( 'post_type' => 'page', 'post_name__in' => array( 'home' ), 'posts_per_page' => 10 ) ),
	),
	static fn( array $expected, array $asked, array $active, ?array $vars = null, array $posts = array() ) => expect_same( $expected, $find( $asked, $active, $vars, $posts ) )
) + array(
	'the condition ends with its query' => static function () use ( $find ): void {
		$find( array( 'slug__in' => array( 'home' ) ), array( 'home' => 5 ) );
		$later             = new WP_Query();
		$later->query_vars = array(
			'post_type'     => 'wp_template',
			'post_name__in' => array( 'home' ),
		);
		do_action( 'pre_get_posts', $later );
		expect_same( '', apply_filters( 'posts_where', '', $later ) );
	},
);
