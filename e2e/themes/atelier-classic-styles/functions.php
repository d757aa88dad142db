<?php
/**
 * Features that the theme supports.
 *
 * @package Atelier_Classic_Styles
 */

add_action(
	'after_setup_theme',
	static function () {
		add_theme_support( 'title-tag' );
		add_theme_support( 'post-thumbnails' );
		add_theme_support( 'editor-styles' );
		add_theme_support( 'wp-block-styles' );
		add_editor_style( 'editor.css' );
	}
);

add_action(
	'wp_enqueue_scripts',
	static function () {
		wp_enqueue_style( 'atelier-classic-styles', get_stylesheet_uri(), array(), '1.0.0' );
	}
);
