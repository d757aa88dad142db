<?php
/**
 * Plugin Name: Throws at render
 * Description: For tests: registers a sidebar of the editor that throws when it is rendered.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Throws_At_Render
 */

add_action(
	'enqueue_block_editor_assets',
	static function () {
		wp_enqueue_script(
			'throws-at-render',
			plugins_url( 'script.js', __FILE__ ),
			array( 'wp-editor', 'wp-element', 'wp-plugins' ),
			'1.0.0',
			true
		);
	}
);
