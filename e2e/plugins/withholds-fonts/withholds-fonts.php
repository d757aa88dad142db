<?php
/**
 * Plugin Name: Withholds Fonts
 * Description: For tests: nobody may install fonts.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Withholds_Fonts
 */

add_action(
	'init',
	static function () {
		$type = get_post_type_object( 'wp_font_family' );
		if ( $type ) {
			$type->cap->create_posts = 'do_not_allow';
		}
	}
);
