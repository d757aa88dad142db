<?php
/**
 * Plugin Name: Uses old slots
 * Description: For tests: puts a sidebar and a menu item into the editor by the slots that moved to wp.editor.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Uses_Old_Slots
 */

add_action(
	'enqueue_block_editor_assets',
	static function () {
		wp_enqueue_script(
			'uses-old-slots',
			plugins_url( 'script.js', __FILE__ ),
			array( 'wp-element', 'wp-plugins', 'wp-editor' ),
			'1.0.0',
			true
		);
	}
);
