<?php
/**
 * Plugin Name: Throws at load
 * Description: For tests: its script throws as soon as the browser runs it, on every page of the dashboard and in the editor.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Throws_At_Load
 */

/** Enqueues the script. */
function throws_at_load_enqueue() {
	wp_enqueue_script( 'throws-at-load', plugins_url( 'script.js', __FILE__ ), array(), '1.0.0', true );
}
add_action( 'admin_enqueue_scripts', 'throws_at_load_enqueue' );
add_action( 'enqueue_block_editor_assets', 'throws_at_load_enqueue' );
