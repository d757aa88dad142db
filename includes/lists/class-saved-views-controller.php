<?php
/**
 * The REST route of saved views.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

use Atelier\Http\Text_Fields;
use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Serves `/wp/v2/wp_dataviews` in WordPress's own shape, with three more rules: reading needs the right, too; a view
 * belongs to exactly one type that the person may edit; and its content is a view.
 */
final class Saved_Views_Controller extends WP_REST_Posts_Controller {
	use Saved_View_Routes;

	/**
	 * Checks the requested statuses; WordPress does so before it checks the right to list.
	 *
	 * @param string|array    $statuses  The statuses.
	 * @param WP_REST_Request $request   The request.
	 * @param string          $parameter Name of the parameter.
	 * @return string[]|WP_Error
	 */
	public function sanitize_post_statuses( $statuses, $request, $parameter ) {
		return Saved_Views::in_own_route( fn() => parent::sanitize_post_statuses( $statuses, $request, $parameter ) );
	}

	/**
	 * Checks that a view may be read: shared or the person's own, of a type that the person may edit.
	 *
	 * @param WP_Post $post The view.
	 */
	public function check_read_permission( $post ): bool {
		return Saved_Views::can_use_view( (int) $post->ID ) && parent::check_read_permission( $post );
	}

	/**
	 * Checks that a view may be changed.
	 *
	 * @param WP_Post $post The view.
	 */
	protected function check_update_permission( $post ): bool {
		return Saved_Views::can_use_view( (int) $post->ID ) && parent::check_update_permission( $post );
	}

	/**
	 * Checks that a view may be deleted.
	 *
	 * @param WP_Post $post The view.
	 */
	protected function check_delete_permission( $post ): bool {
		return Saved_Views::can_use_view( (int) $post->ID ) && parent::check_delete_permission( $post );
	}

	/**
	 * Prepares a view for the database.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return \stdClass|WP_Error
	 */
	protected function prepare_item_for_database( $request ) {
		$problem = Text_Fields::find_problem( $request, array( 'title', 'content' ) ) ?? self::find_problem( $request );
		if ( $problem ) {
			return $problem;
		}
		$post = parent::prepare_item_for_database( $request );
		if ( ! is_wp_error( $post ) && ! isset( $post->ID ) && ! isset( $post->post_status ) ) {
			$post->post_status = 'publish';
		}
		if ( is_wp_error( $post ) || ! isset( $post->post_content ) ) {
			return $post;
		}
		$content = View_Schema::normalize( $post->post_content );
		if ( is_wp_error( $content ) ) {
			return $content;
		}
		$post->post_content = $content;
		return $post;
	}

	/**
	 * Finds problems of a new or changed view, except in its content.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	private static function find_problem( WP_REST_Request $request ): ?WP_Error {
		$is_new = ! isset( $request['id'] );
		$title  = is_array( $request['title'] ) ? $request['title']['raw'] ?? '' : $request['title'];
		if ( ( $is_new || isset( $request['title'] ) ) && '' === trim( (string) $title ) ) {
			return self::error( 'atelier_view_without_name', __( 'A view needs a name.', 'atelier' ) );
		}
		if ( $is_new && ! isset( $request['content'] ) ) {
			return self::error( 'atelier_invalid_view', __( 'The view is not a JSON object.', 'atelier' ) );
		}
		if ( isset( $request['status'] ) && ! in_array( $request['status'], array( 'publish', 'private' ), true ) ) {
			return self::error( 'atelier_invalid_view_status', __( 'A view is shared (publish) or personal (private).', 'atelier' ) );
		}
		if ( self::concerns_another_person( $request ) ) {
			return self::error(
				'atelier_view_of_another_person',
				__( 'Sorry, you cannot make a personal view for someone else, nor make the view of someone else personal.', 'atelier' ),
				rest_authorization_required_code()
			);
		}
		if ( ! $is_new && ! isset( $request[ Saved_Views::TAXONOMY ] ) ) {
			return null;
		}
		$terms = (array) $request[ Saved_Views::TAXONOMY ];
		$term  = 1 === count( $terms ) ? get_term( (int) reset( $terms ), Saved_Views::TAXONOMY ) : null;
		if ( ! $term || is_wp_error( $term ) ) {
			return self::error( 'atelier_view_without_type', __( 'A view belongs to exactly one post type.', 'atelier' ) );
		}
		if ( ! Saved_Views::can_use_type( $term->name ) ) {
			return self::error(
				'atelier_view_type_forbidden',
				__( 'Sorry, you are not allowed to save views of this post type.', 'atelier' ),
				rest_authorization_required_code()
			);
		}
		return null;
	}

	/**
	 * Returns whether a request changes the author of a view, or makes another person's view personal, so that only that person
	 * could see it.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	private static function concerns_another_person( WP_REST_Request $request ): bool {
		$person = get_current_user_id();
		$view   = isset( $request['id'] ) ? get_post( (int) $request['id'] ) : null;
		$author = $view ? (int) $view->post_author : $person;
		if ( isset( $request['author'] ) && (int) $request['author'] !== $author ) {
			return true;
		}

		return $author !== $person && 'private' === $request['status'];
	}

	/**
	 * Creates an error.
	 *
	 * @param string $code    Its code.
	 * @param string $message Its message.
	 * @param int    $status  HTTP status.
	 */
	private static function error( string $code, string $message, int $status = 400 ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => $status ) );
	}
}
