<?php
/**
 * Features that the theme supports.
 *
 * @package Atelier_Classic
 */

add_action(
	'after_setup_theme',
	static function () {
		add_theme_support( 'title-tag' );
		add_theme_support( 'post-thumbnails' );
	}
);

add_action(
	'wp_enqueue_scripts',
	static function () {
		wp_enqueue_style( 'atelier-classic', get_stylesheet_uri(), array(), '1.0.0' );
	}
);
