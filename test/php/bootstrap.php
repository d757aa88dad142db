<?php
/**
 * Loads the files of WordPress that the tests need, without a database and without a request.
 *
 * Records are in WordPress's object cache, where its functions look before they ask the database. A test that asks the database fails.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use RuntimeException;
use WP_Textdomain_Registry;
use WP_Translation_Controller;

define( 'WPINC', 'wp-includes' );
define( 'WP_CONTENT_DIR', ABSPATH . 'wp-content' );
define( 'WP_CONTENT_URL', 'http://site.test/wp-content' );
define( 'WP_DEBUG', true );
define( 'OBJECT', 'OBJECT' );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'ARRAY_N', 'ARRAY_N' );
define( 'WP_LANG_DIR', WP_CONTENT_DIR . '/languages' );
define( 'WP_PLUGIN_DIR', WP_CONTENT_DIR . '/plugins' );
define( 'ATELIER_DIR', dirname( __DIR__, 2 ) );
define( 'ATELIER_FILE', ATELIER_DIR . '/plugin.php' );
define( 'ATELIER_VERSION', 'test' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $atelier_name ) {
	define( "{$atelier_name}_KEY", "key of $atelier_name" );
	define( "{$atelier_name}_SALT", "salt of $atelier_name" );
}

$atelier_files = array(
	'version',
	'default-constants',
	'compat-utf8',
	'compat',
	'load',
	'plugin',
	'class-wp-error',
	'class-wp-list-util',
	'class-wp-token-map',
	'utf8',
	'formatting',
	'functions',
	'http',
	'class-wp-meta-query',
	'class-wp-matchesmapregex',
	'class-wp-object-cache',
	'cache',
	'cache-compat',
	'meta',
	'pomo/translations',
	'l10n',
	'l10n/class-wp-translation-controller',
	'l10n/class-wp-translations',
	'l10n/class-wp-translation-file',
	'l10n/class-wp-translation-file-php',
	'pomo/plural-forms',
	'class-wp-textdomain-registry',
	'class-wp-user',
	'user',
	'capabilities',
	'pluggable',
	'general-template',
	'link-template',
	'theme',
	'class-wp-theme',
	'class-wp-query',
	'query',
	'class-wp-post-type',
	'class-wp-post',
	'post',
	'post-template',
	'class-wp-taxonomy',
	'class-wp-term',
	'class-wp-tax-query',
	'class-wp-term-query',
	'taxonomy',
	'category-template',
	'kses',
	'rest-api',
	'class-wp-http-response',
	'rest-api/class-wp-rest-request',
	'rest-api/class-wp-rest-response',
	'html-api/html5-named-character-references',
	'html-api/class-wp-html-attribute-token',
	'html-api/class-wp-html-span',
	'html-api/class-wp-html-doctype-info',
	'html-api/class-wp-html-text-replacement',
	'html-api/class-wp-html-decoder',
	'html-api/class-wp-html-tag-processor',
	'class-wp-block-parser',
	'class-wp-block-type',
	'class-wp-block-type-registry',
	'class-wp-block-processor',
	'class-wp-block-template',
	'blocks',
	'post-formats',
	'block-template-utils',
	'global-styles-and-settings',
	'class-wp-theme-json-resolver',
);
foreach ( $atelier_files as $atelier_file ) {
	$atelier_path = ABSPATH . WPINC . "/$atelier_file.php";
	if ( is_file( $atelier_path ) ) {
		require_once $atelier_path;
	}
}

wp_initial_constants();

/**
 * A database with empty tables of options: a test that asks for anything else fails.
 */
final class No_Database {
	/** Names of tables, as SQL has them in it. */
	public string $posts   = 'wp_posts';
	public string $options = 'wp_options';
	public string $prefix  = 'wp_';

	/**
	 * Returns a query.
	 *
	 * @param string $query     The query.
	 * @param mixed  ...$values Its values.
	 */
	public function prepare( string $query, ...$values ): string {
		return $query . json_encode( $values );
	}

	/**
	 * Returns null for an option; options that a test sets are in the cache.
	 *
	 * @param string $query The query.
	 */
	public function get_row( string $query ) {
		return str_contains( $query, 'FROM wp_options' ) ? null : $this->__call( 'get_row', array( $query ) );
	}

	/**
	 * Changes nothing: errors are thrown.
	 */
	public function suppress_errors(): void {}

	/**
	 * Fails.
	 *
	 * @param string $name      Name of the method.
	 * @param array  $arguments Its arguments.
	 */
	public function __call( string $name, array $arguments ): never {
		throw new RuntimeException( "The database is asked: $name " . json_encode( $arguments ) );
	}
}

/**
 * Sets up WordPress's state of a new site: an empty cache, and no hooks but the test's own.
 */
function start_site(): void {
	$GLOBALS['wpdb']          = new No_Database();
	$GLOBALS['wp_filter']     = array();
	$GLOBALS['wp_post_types'] = array();
	$GLOBALS['wp_taxonomies'] = array();
	$GLOBALS['wp_textdomain_registry'] = new WP_Textdomain_Registry();
	$GLOBALS['l10n']                   = array();
	WP_Translation_Controller::get_instance()->set_locale( 'en_US' );
	add_filter( 'wp_sprintf', 'wp_sprintf_l', 10, 2 );
	wp_cache_init();
	set_options( array() );
}

/**
 * Sets the site's options.
 *
 * @param array<string, mixed> $options Options that differ from those of every test.
 */
function set_options( array $options ): void {
	$all = $options + array(
		'stylesheet' => 'theme',
		'template'   => 'theme',
		'siteurl'    => 'http://site.test',
		'home'       => 'http://site.test',
		'blog_charset' => 'UTF-8',
	);
	wp_cache_set( 'alloptions', array_map( 'maybe_serialize', $all ), 'options' );
}

/**
 * Makes a post that WordPress's functions find.
 *
 * @param array<string, mixed> $fields Fields of the post; `meta` and `terms` (names by taxonomy) are none.
 */
function add_post( array $fields ): void {
	static $term_id = 1000;
	$id   = $fields['ID'];
	$post = (object) ( array_diff_key( $fields, array_flip( array( 'meta', 'terms' ) ) ) + array(
		'post_type'      => 'post',
		'post_status'    => 'publish',
		'post_title'     => '',
		'post_content'   => '',
		'post_excerpt'   => '',
		'post_name'      => '',
		'post_parent'    => 0,
		'post_author'    => '1',
		'post_password'  => '',
		'post_date'      => '2026-01-01 00:00:00',
		'post_date_gmt'  => '2026-01-01 00:00:00',
		'post_modified'  => '2026-01-01 00:00:00',
		'menu_order'     => 0,
		'comment_status' => 'closed',
		'ping_status'    => 'closed',
		'filter'         => 'raw',
	) );
	wp_cache_set( $id, $post, 'posts' );
	wp_cache_set( $id, array_map( static fn( $value ) => array( $value ), $fields['meta'] ?? array() ), 'post_meta' );
	foreach ( $fields['terms'] ?? array() as $taxonomy => $names ) {
		$ids = array();
		foreach ( (array) $names as $name ) {
			$ids[] = ++$term_id;
			wp_cache_set(
				$term_id,
				(object) array(
					'term_id'          => $term_id,
					'term_taxonomy_id' => $term_id,
					'taxonomy'         => $taxonomy,
					'name'             => $name,
					'slug'             => $name,
					'description'      => '',
					'parent'           => 0,
					'count'            => 1,
				),
				'terms'
			);
		}
		wp_cache_set( $id, $ids, "{$taxonomy}_relationships" );
	}
}
