<?php
/**
 * Statuses of posts that plugins register.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the statuses of plugins to lists of all items, as in WordPress's own lists.
 */
final class Added_Statuses {
	/**
	 * Adds the hook.
	 */
	public function register(): void {
		// After the types are registered, and before WordPress creates its routes.
		add_action( 'rest_api_init', array( $this, 'register_types' ), 20 );
	}

	/**
	 * Adds the filter of each type's query.
	 */
	public function register_types(): void {
		foreach ( self::list_all() ? get_post_types( array( 'show_in_rest' => true ) ) : array() as $type ) {
			add_filter( "rest_{$type}_query", array( self::class, 'add_to_query' ), 10, 2 );
		}
	}

	/**
	 * Returns the labels of the statuses that WordPress's lists of all items include, by name.
	 *
	 * @return array<string, string>
	 */
	public static function list_all(): array {
		$statuses = get_post_stati(
			array(
				'_builtin'               => false,
				'internal'               => false,
				'show_in_admin_all_list' => true,
			),
			'objects'
		);

		return array_map( static fn( object $status ): string => is_string( $status->label ) ? wp_strip_all_tags( $status->label ) : $status->name, $statuses );
	}

	/**
	 * Adds the statuses to the query of a request for all items, which names each of WordPress's statuses.
	 *
	 * @param array           $args    Arguments of WP_Query.
	 * @param WP_REST_Request $request The request.
	 */
	public static function add_to_query( array $args, WP_REST_Request $request ): array {
		$asked = (array) $request['status'];
		sort( $asked );
		if ( implode( ',', $asked ) === List_Query::get( 'statuses' ) ) {
			$args['post_status'] = array( ...$asked, ...array_keys( self::list_all() ) );
		}

		return $args;
	}
}
