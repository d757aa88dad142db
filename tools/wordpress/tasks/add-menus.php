<?php
/**
 * Task: adds many menus, and one with many items.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the task. Nothing is added when the long menu exists.
 *
 * @param array{menus: int, items: int} $arguments Number of menus, and of items of the long one.
 * @return array{largest: int} The long one's id.
 */
return static function ( array $arguments ): array {
	$link = static fn( int $number ): string => sprintf( '<!-- wp:navigation-link {"label":"Link %1$d","url":"https://example.org/%1$d","kind":"custom"} /-->', $number );
	$add  = static fn( string $slug, string $title, int $items ): int => (int) wp_insert_post(
		array(
			'post_type'    => 'wp_navigation',
			'post_status'  => 'publish',
			'post_name'    => $slug,
			'post_title'   => $title,
			'post_content' => implode( "\n", array_map( $link, range( 1, $items ) ) ),
		)
	);

	wp_set_current_user( 1 );
	$there = get_page_by_path( 'long-menu', OBJECT, 'wp_navigation' );
	if ( $there ) {
		return array( 'largest' => $there->ID );
	}
	for ( $number = $arguments['menus'] - 1; $number >= 1; $number-- ) {
		$add( "many-menu-$number", "Many menu $number", 5 );
	}

	return array( 'largest' => $add( 'long-menu', 'Long menu', $arguments['items'] ) );
};
