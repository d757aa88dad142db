<?php
/**
 * Items of plugins in the admin bar.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Page\Admin_Bar_Items;
use WP_Admin_Bar;

require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
require_once ABSPATH . WPINC . '/admin-bar.php';

/**
 * Returns the items of a bar to which WordPress and a plugin have added theirs.
 *
 * @param array<int, array<string, mixed>> $nodes Nodes of the plugin.
 */
function list_bar_items( array $nodes ): array {
	$GLOBALS['wp_admin_bar']       = new WP_Admin_Bar();
	$GLOBALS['wp_admin_bar']->user = (object) array();
	add_action( 'admin_bar_menu', 'wp_admin_bar_add_secondary_groups', 200 );
	$plugin = static fn( WP_Admin_Bar $bar ) => array_map( array( $bar, 'add_node' ), $nodes );
	add_action( 'admin_bar_menu', $plugin, 300 );
	$items = Admin_Bar_Items::collect();
	remove_action( 'admin_bar_menu', $plugin, 300 );
	remove_action( 'admin_bar_menu', 'wp_admin_bar_add_secondary_groups', 200 );

	return $items;
}

$item = static fn( string $id, string $title, string $href, array $children = array() ): array => compact( 'id', 'title', 'href', 'children' );

return array(
	'those of WordPress are left out, those of plugins have text and address' => static fn() => expect_same(
		array(
			$item(
				'cache',
				'Cache & more',
				'',
				array( $item( 'cache-purge', 'Purge', 'http://site.test/wp-admin/admin-post.php?action=purge&_wpnonce=1' ) )
			),
			$item( 'language', 'English', '/wp-admin/admin.php?page=atelier&lang=en' ),
		),
		list_bar_items(
			array(
				array( 'id' => 'cache', 'title' => '<span class="ab-icon"></span>Cache &amp; more', 'href' => '#' ),
				array( 'id' => 'cache-group', 'parent' => 'cache', 'group' => true ),
				array( 'id' => 'cache-purge', 'parent' => 'cache-group', 'title' => 'Purge', 'href' => 'http://site.test/wp-admin/admin-post.php?action=purge&#038;_wpnonce=1' ),
				array( 'id' => 'language', 'parent' => 'top-secondary', 'title' => 'English', 'href' => '/wp-admin/admin.php?page=atelier&lang=en' ),
			)
		)
	),
	'an item that only a script can run is omitted, and so is a script as address' => static fn() => expect_same(
		array(),
		list_bar_items(
			array(
				array( 'id' => 'toggle', 'title' => 'Toggle', 'href' => '#' ),
				array( 'id' => 'run', 'title' => 'Run', 'href' => 'javascript:alert(1)' ),
				array( 'id' => 'empty', 'title' => '', 'href' => '/x' ),
			)
		)
	),
	'an item whose parent does not exist is kept'                                 => static fn() => expect_same(
		array( $item( 'lost', 'Lost', '/lost' ) ),
		list_bar_items( array( array( 'id' => 'lost', 'parent' => 'nowhere', 'title' => 'Lost', 'href' => '/lost' ) ) )
	),
);
