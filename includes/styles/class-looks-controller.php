<?php
/**
 * Routes of looks.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use Atelier\Http\Design_Controller;
use Atelier\Writes\Serves_Posts;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/looks`, see {@see Looks}.
 */
final class Looks_Controller extends Design_Controller implements Serves_Posts {
	/**
	 * Constructor.
	 */
	public function __construct() {
		parent::__construct( 'looks' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$schema = array( $this, 'get_public_item_schema' );
		$this->add_route(
			'',
			array(
				$this->endpoint( WP_REST_Server::READABLE, 'get_items', 'permissions_check', $this->get_collection_params() ),
				$this->endpoint( WP_REST_Server::CREATABLE, 'create_item', 'permissions_check', $this->get_endpoint_args_for_item_schema( WP_REST_Server::CREATABLE ) ),
			),
			$schema
		);
		$changeable = array_flip( array( 'title', 'kind' ) );
		$this->add_route(
			'/(?P<id>[\d]+)',
			array(
				$this->endpoint( WP_REST_Server::READABLE, 'get_item', 'permissions_check' ),
				$this->endpoint( WP_REST_Server::EDITABLE, 'update_item', 'permissions_check', array_intersect_key( $this->get_endpoint_args_for_item_schema( WP_REST_Server::EDITABLE ), $changeable ) ),
				$this->endpoint( WP_REST_Server::DELETABLE, 'delete_item', 'permissions_check' ),
			),
			$schema,
			array(
				'id' => array(
					'description' => __( 'Number of the look.', 'atelier' ),
					'type'        => 'integer',
				),
			)
		);
	}

	/**
	 * Checks that the person may edit styles.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function permissions_check( $request ) {
		return self::allow( current_user_can( Looks::CAPABILITY ), __( 'Sorry, you are not allowed to edit styles.', 'atelier' ) );
	}

	/**
	 * Lists the looks of the current theme, newest first.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_items( $request ): WP_REST_Response {
		$query = Looks::query(
			array(
				'posts_per_page' => $request['per_page'],
				'paged'          => $request['page'],
				'no_found_rows'  => false,
			)
		);

		return self::answer_page( array_map( array( $this, 'prepare' ), $query->posts ), $query->found_posts, (int) $request['per_page'] );
	}

	/**
	 * Returns the parameters of the list. By default the first page contains all looks that a theme can have.
	 *
	 * @return array<string, array>
	 */
	public function get_collection_params(): array {
		$params                        = array_intersect_key( parent::get_collection_params(), array_flip( array( 'page', 'per_page' ) ) );
		$params['per_page']['default'] = Look_Budget::MAX_LOOKS;

		return $params;
	}

	/**
	 * Stores a look for the current theme.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create_item( $request ) {
		$problem = '' === $request['title'] ? self::without_name() : Stored_Styles::find_problem( $request['settings'], $request['styles'] );
		if ( $problem ) {
			return $problem;
		}
		$content = Looks::encode( (array) $request['settings'], (array) $request['styles'] );
		$problem = Look_Budget::find_problem( $content, Looks::query( array( 'suppress_filters' => true ) )->posts );
		if ( $problem ) {
			return $problem;
		}
		$post = Looks::insert( $request['title'], $request['kind'], $content );
		if ( is_wp_error( $post ) ) {
			$post->add_data( array( 'status' => 500 ) );
			return $post;
		}

		$look = $this->prepare( $post );
		$lost = Lost_Values::find( json_decode( $content, true ), json_decode( (string) wp_json_encode( $look ), true ) );

		return new WP_REST_Response( $look + ( $lost ? array( 'dropped' => $lost ) : array() ), 201 );
	}

	/**
	 * Reads a look; the response to a refused change contains it.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_item( $request ) {
		$post = Looks::find( (int) $request['id'] );

		return is_wp_error( $post ) ? $post : new WP_REST_Response( $this->prepare( $post ) );
	}

	/**
	 * Renames a look, or changes its kind.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_item( $request ) {
		$post = Looks::find( (int) $request['id'] );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		if ( '' === $request['title'] ) {
			return self::without_name();
		}
		if ( isset( $request['title'] ) ) {
			Looks::rename( $post->ID, $request['title'] );
		}
		if ( isset( $request['kind'] ) ) {
			Looks::set_kind( $post->ID, $request['kind'] );
		}

		return new WP_REST_Response( $this->prepare( get_post( $post->ID ) ) );
	}

	/**
	 * Deletes a look permanently.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function delete_item( $request ) {
		$post = Looks::find( (int) $request['id'] );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		wp_delete_post( $post->ID, true );

		return new WP_REST_Response(
			array(
				'deleted'  => true,
				'previous' => $this->prepare( $post ),
			)
		);
	}

	/**
	 * Describes a look.
	 */
	public function get_item_schema(): array {
		return Look_Schema::get();
	}

	/**
	 * Prepares a look for the response.
	 *
	 * @param WP_Post $post The post.
	 * @return array<string, mixed>
	 */
	private function prepare( WP_Post $post ): array {
		return array(
			'id'       => $post->ID,
			'title'    => '' === trim( $post->post_title ) ? __( '(no title)', 'atelier' ) : Looks::decode_title( $post->post_title ),
			'kind'     => Looks::get_kind( $post->ID ),
			'date'     => mysql_to_rfc3339( $post->post_date_gmt ),
			'settings' => new Look_Part( $post, 'settings' ),
			'styles'   => new Look_Part( $post, 'styles' ),
		);
	}

	/**
	 * Returns the error for an empty name.
	 */
	private static function without_name(): WP_Error {
		return new WP_Error( 'atelier_look_without_name', __( 'Saved styles need a name.', 'atelier' ), array( 'status' => 400 ) );
	}
}
