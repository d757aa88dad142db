<?php
/**
 * Task: adds many patterns and template parts.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task. Nothing is added when the last pattern exists.
 *
 * @param array{patterns: int, parts: int} $arguments Numbers of patterns and parts.
 * @return true
 */
return static function ( array $arguments ): bool {
	$add = static function ( string $type, string $slug, string $title ): int {
		$content = '<!-- wp:group {"layout":{"type":"constrained"}} --><div class="wp-block-group"><!-- wp:heading --><h2 class="wp-block-heading">'
			. $title . '</h2><!-- /wp:heading --><!-- wp:paragraph --><p>What it says, in a sentence or two.</p><!-- /wp:paragraph --></div><!-- /wp:group -->';

		return (int) wp_insert_post(
			array(
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => $title,
				'post_content' => $content,
			)
		);
	};

	wp_set_current_user( 1 );
	if ( get_page_by_path( "many-pattern-{$arguments['patterns']}", OBJECT, 'wp_block' ) ) {
		return true;
	}
	wp_defer_term_counting( true );
	for ( $number = 1; $number <= $arguments['patterns']; $number++ ) {
		$add( 'wp_block', "many-pattern-$number", "Many pattern $number" );
	}
	for ( $number = 1; $number <= $arguments['parts']; $number++ ) {
		$id = $add( 'wp_template_part', "many-part-$number", "Many part $number" );
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		wp_set_object_terms( $id, 0 === $number % 2 ? 'header' : 'footer', 'wp_template_part_area' );
	}
	wp_defer_term_counting( false );

	return true;
};
