<?php
/**
 * Task: adds many templates.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task. Nothing is added when the last template exists.
 *
 * @param array{templates: int} $arguments Number of templates.
 * @return true
 */
return static function ( array $arguments ): bool {
	wp_set_current_user( 1 );
	if ( get_page_by_path( "many-template-{$arguments['templates']}", OBJECT, 'wp_template' ) ) {
		return true;
	}
	wp_defer_term_counting( true );
	for ( $number = 1; $number <= $arguments['templates']; $number++ ) {
		$id = wp_insert_post(
			array(
				'post_type'    => 'wp_template',
				'post_status'  => 'publish',
				'post_name'    => "many-template-$number",
				'post_title'   => "Many template $number",
				'post_content' => "<!-- wp:heading --><h2 class=\"wp-block-heading\">Many template $number</h2><!-- /wp:heading --><!-- wp:post-content /-->",
			)
		);
		wp_set_object_terms( (int) $id, get_stylesheet(), 'wp_theme' );
	}
	wp_defer_term_counting( false );

	return true;
};
