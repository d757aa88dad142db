<?php
/**
 * The template hierarchy of an address.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Writes\Stored_Slug;
use WP;
use WP_Error;
use WP_Query;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Runs WordPress's own search for a template of a query, and records the slugs that it looks for. The same functions and filters run as on
 * the front end, those of plugins included.
 */
final class Template_Resolver {
	/** The conditions of WordPress's template loader, in its order, each with the function that finds its template. */
	public const LOADERS = array(
		'is_embed'             => 'get_embed_template',
		'is_404'               => 'get_404_template',
		'is_search'            => 'get_search_template',
		'is_front_page'        => 'get_front_page_template',
		'is_home'              => 'get_home_template',
		'is_privacy_policy'    => 'get_privacy_policy_template',
		'is_post_type_archive' => 'get_post_type_archive_template',
		'is_tax'               => 'get_taxonomy_template',
		'is_attachment'        => 'get_attachment_template',
		'is_single'            => 'get_single_template',
		'is_page'              => 'get_page_template',
		'is_singular'          => 'get_singular_template',
		'is_category'          => 'get_category_template',
		'is_tag'               => 'get_tag_template',
		'is_author'            => 'get_author_template',
		'is_date'              => 'get_date_template',
		'is_archive'           => 'get_archive_template',
	);

	/** The types whose hierarchies are recorded. */
	private const TYPES = array( 'embed', '404', 'search', 'frontpage', 'home', 'privacypolicy', 'archive', 'taxonomy', 'attachment', 'single', 'page', 'singular', 'category', 'tag', 'author', 'date', 'index' );

	/**
	 * Resolves an address of this site.
	 *
	 * @param string $url The address.
	 * @return array|WP_Error
	 */
	public function resolve_url( string $url ) {
		$parts = wp_parse_url( $url );
		$home  = wp_parse_url( home_url( '/' ) );
		$path  = is_array( $parts ) ? ( $parts['path'] ?? '/' ) : '';
		$host  = static fn( array $of ) => ( $of['host'] ?? '' ) . ':' . ( $of['port'] ?? '' );
		if ( ! is_array( $parts ) || ( isset( $parts['host'] ) && $host( $parts ) !== $host( $home ) ) ) {
			return new WP_Error( 'atelier_foreign_address', __( 'This address is not one of this site.', 'atelier' ), array( 'status' => 400 ) );
		}
		wp_parse_str( $parts['query'] ?? '', $query );

		return $this->resolve_query( $this->parse_request( $path, $query ) );
	}

	/**
	 * Resolves the address of a query.
	 *
	 * @param array $vars Query variables.
	 */
	public function resolve_query( array $vars ): array {
		$query = new WP_Query();
		// For the front page, which has no variables, the constructor would not query posts.
		$query->query( $vars );
		$author = $query->is_author() ? $query->get_queried_object() : null;
		if ( $author instanceof WP_User && ! self::can_see_author( $author->ID ) ) {
			// The same result as for a missing author: an address must not reveal who has an account.
			$query->query( array( 'error' => '404' ) );
		}

		return $this->run( $query );
	}

	/**
	 * Returns whether the current person may see a user. As in WordPress's REST API, everybody sees users who have published, people who may
	 * list users see all, and each person sees themself.
	 *
	 * @param int $id Id of the user.
	 */
	public static function can_see_author( int $id ): bool {
		return get_userdata( $id )
			&& ( get_current_user_id() === $id || current_user_can( 'list_users' ) || count_user_posts( $id, get_post_types( array( 'show_in_rest' => true ) ), true ) > 0 );
	}

	/**
	 * Parses the query variables of an address with the site's rewrite rules.
	 *
	 * @param string $path  Path of the address.
	 * @param array  $query Its query.
	 */
	private function parse_request( string $path, array $query ): array {
		$kept = array( $_GET, $_POST, $_REQUEST, $_SERVER ); // Restored below, not read.
		// It would serve the current REST request, and exit.
		$is_hooked = remove_action( 'parse_request', 'rest_api_loaded' );
		$wp        = new WP();
		// Types and taxonomies of plugins have added their variables to the global `$wp`.
		$wp->public_query_vars = $GLOBALS['wp']->public_query_vars;
		try {
			$_GET     = $query;
			$_POST    = array();
			$_REQUEST = $query;

			$_SERVER['REQUEST_URI'] = $path . ( $query ? '?' . http_build_query( $query ) : '' );
			$_SERVER['PHP_SELF']    = '/index.php';
			unset( $_SERVER['PATH_INFO'] );
			$wp->parse_request();
		} finally {
			list( $_GET, $_POST, $_REQUEST, $_SERVER ) = $kept;
			if ( $is_hooked ) {
				add_action( 'parse_request', 'rest_api_loaded' );
			}
		}
		// A 404 has no posts, even if the query variables name some.
		return isset( $wp->query_vars['error'] ) ? array( 'error' => '404' ) : $wp->query_vars;
	}

