<?php
/**
 * Lists of templates and parts.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Posts\Post_Batches;
use Atelier\Writes\Write_Guard;
use WP_Block_Template;
use WP_Post;
use WP_Query;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Lists templates and parts like WordPress, with the filters of plugins, but without the contents of posts: `get_block_templates()` reads
 * all contents, and those of 5,000 posts exceed PHP's memory limit.
 */
final class Listed_Templates {
	/** Routes of WordPress's lists, and the types of their records. */
	private const ROUTES = array(
		'/wp/v2/templates'      => 'wp_template',
		'/wp/v2/template-parts' => 'wp_template_part',
	);

	/** How many versions are listed with the document at most: the page would wait for a longer list. */
	private const MANY = 200;

	/** Meta that WordPress reads of each post. */
	private const META = array( 'origin', 'is_wp_suggestion', '_wp_ignored_hooked_blocks' );

	/**
	 * Returns whether there are too many versions to list them with the document.
	 */
	public static function are_many(): bool {
		return array_sum( (array) wp_count_posts( 'wp_template' ) ) > self::MANY;
	}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'rest_dispatch_request', array( self::class, 'answer' ), 10, 4 );
	}

	/**
	 * Answers a request for a list whose fields need no content.
	 *
	 * @param mixed           $answer  Response of another plugin; null for none.
	 * @param WP_REST_Request $request The request.
	 * @param string          $route   Its route.
	 * @param array           $handler Its handler.
	 * @return mixed
	 */
	public static function answer( $answer, $request, $route, $handler ) {
		return null === $answer && self::needs_no_content( $request )
			? self::without_contents( self::ROUTES[ $request->get_route() ], static fn() => call_user_func( $handler['callback'], $request ) )
			: $answer;
	}

	/**
	 * Returns whether a request is for a list of templates or parts with `_fields` that include neither contents nor tokens.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public static function needs_no_content( WP_REST_Request $request ): bool {
		if ( 'GET' !== $request->get_method() || ! isset( self::ROUTES[ $request->get_route() ], $request['_fields'] ) ) {
			return false;
		}
		$fields = wp_parse_list( $request['_fields'] );

		return $fields && ! rest_is_field_included( 'content', $fields ) && ! rest_is_field_included( Write_Guard::TOKEN_FIELD, $fields );
	}

	/**
	 * Returns the results of `get_block_templates()`, with the contents of files but not of posts.
	 *
	 * @param string        $type  `wp_template` or `wp_template_part`.
	 * @param callable|null $read  Receives each post with its content.
	 * @param array         $query The query.
	 * @return WP_Block_Template[]
	 */
	public static function find( string $type, ?callable $read = null, array $query = array() ): array {
		return array_values( self::without_contents( $type, static fn() => get_block_templates( $query, $type ), $read ) );
	}

	/**
	 * Runs a function; its first query for templates or parts returns posts without their contents.
	 *
	 * @template T
	 * @param string        $type `wp_template` or `wp_template_part`.
	 * @param callable(): T $run  The function.
	 * @param callable|null $read Receives each post with its content.
	 * @return T
	 */
	private static function without_contents( string $type, callable $run, ?callable $read = null ) {
		$meta = array();
		$note = static function ( WP_Post $post ) use ( $read, &$meta ): void {
			foreach ( self::META as $key ) {
				$meta[ $key ][ $post->ID ] = get_post_meta( $post->ID, $key, true );
			}
			if ( $read ) {
				$read( $post );
			}
		};
		// Reading one value would load all into the cache, where long ones of plugins would remain.
		$recall = static function ( $value, $id, $key, $is_single ) use ( &$meta ) {
			return null === $value && $is_single && isset( $meta[ $key ][ $id ] ) ? array( $meta[ $key ][ $id ] ) : $value;
		};
		$find   = static function ( $posts, WP_Query $query ) use ( $type, $note, &$find ) {
			if ( null !== $posts || $type !== $query->get( 'post_type' ) || in_array( $query->get( 'fields' ), array( 'ids', 'id=>parent' ), true ) ) {
				return $posts;
			}
			remove_filter( 'posts_pre_query', $find );
			// Posts without their contents must not be cached.
			$query->set( 'cache_results', false );
			$ids = ( new WP_Query( array( 'fields' => 'ids' ) + $query->query ) )->posts;

			return array_values( Post_Batches::without_contents( $ids, $note ) );
		};
		add_filter( 'posts_pre_query', $find, 10, 2 );
		add_filter( 'get_post_metadata', $recall, 10, 4 );
		try {
			return $run();
		} finally {
			remove_filter( 'posts_pre_query', $find );
			remove_filter( 'get_post_metadata', $recall );
		}
	}
}
