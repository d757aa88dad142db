<?php
/**
 * Plugin Name: Templates books
 * Description: For tests: a post type and a taxonomy of a plugin, a template that it registers, and a slug that it puts into a hierarchy.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Templates_Books
 */

add_action(
	'init',
	static function () {
		register_taxonomy(
			'genre',
			'book',
			array(
				'label'        => 'Genres',
				'public'       => true,
				'show_in_rest' => true,
			)
		);
		register_post_type(
			'book',
			array(
				'label'        => 'Books',
				'public'       => true,
				'has_archive'  => true,
				'show_in_rest' => true,
				'taxonomies'   => array( 'genre' ),
				'supports'     => array( 'title', 'editor', 'author' ),
			)
		);
		register_block_template(
			'templates-books//single-book',
			array(
				'title'       => 'Book',
				'description' => 'Shows one book.',
				'content'     => '<!-- wp:paragraph --><p>PLUGIN single-book</p><!-- /wp:paragraph -->',
			)
		);
	}
);
add_filter(
	'search_template_hierarchy',
	static fn( array $slugs ) => array( 'search-books', ...$slugs )
);
add_action(
	'init',
	static function () {
		if ( get_option( 'templates_books_needs_flush', 1 ) ) {
			update_option( 'templates_books_needs_flush', 0 );
			flush_rewrite_rules( false );
		}
	},
	99
);
