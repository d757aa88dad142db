<?php
/**
 * Plugin Name: Extends the editor
 * Description: For tests: adds a sidebar, an item of the options menu and a command to the editor, and a screen, a field, an action and a view to Design.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Extends_Editor
 */

add_action(
	'enqueue_block_editor_assets',
	static function () {
		wp_enqueue_script(
			'extends-editor',
			plugins_url( 'editor.js', __FILE__ ),
			array( 'wp-commands', 'wp-data', 'wp-editor', 'wp-element', 'wp-plugins' ),
			'1.0.0',
			true
		);
	}
);

add_action(
	'admin_enqueue_scripts',
	static function () {
		wp_enqueue_script( 'extends-design', plugins_url( 'screen.js', __FILE__ ), array( 'wp-element' ), '1.0.0', true );
	}
);

add_action(
	'init',
	static function () {
		register_post_meta(
			'page',
			'rating',
			array(
				'type'         => 'string',
				'single'       => true,
				'show_in_rest' => true,
			)
		);
	}
);

add_filter(
	'get_entity_view_config_posttype_page',
	static function ( $data ) {
		return $data->merge(
			array(
				'view_list' => array(
					array(
						'title' => 'Rated drafts',
						'slug'  => 'rated-drafts',
						'view'  => array(
							'type'    => 'table',
							'fields'  => array( 'meta.rating', 'status' ),
							'filters' => array(
								array(
									'field'    => 'status',
									'operator' => 'isAny',
									'value'    => 'draft',
									'isLocked' => true,
								),
							),
						),
					),
				),
				'form'      => array( 'fields' => array( 'meta.rating' ) ),
			),
			1
		);
	}
);
