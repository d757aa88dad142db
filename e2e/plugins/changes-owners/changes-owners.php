<?php
/**
 * Plugin Name: Changes Owners
 * Description: For tests: nobody may edit or delete template parts whose slug begins with "kept"; patterns whose slug begins with "nobodys" have no author.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Changes_Owners
 */

add_filter(
	'map_meta_cap',
	static function ( $caps, $cap, $user, $args ) {
		$post = in_array( $cap, array( 'edit_post', 'delete_post' ), true ) && ! empty( $args[0] ) ? get_post( $args[0] ) : null;

		return $post && 'wp_template_part' === $post->post_type && str_starts_with( $post->post_name, 'kept' ) ? array( 'do_not_allow' ) : $caps;
	},
	10,
	4
);

add_filter(
	'wp_insert_post_data',
	static fn( $post ) => 'wp_block' === $post['post_type'] && str_starts_with( $post['post_name'], 'nobodys' ) ? array( 'post_author' => 0 ) + $post : $post
);
