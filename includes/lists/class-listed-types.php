<?php
/**
 * Post types beside pages and posts that have a list in Design.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Determines the further post types that Design lists, each at `/{name}`.
 */
final class Listed_Types {
	/** Types that have their own screens, or whose records are not shown as posts. */
	private const OWN = array( 'page', 'post', 'attachment', 'wp_block', 'wp_template', 'wp_template_part', 'wp_navigation', 'wp_global_styles', 'wp_font_family', 'wp_font_face', 'wp_dataviews' );

	/**
	 * Returns those types that plugins add and that can be listed: REST exposes them, they have an editor, and the person
	 * may edit their posts.
	 *
	 * @return list<array{postType: string, title: string}>
	 */
	public function all(): array {
		/**
		 * Filters the names of the post types that Design lists beside pages and posts. The filter `atelier_sidebar_items` can
		 * add an entry of the sidebar.
		 *
		 * @param list<string> $names Names of post types.
		 */
		$names = (array) apply_filters( 'atelier_listed_post_types', array() );
		$types = array();
		foreach ( array_unique( array_filter( $names, 'is_string' ) ) as $name ) {
			$type = get_post_type_object( $name );
			if ( $type && $this->can_be_listed( $type ) ) {
				$types[] = array(
					'postType' => $type->name,
					'title'    => wp_strip_all_tags( $type->labels->name ),
				);
			}
		}

		return $types;
	}

	/**
	 * Returns whether a type can be listed for the person.
	 *
	 * @param \WP_Post_Type $type The type.
	 */
	private function can_be_listed( \WP_Post_Type $type ): bool {
		return ! in_array( $type->name, self::OWN, true )
			&& $type->show_in_rest
			&& post_type_supports( $type->name, 'editor' )
			&& current_user_can( $type->cap->edit_posts );
	}
}
