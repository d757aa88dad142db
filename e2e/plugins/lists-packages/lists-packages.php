<?php
/**
 * Plugin Name: Lists packages
 * Description: For tests: lists what a package of WordPress exports, in scripts on every page of the dashboard and of the editor, and beside one of WordPress.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Lists_Packages
 */

/** Inline script that records, by its position, whether the exports of `wp.components` include a known one. */
const LISTS_PACKAGES = '( window.listsPackages ??= {} )[ %s ] = Object.keys( { ...window.wp.components } ).includes( "Button" );';

add_action(
	'init',
	static function () {
		foreach ( array( 'before', 'after' ) as $position ) {
			wp_add_inline_script( 'wp-block-editor', sprintf( LISTS_PACKAGES, wp_json_encode( "$position the block editor" ) ), $position );
		}
	}
);

add_action(
	'admin_enqueue_scripts',
	static function () {
		wp_enqueue_script( 'lists-packages-page', plugins_url( 'page.js', __FILE__ ), array( 'wp-components' ), '1.0.0', true );
	}
);

add_action(
	'enqueue_block_editor_assets',
	static function () {
		wp_enqueue_script( 'lists-packages-editor', plugins_url( 'editor.js', __FILE__ ), array( 'wp-blocks', 'wp-components' ), '1.0.0', true );
	}
);
