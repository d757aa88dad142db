<?php
/**
 * Task: makes a page of 400 blocks, for measuring.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__ ) . '/seed/upsert.php';

/**
 * Runs the task.
 *
 * @return int The page's id.
 */
return static function (): int {
	$content = '';
	for ( $number = 1; $number <= 100; $number++ ) {
		$content .= Seed\heading( "Part {$number}" ) . "\n\n"
			. Seed\paragraphs( 'A sentence of a long page.', 'Another one, so that there is something to scroll.', 'And a third.' ) . "\n\n";
	}
	return wp_insert_post(
		array(
			'post_title'   => 'A long page',
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_author'  => 1,
			'post_content' => $content,
		)
	);
};
