<?php
/**
 * Plugin Name: Templates books
 * Description: For tests: a post type and a taxonomy of a plugin, a template that it registers, a slug that it puts into a hierarchy, and a route that lists templates.
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
				'content'     => get_option( 'templates_books_content', '<!-- wp:paragraph --><p>PLUGIN single-book</p><!-- /wp:paragraph -->' ),
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
add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'books/v1',
			'/templates',
			array(
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				// Templates of a slug, as WordPress gives them to another plugin.
				'callback'            => static fn( $request ) => wp_list_pluck(
					get_block_templates(
						array( 'slug__in' => array( (string) $request['slug'] ) )
						+ ( $request['inactive'] ? array( 'include_inactive' => true ) : array() )
					),
					'wp_id'
				),
			)
		);
	}
);
// A theme that drops its block templates, and still lets WordPress look for templates.
if ( get_option( 'templates_books_drops_templates' ) ) {
	add_filter(
		'theme_file_path',
		static fn( $path, $file ) => 'templates/index.html' === ltrim( $file, '/' ) ? __DIR__ . '/gone' : $path,
		10,
		2
	);
	add_action( 'after_setup_theme', static fn() => add_theme_support( 'block-templates' ), 99 );
}
