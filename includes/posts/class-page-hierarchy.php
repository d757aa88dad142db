<?php
/**
 * Lists of hierarchical posts in the order of their tree.
 *
 * @package Atelier
 */

namespace Atelier\Posts;

use Atelier\Lists\Paging;
use WP_Post;
use WP_Post_Type;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Implements `orderby_hierarchy=true` on the collection route of every hierarchical post type: parents precede their
 * children, siblings are in the requested order, and each item has its `level` (0 for the top).
 *
 * The order is the same across pages of the list. Each request reads two integers of each matching post, and complete posts
 * of only one page; with a persistent object cache, the order is computed once until a post changes.
 */
final class Page_Hierarchy {
	/** The query variable of a list in tree order; a request cannot set it, because it is no REST parameter. */
	private const QUERY_VAR = 'atelier_tree_order';

	private const CACHE_GROUP = 'atelier-tree-order';

	/** How many unlisted ancestors one statement reads. */
	private const ANCESTORS_PER_QUERY = 500;

	/**
	 * Levels by post id of the lists in this request.
	 *
	 * @var array<int, int>
	 */
	private array $levels = array();

	/**
	 * The SQL clauses of a query between their construction and its execution.
	 *
	 * @var array<int, array<string, string>>
	 */
	private array $clauses = array();

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// WordPress creates its routes at priority 99, so the filters have to be added before.
		add_action( 'rest_api_init', array( $this, 'register_types' ), 20 );
		add_filter( 'posts_clauses_request', array( $this, 'remember_clauses' ), PHP_INT_MAX, 2 );
		add_filter( 'posts_pre_query', array( $this, 'query_in_tree_order' ), 10, 2 );
	}

	/**
	 * Adds the parameter and the field to each hierarchical post type in REST.
	 */
	public function register_types(): void {
		$types = get_post_types(
			array(
				'hierarchical' => true,
				'show_in_rest' => true,
			),
			'objects'
		);
		foreach ( $types as $type ) {
			$this->register_type( $type );
		}
	}

	/**
	 * Adds the parameter and the field to one post type.
	 *
	 * @param WP_Post_Type $type A hierarchical post type.
	 */
	private function register_type( WP_Post_Type $type ): void {
		add_filter( "rest_{$type->name}_collection_params", array( $this, 'add_collection_param' ) );
		add_filter( "rest_{$type->name}_query", array( $this, 'mark_query' ), 10, 2 );
		add_filter( "rest_prepare_{$type->name}", array( $this, 'add_level' ), 10, 3 );
		register_rest_field(
			$type->name,
			'level',
			array(
				// No callback: only responses to `orderby_hierarchy` have the field, so that other responses do not overwrite it in a store.
				'get_callback' => null,
				'schema'       => array(
					'description' => __( 'Depth in the listed tree, 0 for the top. Present when orderby_hierarchy is asked for.', 'atelier' ),
					'type'        => 'integer',
					'context'     => array( 'view', 'edit', 'embed' ),
					'readonly'    => true,
				),
			)
		);
	}

	/**
	 * Adds `orderby_hierarchy` to the parameters of a collection route.
	 *
	 * @param array $params Parameters by name.
	 */
	public function add_collection_param( array $params ): array {
		$params['orderby_hierarchy'] = array(
			'description' => __( 'Order the items by their tree, siblings as orderby and order say.', 'atelier' ),
			'type'        => 'boolean',
			'default'     => false,
		);
		return $params;
	}

	/**
	 * Marks the query of a request for tree order.
	 *
	 * @param array           $args    Arguments of WP_Query.
	 * @param WP_REST_Request $request The request.
	 */
	public function mark_query( array $args, WP_REST_Request $request ): array {
		if ( $request['orderby_hierarchy'] ) {
			$args[ self::QUERY_VAR ] = true;
		}
		return $args;
	}

	/**
	 * Stores the clauses of a marked query, after the filters of all plugins.
	 *
	 * @param array    $clauses Clauses by name.
	 * @param WP_Query $query   The query.
	 */
	public function remember_clauses( array $clauses, WP_Query $query ): array {
		if ( true === $query->get( self::QUERY_VAR ) ) {
			$this->clauses[ spl_object_id( $query ) ] = $clauses;
		}
		return $clauses;
	}

	/**
	 * Runs a marked query instead of WordPress.
	 *
	 * @param array|null $posts Result of another plugin, or null.
	 * @param WP_Query   $query The query; its numbers of posts and pages are set.
	 * @return array|null Posts of the page, or ids when the query is for ids; null for other queries.
	 */
	public function query_in_tree_order( $posts, WP_Query $query ) {
		$clauses = $this->clauses[ spl_object_id( $query ) ] ?? null;
		unset( $this->clauses[ spl_object_id( $query ) ] );
		if ( null !== $posts || null === $clauses ) {
			return $posts;
		}

		$levels               = $this->get_levels( $clauses );
		$per_page             = (int) $query->get( 'posts_per_page' );
		$query->found_posts   = count( $levels );
		$query->max_num_pages = $per_page > 0 ? (int) ceil( count( $levels ) / $per_page ) : 1;

		$offset = $query->get( 'offset' );
		$start  = is_numeric( $offset ) ? (int) $offset : Paging::get_offset( max( 1, (int) $query->get( 'paged' ) ), $per_page );
		$page   = array_slice( $levels, $start, $per_page > 0 ? $per_page : null, true );
		$ids    = array_keys( $page );

		$this->levels = $page + $this->levels;
		if ( 'ids' === $query->get( 'fields' ) ) {
			return $ids;
		}
		_prime_post_caches( $ids, (bool) $query->get( 'update_post_term_cache' ), (bool) $query->get( 'update_post_meta_cache' ) );
		return array_values( array_filter( array_map( 'get_post', $ids ) ) );
	}

	/**
	 * Adds the level to an item of a list in tree order.
	 *
	 * @param WP_REST_Response $response The item's response.
	 * @param WP_Post          $post     The item.
	 * @param WP_REST_Request  $request  The request for the list.
	 */
	public function add_level( WP_REST_Response $response, WP_Post $post, WP_REST_Request $request ): WP_REST_Response {
		if ( $request['orderby_hierarchy'] && isset( $this->levels[ $post->ID ] ) ) {
			$response->data['level'] = $this->levels[ $post->ID ];
		}
		return $response;
	}

	/**
	 * Returns the level of every matching post, in tree order.
	 *
	 * @param array<string, string> $clauses The clauses of the query.
	 * @return array<int, int> Level by post id.
	 */
	private function get_levels( array $clauses ): array {
		global $wpdb;
		$where    = $clauses['where'] ?? '';
		$join     = $clauses['join'] ?? '';
		$group_by = empty( $clauses['groupby'] ) ? '' : 'GROUP BY ' . $clauses['groupby'];
		$order_by = empty( $clauses['orderby'] ) ? '' : 'ORDER BY ' . $clauses['orderby'];
		$distinct = $clauses['distinct'] ?? '';
		$sql      = "SELECT $distinct {$wpdb->posts}.ID, {$wpdb->posts}.post_parent FROM {$wpdb->posts} $join WHERE 1=1 $where $group_by $order_by";

		// In a search WordPress replaces each percent sign with a random text of this request.
		$key    = md5( $wpdb->remove_placeholder_escape( $sql ) );
		$salt   = array( wp_cache_get_last_changed( 'posts' ), wp_cache_get_last_changed( 'terms' ) );
		$levels = wp_cache_get_salted( $key, self::CACHE_GROUP, $salt );
		if ( is_array( $levels ) ) {
			return $levels;
		}

		// WP_Query has prepared the clauses.
		$rows    = $wpdb->get_results( $sql, ARRAY_N );
		$parents = array();
		foreach ( $rows as $row ) {
			$parents[ (int) $row[0] ] = (int) $row[1];
		}
		$levels = self::order_by_tree( $parents, self::get_unlisted_ancestors( $parents ) );
		wp_cache_set_salted( $key, $levels, self::CACHE_GROUP, $salt, DAY_IN_SECONDS );
		return $levels;
	}

	/**
	 * Returns the parents of those ancestors that do not match the query. Without a filter there are hardly any; with one,
	 * they place a page under its nearest listed ancestor.
	 *
	 * @param array<int, int> $parents Parent by id of each listed post.
	 * @return array<int, int> Parent by id.
	 */
	private static function get_unlisted_ancestors( array $parents ): array {
		global $wpdb;
		$known   = array();
		$missing = array_diff_key( array_flip( $parents ), $parents, array( 0 => true ) );
		while ( $missing ) {
			$next = array();
			foreach ( array_chunk( array_keys( $missing ), self::ANCESTORS_PER_QUERY ) as $ids ) {
				$list = implode( ',', array_map( 'intval', $ids ) );
				$rows = $wpdb->get_results( "SELECT ID, post_parent FROM {$wpdb->posts} WHERE ID IN ( $list )", ARRAY_N );
				$known += array_fill_keys( $ids, 0 );
				foreach ( $rows as $row ) {
					$known[ (int) $row[0] ] = (int) $row[1];
					$next[ (int) $row[1] ]  = true;
				}
			}
			$missing = array_diff_key( $next, $parents, $known, array( 0 => true ) );
		}
		return $known;
	}

	/**
	 * Orders posts by their tree.
	 *
	 * Every post is included exactly once: a post without listed ancestors is at the top, and so is the first of a cycle
	 * of parents.
	 *
	 * @param array<int, int> $parents   Parent by id of each listed post; the order of siblings.
	 * @param array<int, int> $ancestors Parent by id of ancestors that are not listed.
	 * @return array<int, int> Level by id, in tree order.
	 */
	public static function order_by_tree( array $parents, array $ancestors = array() ): array {
		$children = array();
		foreach ( $parents as $id => $parent ) {
			$seen = array();
			while ( $parent && ! isset( $parents[ $parent ] ) && ! isset( $seen[ $parent ] ) ) {
				$seen[ $parent ] = true;
				$parent          = $ancestors[ $parent ] ?? 0;
			}
			$children[ isset( $parents[ $parent ] ) ? $parent : 0 ][] = $id;
		}

		$levels = array();
		self::append_trees( $children[0] ?? array(), $children, $levels );
		foreach ( $parents as $id => $parent ) {
			if ( ! isset( $levels[ $id ] ) ) {
				self::append_trees( array( $id ), $children, $levels );
			}
		}
		return $levels;
	}

	/**
	 * Appends trees, depth first. It uses its own stack, because a chain of pages may be deeper than PHP's call stack.
	 *
	 * @param int[]             $roots    Ids of the trees' roots.
	 * @param array<int, int[]> $children Children by parent.
	 * @param array<int, int>   $levels   Levels by id; the function adds to it.
	 */
	private static function append_trees( array $roots, array $children, array &$levels ): void {
		$stack = array();
		foreach ( array_reverse( $roots ) as $id ) {
			$stack[] = array( $id, 0 );
		}
		while ( $stack ) {
			list( $id, $level ) = array_pop( $stack );
			if ( isset( $levels[ $id ] ) ) {
				continue;
			}
			$levels[ $id ] = $level;
			foreach ( array_reverse( $children[ $id ] ?? array() ) as $child ) {
				$stack[] = array( $child, $level + 1 );
			}
		}
	}
}
