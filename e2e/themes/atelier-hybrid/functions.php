<?php
/**
 * Features that the theme supports.
 *
 * @package Atelier_Hybrid
 */

add_action(
	'after_setup_theme',
	static function () {
		add_theme_support( 'title-tag' );
		add_theme_support( 'editor-styles' );
		add_theme_support( 'block-template-parts' );
	}
);
