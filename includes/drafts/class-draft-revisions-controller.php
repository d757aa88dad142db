<?php
/**
 * The REST routes of the revisions of drafts.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\History\People;
use Atelier\Http\Design_Controller;
use Atelier\Writes\Unreadable_Database;
use Atelier\Writes\Unwritable_Database;
use Atelier\Writes\Write_Lock;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/drafts/12/revisions`: lists a draft's changes after each save, and restores them. Each restoration is a new revision.
 */
final class Draft_Revisions_Controller extends Design_Controller {
	/**
	 * Builds the controller.
	 *
	 * @param Write_Lock $lock Locks a draft.
	 */
	public function __construct( private readonly Write_Lock $lock ) {
		parent::__construct( 'drafts' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$number = static fn( string $description ): array => array(
			'description' => $description,
			'type'        => 'integer',
			'minimum'     => 1,
		);
		$id     = array( 'id' => $number( __( 'Number of the draft.', 'atelier' ) ) );
		$this->add_route( '/(?P<id>[\d]+)/revisions', $this->reader( 'get_items', 'permissions_check' ), array( $this, 'get_public_item_schema' ), $id );
		$this->add_route( '/(?P<id>[\d]+)/revisions/(?P<revision>[\d]+)/restore', array( $this->endpoint( WP_REST_Server::CREATABLE, 'restore', 'permissions_check' ) ), null, $id + array( 'revision' => $number( __( 'Number of the revision.', 'atelier' ) ) ) );
	}

	/**
	 * Checks that the person may edit the design, or may propose changes in their own drafts.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function permissions_check( $request ) {
		return Proposers::check_request( $request );
	}

	/**
	 * Lists the revisions, the newest first.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( $request ) {
		$id = (int) $request['id'];
		try {
			$draft     = Draft_Table::find( $id );
			$revisions = $draft && Draft_Table::DISCARDED !== $draft['status'] ? Draft_Revisions::all( $id ) : null;
		} catch ( Unreadable_Database $problem ) {
			return $problem->to_error();
		}
		if ( null === $revisions ) {
			return Current_Draft::find_problem( null );
		}
		$items = array();
		$ids   = self::find_ids( $revisions );
		foreach ( $revisions as $at => $revision ) {
			$before  = $revisions[ $at + 1 ]['entries'] ?? array();
			$items[] = array(
				'id'        => $revision['id'],
				'time'      => $revision['time'],
				'author'    => People::describe( $revision['author'] ),
				'isCurrent' => ! Draft_Revisions::find_changes( $revision['entries'], $draft['data']['entries'] ),
				'records'   => array_map(
					static fn( string $key ): array => array(
						'key'    => $key,
						'kind'   => explode( '/', $key, 2 )[0],
						'restId' => $ids[ $key ],
						'title'  => (string) ( $revision['entries'][ $key ]['title'] ?? $before[ $key ]['title'] ?? $key ),
					),
					Draft_Revisions::find_changes( $before, $revision['entries'] )
				),
			);
		}

		return new WP_REST_Response( $items );
	}

	/**
	 * Finds the REST ids of the records in revisions; empty for deleted records.
	 *
	 * @param list<array{entries: array<string, array>}> $revisions The revisions.
	 * @return array<string, string> By key.
	 */
	private static function find_ids( array $revisions ): array {
		$ids = array();
		foreach ( $revisions as $revision ) {
			foreach ( array_keys( $revision['entries'] ) as $key ) {
				$ids[ $key ] ??= (string) Live_Record::find( (string) $key )?->rest_id();
			}
		}

		return $ids;
	}

	/**
	 * Restores the changes that a draft had in a revision.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function restore( $request ) {
		$id       = (int) $request['id'];
		$revision = (int) $request['revision'];
		try {
			$draft = $this->lock->run( "draft:$id", static fn() => self::restore_locked( $id, $revision ) );
		} catch ( Unreadable_Database $problem ) {
			return $problem->to_error();
		}

		return is_wp_error( $draft ) ? $draft : new WP_REST_Response( Draft_Answer::describe( $draft ) );
	}

	/**
	 * Restores a revision under the draft's lock.
	 *
	 * @param int $id       Number of the draft.
	 * @param int $revision Number of the revision.
	 * @return array|WP_Error The draft.
	 */
	private static function restore_locked( int $id, int $revision ) {
		$draft   = Draft_Table::find( $id );
		$problem = Current_Draft::find_problem( $draft );
		if ( $problem ) {
			return $problem;
		}
		$then = Draft_Revisions::find( $id, $revision );
		if ( ! $then ) {
			return new WP_Error( 'rest_post_invalid_id', __( 'This revision is not there any more.', 'atelier' ), array( 'status' => 404 ) );
		}
		$draft['data']['entries'] = $then['entries'];

		return Draft_Table::save( $draft, true ) ? $draft : Unwritable_Database::error( Unwritable_Database::last_error() );
	}

	/**
	 * Returns the schema of a revision.
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-draft-revision',
			'type'       => 'object',
			'properties' => array(
				'id'        => array( 'type' => 'integer' ),
				'time'      => array( 'type' => 'integer' ),
				'author'    => array( 'type' => 'object' ),
				'isCurrent' => array( 'type' => 'boolean' ),
				'records'   => array(
					'description' => __( 'What changed in it.', 'atelier' ),
					'type'        => 'array',
					'items'       => array( 'type' => 'object' ),
				),
			),
		);
	}
}
