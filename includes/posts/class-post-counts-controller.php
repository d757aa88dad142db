<?php
/**
 * The REST route of the numbers of posts by status.
 *
 * @package Atelier
 */

namespace Atelier\Posts;

use Atelier\Http\Design_Controller;
use Atelier\Lists\Added_Statuses;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `GET atelier/v1/post-counts/{type}`: the numbers of the views in the sidebar of a list.
 */
final class Post_Counts_Controller extends Design_Controller {
	/** The statuses of the views, in their order (specification 2.6 and 4.6). */
	private const STATUSES = array( 'publish', 'future', 'draft', 'pending', 'private', 'trash' );

	/**
	 * Constructor.
	 */
	public function __construct() {
		parent::__construct( 'post-counts' );
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->add_route(
			'/(?P<type>[a-z0-9_-]+)',
			$this->reader( 'get_item', 'get_item_permissions_check' ),
			array( $this, 'get_public_item_schema' ),
			array(
				'type' => array(
					'description' => __( 'Name of the post type.', 'atelier' ),
					'type'        => 'string',
					'pattern'     => '^[a-z0-9_-]{1,20}$',
				),
			)
		);
	}

	/**
	 * Checks that the person may edit posts of the type.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		$type = get_post_type_object( $request['type'] );
		if ( ! $type || ! $type->show_in_rest ) {
			return new WP_Error( 'rest_type_invalid', __( 'Invalid post type.', 'atelier' ), array( 'status' => 404 ) );
		}
		return self::allow( current_user_can( $type->cap->edit_posts ), __( 'Sorry, you are not allowed to edit posts in this post type.', 'atelier' ) );
	}

	/**
	 * Counts the posts.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_item( $request ): WP_REST_Response {
		$counts = (array) wp_count_posts( $request['type'], 'readable' );
		$answer = array( 'all' => 0 );
		foreach ( self::STATUSES as $status ) {
			$answer[ $status ] = (int) ( $counts[ $status ] ?? 0 );
			$answer['all']    += 'trash' === $status ? 0 : $answer[ $status ];
		}
		$added = array();
		foreach ( Added_Statuses::list_all() as $name => $label ) {
			$count          = (int) ( $counts[ $name ] ?? 0 );
			$answer['all'] += $count;
			if ( $count ) {
				$added[] = compact( 'name', 'label', 'count' );
			}
		}
		$answer['mine'] = self::count_own( $request['type'] );

		return new WP_REST_Response( $answer + ( $added ? array( 'added' => $added ) : array() ) );
	}

	/**
	 * Counts the person's own posts that are not in the trash.
	 *
	 * @param string $type Name of the post type.
	 */
	private static function count_own( string $type ): int {
		global $wpdb;
		if ( ! post_type_supports( $type, 'author' ) ) {
			return 0;
		}
		$statuses = array( ...array_diff( self::STATUSES, array( 'trash' ) ), ...array_keys( Added_Statuses::list_all() ) );
		$list     = implode( ',', array_fill( 0, count( $statuses ), '%s' ) );
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_author = %d AND post_type = %s AND post_status IN ( $list )", get_current_user_id(), $type, ...$statuses ) ); // Only placeholders are put in.
	}

	/**
	 * Describes the response.
	 */
	public function get_item_schema(): array {
		$properties = array();
		foreach ( array_merge( array( 'all', 'mine' ), self::STATUSES ) as $name ) {
			$properties[ $name ] = array(
				'type'     => 'integer',
				'context'  => array( 'view' ),
				'readonly' => true,
			);
		}
		$properties['added'] = array(
			'description' => __( 'Statuses of plugins that posts of the type have.', 'atelier' ),
			'type'        => 'array',
			'context'     => array( 'view' ),
			'readonly'    => true,
			'items'       => array(
				'type'       => 'object',
				'properties' => array(
					'name'  => array( 'type' => 'string' ),
					'label' => array( 'type' => 'string' ),
					'count' => array( 'type' => 'integer' ),
				),
			),
		);
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-post-counts',
			'type'       => 'object',
			'properties' => $properties,
		);
	}
}
