<?php
/**
 * REST routes of deletions that can be restored.
 *
 * @package Atelier
 */

namespace Atelier\Deletions;

use Atelier\Http\Design_Controller;
use Atelier\Lists\Paging;
use Atelier\Lists\Saved_Views;
use Atelier\Styles\Looks;
use Atelier\Writes\Unreadable_Database;
use Atelier\Writes\Write_Lock;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/deletions`: lists and restores the deleted records that the person may delete. Pages and posts in WordPress's trash,
 * which have their own lists, are restored by their numbers, too.
 */
final class Deletions_Controller extends Design_Controller {
	/**
	 * Builds the controller.
	 *
	 * @param Deleted_Posts   $posts   Restores posts.
	 * @param Deleted_Terms   $terms   Restores terms.
	 * @param Trashed_Posts   $trashed Restores pages and posts.
	 * @param Deletion_Keeper $keeper  Deletes records permanently.
	 * @param Kept_Records    $records Lists deleted records.
	 * @param Write_Lock      $lock    Locks a deletion.
	 */
	public function __construct(
		private Deleted_Posts $posts,
		private Deleted_Terms $terms,
		private Trashed_Posts $trashed,
		private Deletion_Keeper $keeper,
		private Kept_Records $records,
		private Write_Lock $lock
	) {
		parent::__construct( 'deletions' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$schema = array( $this, 'get_public_item_schema' );
		$this->add_route( '', $this->reader( 'get_items', 'get_items_permissions_check', $this->get_collection_params() ), $schema );
		$id = array(
			'id' => array(
				'description' => __( 'Number of the deletion: of the deleted post, or of the copy of a deleted category.', 'atelier' ),
				'type'        => 'integer',
				'minimum'     => 1,
			),
		);
		$this->add_route(
			'/(?P<id>[\d]+)',
			array(
				...$this->reader( 'get_item', 'delete_item_permissions_check' ),
				$this->endpoint( WP_REST_Server::DELETABLE, 'delete_item', 'delete_item_permissions_check' ),
			),
			$schema,
			$id
		);
		$as_draft = array(
			'description' => __( 'Whether a page or post becomes a draft, whatever it was.', 'atelier' ),
			'type'        => 'boolean',
			'default'     => false,
		);
		$this->add_route(
			'/(?P<id>[\d]+)/restore',
			array( $this->endpoint( WP_REST_Server::CREATABLE, 'restore_item', 'restore_item_permissions_check', compact( 'as_draft' ) ) ),
			null,
			$id
		);
	}

	/**
	 * Checks that the person may use Design; each record is checked separately.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return self::check( current_user_can( 'edit_theme_options' ) );
	}

	/**
	 * Checks that the person would have the right to delete this record.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function delete_item_permissions_check( $request ) {
		$post = $this->find( $request );
		if ( is_wp_error( $post ) ) {
			return $post;
		}

		return $this->check_restorable( $post );
	}

	/**
	 * Checks that the person would have the right to delete this record, page or post.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function restore_item_permissions_check( $request ) {
		$post = $this->find( $request );
		if ( is_wp_error( $post ) ) {
			$post = get_post( (int) $request['id'] );
			if ( ! $post || 'trash' !== $post->post_status || in_array( $post->post_type, Deleted_Posts::TYPES, true ) ) {
				return self::not_found();
			}
			return self::check( $this->trashed->can_restore( $post ) );
		}

		return $this->check_restorable( $post );
	}

	/**
	 * Checks that the person would have the right to delete a deleted record.
	 *
	 * @param WP_Post $post The deleted post.
	 * @return true|WP_Error
	 */
	private function check_restorable( WP_Post $post ) {
		// Another request is restoring or deleting it: the meta of a copy is deleted before its post.
		if ( Deleted_Terms::POST_TYPE === $post->post_type && ! Deleted_Terms::find_taxonomy( $post->ID ) ) {
			return self::not_found();
		}

		return self::check( $this->can_restore( $post ) );
	}

	/**
	 * Lists the records that can be restored, the last deleted first.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( $request ) {
		$per_page = (int) $request['per_page'];
		try {
			$kept = $this->records->list();
			$this->prime( $kept );
			$kept = array_filter( $kept, array( $this, 'may_restore' ) );
			$page = $this->prepare( array_slice( $kept, Paging::get_offset( (int) $request['page'], $per_page ), $per_page ) );
		} catch ( Unreadable_Database $problem ) {
			return $problem->to_error();
		}

		return self::answer_page( $page, count( $kept ), $per_page );
	}

	/**
	 * Reads the content of a deleted record, and of the file that shows instead now.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_item( $request ) {
		$post = $this->find( $request );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		try {
			$row = $this->records->read( $post->ID );
		} catch ( Unreadable_Database $problem ) {
			return $problem->to_error();
		}

		return $row
			? new WP_REST_Response( array( 'id' => $post->ID ) + Deleted_Content::read( $post, (bool) $row['is_reset'] ) )
			: self::not_found();
	}

	/**
	 * Restores a record. If two requests restore it at once, the second gets an error.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function restore_item( $request ) {
		return $this->run_alone( $request, 'restore_item_permissions_check', fn( WP_Post $post ) => $this->restore( $post, (bool) $request['as_draft'] ) );
	}

	/**
	 * Restores a record.
	 *
	 * @param WP_Post $post     The post.
	 * @param bool    $as_draft Whether a page or post becomes a draft.
	 * @return WP_REST_Response|WP_Error
	 */
	private function restore( WP_Post $post, bool $as_draft ) {
		if ( Deleted_Terms::POST_TYPE === $post->post_type ) {
			$taxonomy = Deleted_Terms::find_taxonomy( $post->ID );
			$term_id  = $this->terms->restore( $post );
			if ( is_wp_error( $term_id ) ) {
				return $term_id;
			}
			$this->keeper->delete_for_good( $post->ID );
			return new WP_REST_Response(
				array(
					'kind'   => 'taxonomy',
					'name'   => $taxonomy->name,
					'id'     => $term_id,
					'status' => null,
				)
			);
		}

		$restored = $this->is_ours( $post ) ? $this->posts->restore( $post ) : $this->trashed->restore( $post, $as_draft );
		if ( is_wp_error( $restored ) ) {
			return $restored;
		}

		return new WP_REST_Response(
			array(
				'kind'   => 'postType',
				'name'   => $post->post_type,
				'id'     => $post->ID,
				'status' => get_post_status( $post->ID ),
			)
		);
	}

	/**
	 * Deletes a record permanently.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function delete_item( $request ) {
		return $this->run_alone(
			$request,
			'delete_item_permissions_check',
			function ( WP_Post $post ) {
				try {
					$previous = $this->prepare( array_filter( array( $this->records->read( $post->ID ) ) ) )[0] ?? null;
				} catch ( Unreadable_Database $problem ) {
					return $problem->to_error();
				}
				if ( ! $this->keeper->delete_for_good( $post->ID ) ) {
					return new WP_Error( 'rest_cannot_delete', __( 'It could not be deleted.', 'atelier' ), array( 'status' => 500 ) );
				}

				return new WP_REST_Response(
					array(
						'deleted'  => true,
						'previous' => $previous,
					)
				);
			}
		);
	}

	/**
	 * Returns the parameters of the list.
	 *
	 * @return array<string, array>
	 */
	public function get_collection_params(): array {
		return array_intersect_key( parent::get_collection_params(), array_flip( array( 'page', 'per_page' ) ) );
	}

	/**
	 * Returns the schema of a deletion.
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-deletion',
			'type'       => 'object',
			'properties' => array(
				'id'         => array( 'type' => 'integer' ),
				'kind'       => array(
					'type' => 'string',
					'enum' => array( 'postType', 'taxonomy' ),
				),
				'name'       => array( 'type' => 'string' ),
				'label'      => array( 'type' => 'string' ),
				'title'      => array( 'type' => 'string' ),
				'is_reset'   => array( 'type' => 'boolean' ),
				'deleted'    => array(
					'type'   => 'string',
					'format' => 'date-time',
				),
				'expires'    => array(
					'type'   => 'string',
					'format' => 'date-time',
				),
				'deleted_by' => array( 'type' => 'string' ),
			),
		);
	}

	/**
	 * Runs a function under the deletion's lock, if it is still allowed then.
	 *
	 * @param WP_REST_Request $request The request.
	 * @param string          $check   Method that checks the right.
	 * @param callable        $run     The function, called with the post.
	 * @return WP_REST_Response|WP_Error
	 */
	private function run_alone( WP_REST_Request $request, string $check, callable $run ) {
		$id = (int) $request['id'];

		return $this->lock->run(
			"deletion:$id",
			function () use ( $request, $check, $run, $id ) {
				// The post was read before the lock was acquired, and may have changed.
				clean_post_cache( $id );
				$allowed = $this->$check( $request );

				return true === $allowed ? $run( get_post( $id ) ) : $allowed;
			}
		);
	}

	/**
	 * Finds the deleted record of a request.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_Post|WP_Error
	 */
	private function find( WP_REST_Request $request ) {
		$post = get_post( (int) $request['id'] );

		return $this->posts->is_deleted( $post ) && ( Deleted_Terms::POST_TYPE !== $post->post_type || Deleted_Terms::is_genuine( $post ) ) ? $post : self::not_found();
	}

	/**
	 * Returns whether the current person would have the right to delete a deleted record.
	 *
	 * @param WP_Post $post The deleted post.
	 */
	private function can_restore( WP_Post $post ): bool {
		return Deleted_Terms::POST_TYPE === $post->post_type ? Deleted_Terms::may_delete( $post->ID ) : $this->posts->can_restore( $post );
	}

	/**
	 * Returns the same for a row of the list.
	 *
	 * @param array{id: int, type: string, author: int, status: string} $row The row.
	 */
	private function may_restore( array $row ): bool {
		return Deleted_Terms::POST_TYPE === $row['type']
			? Deleted_Terms::may_delete( $row['id'] )
			: $this->posts->may_delete( $row['id'], $row['type'], $row['author'], $row['status'] );
	}

	/**
	 * Returns whether Design itself restores a deleted post, and not WordPress.
	 *
	 * @param WP_Post $post The post.
	 */
	private function is_ours( WP_Post $post ): bool {
		return $this->posts->is_deleted( $post ) && ! $this->posts->is_trashed_by_host( $post );
	}

	/**
	 * Loads the data for the rights to rows into the cache: the post types of views, and the taxonomies of terms.
	 *
	 * @param array[] $rows Rows of the list.
	 */
	private function prime( array $rows ): void {
		$ids = array();
		foreach ( $rows as $row ) {
			$ids[ $row['type'] ][] = $row['id'];
		}
		update_object_term_cache( $ids[ Saved_Views::POST_TYPE ] ?? array(), Saved_Views::POST_TYPE );
		update_meta_cache( 'post', $ids[ Deleted_Terms::POST_TYPE ] ?? array() );
	}

	/**
	 * Prepares deletions for the response.
	 *
	 * @param array[] $rows Rows of the list.
	 * @return array[]
	 * @throws Unreadable_Database When the database did not answer.
	 */
	private function prepare( array $rows ): array {
		$ids    = array_column( $rows, 'id' );
		$titles = $this->records->titles( $ids );

		return array_map( fn( array $row ): array => $this->prepare_one( $row, $titles[ $row['id'] ] ?? '' ), array_values( $rows ) );
	}

	/**
	 * Prepares a deletion for the response.
	 *
	 * @param array<string, mixed> $row   A row of the list.
	 * @param string               $title The post's title.
	 * @return array<string, mixed>
	 */
	private function prepare_one( array $row, string $title ): array {
		$taxonomy = Deleted_Terms::POST_TYPE === $row['type'] ? Deleted_Terms::find_taxonomy( $row['id'] ) : null;
		$person   = get_userdata( $row['person'] );

		return array(
			'id'         => $row['id'],
			'kind'       => $taxonomy ? 'taxonomy' : 'postType',
			'name'       => $taxonomy ? $taxonomy->name : $row['type'],
			'label'      => $taxonomy ? $taxonomy->labels->singular_name : get_post_type_object( $row['type'] )->labels->singular_name,
			'title'      => Looks::POST_TYPE === $row['type'] ? Looks::decode_title( $title ) : $title,
			'is_reset'   => $row['is_reset'],
			'deleted'    => gmdate( 'Y-m-d\TH:i:s\Z', $row['time'] ),
			'expires'    => gmdate( 'Y-m-d\TH:i:s\Z', $row['expires'] ),
			'deleted_by' => $person ? $person->display_name : '',
		);
	}

	/**
	 * Makes the error for a missing deletion.
	 */
	private static function not_found(): WP_Error {
		return new WP_Error( 'rest_post_invalid_id', __( 'It can no longer be restored: it was restored already, or deleted permanently.', 'atelier' ), array( 'status' => 404 ) );
	}

	/**
	 * Returns the result of a permission check.
	 *
	 * @param bool $is_allowed Whether the person has the right.
	 * @return true|WP_Error
	 */
	private static function check( bool $is_allowed ) {
		return self::allow( $is_allowed, __( 'Sorry, you are not allowed to restore this.', 'atelier' ) );
	}
}