	/**
	 * Looks for the template of a query like the front end.
	 *
	 * @param WP_Query $query The query.
	 */
	private function run( WP_Query $query ): array {
		global $wp_query, $wp_the_query, $post, $_wp_current_template_id;

		$kept     = array( $wp_query, $wp_the_query, $post, $_wp_current_template_id );
		$wp_query = $query; // The loader's functions read it; restored below.

		$wp_the_query            = $query;
		$_wp_current_template_id = null;
		$found                   = array();
		$record                  = static function ( $slugs ) use ( &$found ): array {
			// WordPress's search ends in an error at a name that is no text: of a stored page template, or of another plugin.
			$slugs = array_values( array_filter( (array) $slugs, 'is_string' ) );
			$found = array_merge( $found, $slugs );
			return $slugs;
		};
		$this->handle_missing( $query );
		$post = $query->is_404() ? null : $query->post;
		foreach ( self::TYPES as $type ) {
			add_filter( "{$type}_template_hierarchy", $record, PHP_INT_MAX );
		}
		try {
			list( $kind, $winner ) = $this->load();
		} finally {
			foreach ( self::TYPES as $type ) {
				remove_filter( "{$type}_template_hierarchy", $record, PHP_INT_MAX );
			}
			list( $wp_query, $wp_the_query, $post, $_wp_current_template_id ) = $kept;
		}
		$slugs = array_map( static fn( $file ) => preg_replace( '/\.(php|html)$/', '', $file ), $found );
		// A slug with letters that are not Latin is there twice, in letters and in octets.
		$slugs = array_filter( $slugs, static fn( $slug ): bool => Stored_Slug::to_stored( $slug ) === $slug || ! in_array( Stored_Slug::to_stored( $slug ), $slugs, true ) );

		return array(
			'kind'   => $kind,
			'slugs'  => array_values( array_unique( array_filter( $slugs ) ) ),
			'winner' => $winner,
			'title'  => wp_strip_all_tags( html_entity_decode( $this->describe( $query ), ENT_QUOTES ) ),
		);
	}

	/**
	 * Runs all of WordPress's conditions; the first template that a condition finds wins.
	 *
	 * @return array{string, string|null} The first true condition, and the id of the template.
	 */
	private function load(): array {
		global $_wp_current_template_id;

		foreach ( self::LOADERS as $condition => $load ) {
			if ( ! $condition() ) {
				continue;
			}
			$first = $first ?? substr( $condition, 3 );
			if ( $load() ) {
				$found = $found ?? $_wp_current_template_id;
			}
		}
		// Every hierarchy ends with the index, so the result lists its slug, too.
		get_index_template();

		return array( $first ?? 'index', $found ?? $_wp_current_template_id );
	}

	/**
	 * Marks a query without results as 404 like WordPress, but not an empty archive of an existing term or author.
	 *
	 * @param WP_Query $query The query.
	 */
	private function handle_missing( WP_Query $query ): void {
		if ( $query->is_404() || $query->posts || $query->is_home() || $query->is_search() || ( $query->is_front_page() && ! $query->is_page() ) ) {
			return;
		}
		$is_archive_of_something = ( $query->is_tag() || $query->is_category() || $query->is_tax() || $query->is_post_type_archive() || $query->is_author() )
			&& ! $query->is_paged() && $query->get_queried_object();
		if ( ! $is_archive_of_something ) {
			$query->set_404();
		}
	}

	/**
	 * Returns the name of the object that an address shows.
	 *
	 * @param WP_Query $query The query.
	 */
	private function describe( WP_Query $query ): string {
		$object = $query->is_404() || $query->is_search() || $query->is_date() ? null : $query->get_queried_object();

		return Queried_Name::get( $object );
	}
}
