<?php
/**
 * Plugin Name: Needs the site editor
 * Description: For tests: its script names the scripts of the host's own editors as what it depends on.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Needs_Site_Editor
 */

add_action(
	'enqueue_block_editor_assets',
	static function () {
		wp_enqueue_script(
			'needs-site-editor',
			plugins_url( 'script.js', __FILE__ ),
			array( 'wp-edit-site', 'wp-edit-post' ),
			'1.0.0',
			true
		);
	}
);
