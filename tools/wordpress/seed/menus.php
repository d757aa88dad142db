<?php
/**
 * Demo navigation menus: the main one with a submenu, and one for the footer.
 *
 * @package Atelier
 */

namespace Atelier\Local\Seed;

defined( 'ABSPATH' ) || exit;

/**
 * Returns a link to a demo page as a block of a menu.
 *
 * @param string      $title  The page's title.
 * @param string|null $inside Links below it, as blocks.
 */
function menu_link( string $title, ?string $inside = null ): string {
	$id         = find( 'page-' . sanitize_title( $title ) );
	$attributes = wp_json_encode(
		array(
			'label' => $title,
			'type'  => 'page',
			'id'    => $id,
			'url'   => wp_make_link_relative( get_permalink( $id ) ),
			'kind'  => 'post-type',
		),
		JSON_UNESCAPED_SLASHES
	);
	return null === $inside
		? "<!-- wp:navigation-link {$attributes} /-->"
		: "<!-- wp:navigation-submenu {$attributes} -->\n{$inside}\n<!-- /wp:navigation-submenu -->";
}

/** Creates the menus. The main one is the newer, so blocks without `ref` show it. */
function menus(): void {
	$menus = array(
		'menu-footer' => array( 'Footer menu', menu_link( 'History' ) . "\n" . menu_link( 'Directions' ), '-2 days' ),
		'menu-main'   => array(
			'Main menu',
			menu_link( 'About' ) . "\n"
				. menu_link( 'Services', menu_link( 'Branding' ) . "\n" . menu_link( 'Websites' ) ) . "\n"
				. menu_link( 'Contact' ),
			'-1 day',
		),
	);
	foreach ( $menus as $key => list( $title, $content, $age ) ) {
		upsert(
			$key,
			array(
				'post_type'     => 'wp_navigation',
				'post_title'    => $title,
				'post_content'  => $content,
				'post_date'     => gmdate( 'Y-m-d H:i:s', strtotime( $age ) ),
				'post_date_gmt' => gmdate( 'Y-m-d H:i:s', strtotime( $age ) ),
			)
		);
	}
}
