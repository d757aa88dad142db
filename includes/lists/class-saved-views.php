<?php
/**
 * Saved views of lists, as records.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

use Atelier\Http\Closed_Types;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the records of the specification's sections 3 and 7.2: a view is a `wp_dataviews` post whose content is JSON,
 * and its `wp_dataviews_type` term is named after the post type that it lists.
 *
 * A published view is shared with everyone who uses Design; a private one is shown only to its author.
 */
final class Saved_Views {
	public const POST_TYPE = 'wp_dataviews';
	public const TAXONOMY  = 'wp_dataviews_type';

	/** The capability that every request needs (specification 6). */
	public const CAPABILITY = 'edit_theme_options';

	/** Meta of the views and types that Design created: other plugins may use the same post type. */
	public const OWN_META = '_atelier_own';

	/**
	 * The capability of views and their types, which no role has. It maps to `CAPABILITY` while a route of ours runs; otherwise nobody
	 * has it, because over XML-RPC a view's content and type would not be checked.
	 */
	private const OWN_CAPABILITY = 'atelier_use_views';

	/**
	 * How many {@see in_own_route} calls are running.
	 *
	 * @var int
	 */
	private static int $routes = 0;

	/**
	 * Constructor.
	 *
	 * @param string $controller       Class of the REST controller for views.
	 * @param string $types_controller Class of the REST controller for their types.
	 */
	public function __construct( private readonly string $controller, private readonly string $types_controller ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'init', array( $this, 'register_records' ) );
		add_filter( 'map_meta_cap', array( $this, 'map_own_capability' ) );
		add_action( 'rest_after_insert_' . self::POST_TYPE, array( $this, 'mark_view' ), 10, 3 );
		add_action( 'rest_after_insert_' . self::TAXONOMY, array( $this, 'mark_type' ), 10, 3 );
		add_filter( 'rest_' . self::POST_TYPE . '_query', array( $this, 'hide_views_of_others' ) );
	}

	/**
	 * Registers the post type and its taxonomy.
	 */
	public function register_records(): void {
		register_taxonomy(
			self::TAXONOMY,
			self::POST_TYPE,
			array(
				'labels'                => array( 'name' => __( 'View types', 'atelier' ) ),
				'public'                => false,
				'hierarchical'          => false,
				'rewrite'               => false,
				'query_var'             => false,
				'show_in_rest'          => true,
				'rest_controller_class' => $this->types_controller,
				'capabilities'          => array(
					'manage_terms' => self::OWN_CAPABILITY,
					'edit_terms'   => self::OWN_CAPABILITY,
					'delete_terms' => Closed_Types::NOBODY,
					'assign_terms' => self::OWN_CAPABILITY,
				),
			)
		);
		register_post_type(
			self::POST_TYPE,
			array(
				'labels'                => array(
					'name'          => __( 'Views', 'atelier' ),
					'singular_name' => __( 'View', 'atelier' ),
				),
				'public'                => false,
				'rewrite'               => false,
				'query_var'             => false,
				'show_in_rest'          => true,
				'rest_controller_class' => $this->controller,
				'supports'              => array( 'title', 'editor', 'author' ),
				// Departed_Authors deletes the personal ones.
				'delete_with_user'      => false,
				'taxonomies'            => array( self::TAXONOMY ),
				'map_meta_cap'          => true,
				'capability_type'       => array( 'atelier_view', 'atelier_views' ),
				'capabilities'          => array(
					'read'                   => self::OWN_CAPABILITY,
					'create_posts'           => self::OWN_CAPABILITY,
					'edit_posts'             => self::OWN_CAPABILITY,
					'edit_others_posts'      => self::OWN_CAPABILITY,
					'edit_published_posts'   => self::OWN_CAPABILITY,
					'publish_posts'          => self::OWN_CAPABILITY,
					'delete_posts'           => self::OWN_CAPABILITY,
					'delete_others_posts'    => self::OWN_CAPABILITY,
					'delete_published_posts' => self::OWN_CAPABILITY,
					// WordPress checks these only for other people's views.
					'read_private_posts'     => Closed_Types::NOBODY,
					'edit_private_posts'     => Closed_Types::NOBODY,
					'delete_private_posts'   => Closed_Types::NOBODY,
				),
			)
		);
		remove_post_type_support( self::POST_TYPE, 'autosave' );
	}

	/**
	 * Maps the capability of views.
	 *
	 * @param string[] $capabilities The required capabilities.
	 * @return string[]
	 */
	public function map_own_capability( $capabilities ) {
		return in_array( self::OWN_CAPABILITY, $capabilities, true )
			? array_replace( $capabilities, array_fill_keys( array_keys( $capabilities, self::OWN_CAPABILITY, true ), self::$routes ? self::CAPABILITY : Closed_Types::NOBODY ) )
			: $capabilities;
	}

	/**
	 * Runs a part of one of our routes, in which people who may use Design may read and write views.
	 *
	 * @template T
	 * @param callable(): T $run The function.
	 * @return T
	 */
	public static function in_own_route( callable $run ) {
		++self::$routes;
		try {
			return $run();
		} finally {
			--self::$routes;
		}
	}

	/**
	 * Marks a view that Design created, so that uninstalling deletes only these.
	 *
	 * @param WP_Post          $view     The view.
	 * @param \WP_REST_Request $request  The request.
	 * @param bool             $creating Whether it is new.
	 */
	public function mark_view( WP_Post $view, $request, bool $creating ): void {
		if ( $creating ) {
			update_post_meta( $view->ID, self::OWN_META, 1 );
		}
	}

	/**
	 * Marks a type that Design created.
	 *
	 * @param \WP_Term         $type     The type.
	 * @param \WP_REST_Request $request  The request.
	 * @param bool             $creating Whether it is new.
	 */
	public function mark_type( \WP_Term $type, $request, bool $creating ): void {
		if ( $creating ) {
			update_term_meta( $type->term_id, self::OWN_META, 1 );
		}
	}

	/**
	 * Excludes the private views of others from a list and from its count.
	 *
	 * @param array $args Arguments of WP_Query.
	 */
	public function hide_views_of_others( array $args ): array {
		$args['perm'] = 'readable';
		return $args;
	}

	/**
	 * Returns whether the current user may use the views of a post type.
	 *
	 * @param string $post_type Name of the listed post type.
	 */
	public static function can_use_type( string $post_type ): bool {
		$type = get_post_type_object( $post_type );
		return $type && $type->show_in_rest && current_user_can( self::CAPABILITY ) && current_user_can( $type->cap->edit_posts );
	}

	/**
	 * Returns whether the current user may use a view, by the type that it lists.
	 *
	 * @param int $id Id of the view.
	 */
	public static function can_use_view( int $id ): bool {
		// `get_the_terms()` would read the post.
		$terms = get_object_term_cache( $id, self::TAXONOMY );
		$terms = false === $terms ? wp_get_object_terms( $id, self::TAXONOMY ) : $terms;
		$term  = is_array( $terms ) ? reset( $terms ) : null;
		return $term ? self::can_use_type( $term->name ) : current_user_can( self::CAPABILITY );
	}
}
