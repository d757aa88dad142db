<?php
/**
 * New drafts with a slug.
 *
 * @package Atelier
 */

namespace Atelier\Posts;

use stdClass;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents PHP warnings when a draft with a slug is created over REST (specification 3: new draft post).
 *
 * WordPress makes such a slug unique before the post is inserted, and then reads an id and a parent that a new post does not
 * have.
 */
final class New_Drafts {
	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'watch_types' ) );
	}

	/**
	 * Adds the filter of each post type in REST.
	 */
	public function watch_types(): void {
		foreach ( get_post_types( array( 'show_in_rest' => true ) ) as $name ) {
			add_filter( "rest_pre_insert_$name", array( $this, 'complete' ) );
		}
	}

	/**
	 * Adds the missing id and parent to a new post.
	 *
	 * @param stdClass|\WP_Error $post The post that is about to be inserted or updated.
	 * @return stdClass|\WP_Error
	 */
	public function complete( $post ) {
		if ( $post instanceof stdClass && ! isset( $post->ID ) && ! empty( $post->post_name ) ) {
			$post->id          = 0;
			$post->post_parent = $post->post_parent ?? 0;
		}
		return $post;
	}
}
