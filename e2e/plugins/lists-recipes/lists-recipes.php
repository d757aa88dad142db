<?php
/**
 * Plugin Name: Lists recipes
 * Description: For tests: a post type of its own, which asks Design for a list and an item of the sidebar.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Lists_Recipes
 */

add_action(
	'init',
	static function () {
		foreach ( array( 'recipe' => true, 'hidden_recipe' => false ) as $name => $shows_in_rest ) {
			register_post_type(
				$name,
				array(
					'label'        => 'Recipes <i>',
					'labels'       => array(
						'name'         => 'Recipes <i>',
						'add_new_item' => 'Add Recipe',
					),
					'public'       => true,
					'show_in_rest' => $shows_in_rest,
					'supports'     => array( 'title', 'editor', 'author' ),
				)
			);
		}
	}
);
add_filter(
	'atelier_listed_post_types',
	static fn( array $names ) => array( ...$names, 'recipe', 'hidden_recipe', 'no_such_type' )
);
add_filter(
	'atelier_sidebar_items',
	static fn( array $items ) => array(
		...$items,
		array(
			'id'    => 'recipes',
			'label' => 'Recipes',
			'path'  => '/recipe',
			'icon'  => 'page',
			'href'  => admin_url( 'admin.php?page=atelier&p=/recipe' ),
		),
	)
);
