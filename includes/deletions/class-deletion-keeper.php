<?php
/**
 * Deletions of Design that can be restored.
 *
 * @package Atelier
 */

namespace Atelier\Deletions;

use Atelier\Writes\Design_Request;
use Atelier\Writes\Unreadable_Database;
use WP_Error;
use WP_Post;
use WP_REST_Font_Faces_Controller;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Revisions_Controller;
use WP_REST_Terms_Controller;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Moves the records that requests of Design delete to the trash, and hides them from their routes. Deletions of other clients are final.
 */
final class Deletion_Keeper {
	/** Property of the response to a deletion with the id for `atelier/v1/deletions/{id}/restore`. */
	private const ANSWER = 'atelier_deletion';

	/** How many records above a person's limit each further deletion deletes permanently. */
	private const SURPLUS_EACH_TIME = 5;

	/**
	 * Whether deletions are permanent now.
	 *
	 * @var bool
	 */
	private bool $is_final = false;

	/**
	 * Number of the post that this request deleted last; 0 for none.
	 *
	 * @var int
	 */
	private int $kept = 0;

	/**
	 * Builds the service.
	 *
	 * @param Deleted_Posts $posts   Moves posts to the trash.
	 * @param Deleted_Terms $terms   Stores copies of terms.
	 * @param Trashed_Posts $trashed Stores the places of pages and posts.
	 * @param Kept_Records  $records Finds deleted records.
	 */
	public function __construct( private Deleted_Posts $posts, private Deleted_Terms $terms, private Trashed_Posts $trashed, private Kept_Records $records ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'init', array( $this->terms, 'register_post_type' ) );
		add_filter( 'pre_delete_post', array( $this, 'trash_post' ), 10, 2 );
		add_action( 'wp_trash_post', array( $this, 'forget_earlier' ), 1 );
		add_action( 'wp_trash_post', array( $this, 'note_places' ), 5 );
		add_action( 'trashed_post', array( $this, 'mark_trashed' ) );
		add_action( 'untrashed_post', array( $this->posts, 'unmark' ) );
		add_action( 'pre_delete_term', array( $this, 'store_term' ), 10, 2 );
		add_filter( 'rest_request_before_callbacks', array( $this, 'hide_kept' ), 5, 3 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'name_deletion' ), 10, 3 );
	}

	/**
	 * Moves a post to the trash instead of deleting it.
	 *
	 * @param mixed   $check Null, or the result of another plugin.
	 * @param WP_Post $post  The post.
	 * @return mixed
	 */
	public function trash_post( $check, WP_Post $post ) {
		if ( null !== $check || ! Design_Request::is_current() || $this->is_final ) {
			return $check;
		}
		if ( $this->posts->is_kept( $post ) ) {
			// Another request has deleted it since this one was allowed. A second deletion would be permanent.
			$this->note_kept( $post->ID );
			return $post;
		}
		if ( ! $this->posts->can_move_to_trash( $post ) ) {
			return $check;
		}
		// Before anything changes, because the daily search also finds the remains of interrupted deletions.
		Deletion_Expiry::schedule();
		$kept = $this->posts->move_to_trash( $post );
		if ( $kept ) {
			$this->note_kept( $post->ID );
		}

		return $kept;
	}

	/**
	 * Removes the meta of an earlier deletion from a record that any client moves to the trash.
	 *
	 * @param int $id Number of the post.
	 */
	public function forget_earlier( $id ): void {
		if ( in_array( get_post_type( $id ), Deleted_Posts::TYPES, true ) ) {
			$this->posts->forget( (int) $id );
		}
	}

	/**
	 * Stores the places of a page or post on the site before it is moved to the trash.
	 *
	 * @param int $id Number of the post.
	 */
	public function note_places( $id ): void {
		if ( Design_Request::is_current() ) {
			$this->trashed->note_places( (int) $id );
		}
	}

	/**
	 * Marks a record that WordPress itself moved to the trash in a request of Design, and remembers the post for the response.
	 *
	 * @param int $id Number of the post.
	 */
	public function mark_trashed( $id ): void {
		if ( ! Design_Request::is_current() ) {
			return;
		}
		if ( in_array( get_post_type( $id ), Deleted_Posts::TYPES, true ) && ! $this->posts->is_kept( get_post( $id ) ) ) {
			$this->posts->mark( (int) $id );
		}
		$this->note_kept( (int) $id );
	}

	/**
	 * Stores a copy of a category before it is deleted.
	 *
	 * @param int    $term_id  Number of the term.
	 * @param string $taxonomy Its taxonomy.
	 */
	public function store_term( $term_id, $taxonomy ): void {
		if ( ! Design_Request::is_current() || ! in_array( $taxonomy, Deleted_Terms::TAXONOMIES, true ) ) {
			return;
		}
		$id = $this->terms->store_copy( (int) $term_id, $taxonomy );
		if ( $id ) {
			$this->posts->mark( $id );
			$this->note_kept( $id );
		}
	}

	/**
	 * Deletes a post permanently.
	 *
	 * @param int $id Number of the post.
	 */
	public function delete_for_good( int $id ): bool {
		$before         = $this->is_final;
		$this->is_final = true;
		$deleted        = wp_delete_post( $id, true );
		$this->is_final = $before;

		return (bool) $deleted;
	}

	/**
	 * Answers that a deleted record does not exist, so that nobody can read or change it by its own route.
	 *
	 * @param mixed           $response The response so far.
	 * @param array           $handler  The route's handler.
	 * @param WP_REST_Request $request  The request.
	 * @return mixed
	 */
	public function hide_kept( $response, $handler, WP_REST_Request $request ) {
		$callback   = $handler['callback'] ?? null;
		$controller = is_array( $callback ) ? $callback[0] : null;
		if ( is_wp_error( $response ) || ! ( $controller instanceof WP_REST_Posts_Controller || $controller instanceof WP_REST_Revisions_Controller ) ) {
			return $response;
		}
		$name = match ( true ) {
			$controller instanceof WP_REST_Font_Faces_Controller => 'font_family_id',
			$controller instanceof WP_REST_Revisions_Controller => 'parent',
			default => 'id',
		};
		$id = $request->get_url_params()[ $name ] ?? 0;
		if ( ! is_numeric( $id ) || (int) $id <= 0 || ! $this->posts->is_kept( get_post( (int) $id ) ) ) {
			return $response;
		}

		return new WP_Error( 'rest_post_invalid_id', __( 'It was deleted.', 'atelier' ), array( 'status' => 404 ) );
	}

	/**
	 * Adds the id that restores a deleted record to the response.
	 *
	 * @param mixed           $response The response.
	 * @param array           $handler  The route's handler.
	 * @param WP_REST_Request $request  The request.
	 * @return mixed
	 */
	public function name_deletion( $response, $handler, WP_REST_Request $request ) {
		if ( 'DELETE' !== $request->get_method() ) {
			return $response;
		}
		if ( self::is_missing_term( $response, $handler, $request ) ) {
			return new WP_Error( 'rest_term_invalid', __( 'It was deleted.', 'atelier' ), array( 'status' => 404 ) );
		}
		if ( ! $this->kept || ! $response instanceof WP_REST_Response ) {
			return $response;
		}
		$data = $response->get_data();
		if ( is_array( $data ) && ! $response->is_error() ) {
			$response->set_data( $data + array( self::ANSWER => $this->kept ) );
		}
		$this->kept = 0;

		return $response;
	}

	/**
	 * Returns whether a category could not be deleted because another request deleted it at the same time.
	 *
	 * @param mixed           $response The response.
	 * @param array           $handler  The route's handler.
	 * @param WP_REST_Request $request  The request.
	 */
	private static function is_missing_term( $response, $handler, WP_REST_Request $request ): bool {
		$callback = $handler['callback'] ?? null;
		if ( ! is_wp_error( $response ) || 'rest_cannot_delete' !== $response->get_error_code() || ! is_array( $callback ) || ! $callback[0] instanceof WP_REST_Terms_Controller ) {
			return false;
		}
		$id = (int) $request['id'];
		wp_cache_delete( $id, 'terms' );

		return ! get_term( $id ) instanceof WP_Term;
	}

	/**
	 * Remembers the deleted post for the response, schedules its expiry, and permanently deletes the person's oldest records above their limit.
	 *
	 * @param int $id Number of the post.
	 */
	private function note_kept( int $id ): void {
		$this->kept = $id;
		Deletion_Expiry::schedule();
		$person = get_current_user_id();
		try {
			if ( $this->records->count( $person ) > Kept_Records::MAX_ITEMS ) {
				array_map( array( $this, 'delete_for_good' ), array_diff( $this->records->find_surplus( $person, self::SURPLUS_EACH_TIME ), array( $id ) ) );
			}
		} catch ( Unreadable_Database ) {
			// The daily search deletes records above the limit.
			return;
		}
	}
}
