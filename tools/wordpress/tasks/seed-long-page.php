<?php
/**
 * Task: creates a long page for measurements, one of each length.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__ ) . '/seed/upsert.php';

/**
 * Runs the task.
 *
 * @param array{parts: int} $arguments Number of its parts of four blocks.
 * @return int The page's id.
 */
return static function ( array $arguments ): int {
	$slug  = "long-page-{$arguments['parts']}";
	$there = get_page_by_path( $slug );
	if ( $there ) {
		return $there->ID;
	}
	$content = '';
	for ( $number = 1; $number <= $arguments['parts']; $number++ ) {
		$content .= Seed\heading( "Part {$number}" ) . "\n\n"
			. Seed\paragraphs( 'A sentence of a long page.', 'Another one, so that there is something to scroll.', 'And a third.' ) . "\n\n";
	}
	return wp_insert_post(
		array(
			'post_title'   => 'A long page',
			'post_name'    => $slug,
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_author'  => 1,
			'post_content' => $content,
		)
	);
};
