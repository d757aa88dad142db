<?php
/**
 * Where patterns, template parts, menus and fonts are used.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use Atelier\Http\Design_Controller;
use Atelier\Menus\Menu_Capability;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/usage`: the places that use a record, how many places use each of several, and which records are used. It
 * rebuilds the index, and replaces a record in all places.
 */
final class Usage_Controller extends Design_Controller {
	/** How many changes one request may undo; the client sends those again that the request does not reach in time. */
	private const MAX_UNDONE = 500;

	/**
	 * Constructor.
	 *
	 * @param Usage_Index        $index  The index.
	 * @param Usage_Place_Writer $writer Writes the places in which a record is replaced.
	 * @param Usage_Undo         $undo   Undoes changes of places.
	 */
	public function __construct( private Usage_Index $index, private Usage_Place_Writer $writer, private Usage_Undo $undo ) {
		parent::__construct( 'usage' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$kind = array(
			'description' => __( 'What is used.', 'atelier' ),
			'type'        => 'string',
			'enum'        => Usage_Finder::KINDS,
			'required'    => true,
		);
		$id   = array(
			'minLength' => 1,
			'required'  => true,
		) + Place_Params::describe_slug( __( 'Number of a menu or pattern, name of a theme’s pattern, theme//slug of a part, slug of a font.', 'atelier' ) );
		$this->add_route( '', $this->reader( 'get_items', 'can_read', compact( 'kind', 'id' ) + $this->get_paging_params() ), array( $this, 'get_public_item_schema' ) );
		$ids = array(
			'description' => __( 'Records to count the places of.', 'atelier' ),
			'type'        => 'array',
			'items'       => array_diff_key( $id, array( 'required' => true ) ),
			'maxItems'    => 100,
			'required'    => true,
		);
		$this->add_route( '/counts', $this->reader( 'get_counts', 'can_read', compact( 'kind', 'ids' ) ) );
		$this->add_route( '/used', $this->reader( 'get_used', 'can_read', compact( 'kind' ) ) );
		$this->add_route( '/rebuild', array( $this->endpoint( WP_REST_Server::CREATABLE, 'rebuild', 'can_rebuild', $this->get_rebuild_params() ) ) );
		$this->add_route( '/replace', array( $this->endpoint( WP_REST_Server::CREATABLE, 'replace', 'can_change', compact( 'kind', 'id' ) + $this->get_replace_params() ) ) );
		$this->add_route( '/undo', array( $this->endpoint( WP_REST_Server::CREATABLE, 'undo', 'can_change', $this->get_undo_params() ) ) );
	}

	/**
	 * Checks that the person may edit posts or the design. Each place is checked separately.
	 *
	 * @return true|WP_Error
	 */
	public function can_read() {
		return self::allow( current_user_can( 'edit_posts' ) || current_user_can( 'edit_theme_options' ), __( 'Sorry, you are not allowed to do that.', 'atelier' ) );
	}

	/**
	 * Checks that the person may change the design.
	 *
	 * @return true|WP_Error
	 */
	public function can_change() {
		return self::allow( current_user_can( 'edit_theme_options' ), __( 'Sorry, you are not allowed to do that.', 'atelier' ) );
	}

	/**
	 * Checks that the person may change the design or the menus of the site, whose screen shows where each menu is used.
	 *
	 * @return true|WP_Error
	 */
	public function can_rebuild() {
		return current_user_can( Menu_Capability::name() ) ? true : $this->can_change();
	}

	/**
	 * Lists the places that use a record.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( $request ) {
		$per_page = (int) $request['per_page'];
		try {
			$this->index->refresh_files();
			$places = Usage_Places::for_record( $request['kind'], $request['id'] );
			$answer = array(
				'items'      => $places->get_page( (int) $request['page'], $per_page ),
				'total'      => $places->count(),
				'hidden'     => $places->count_hidden(),
				'incomplete' => $places->count_incomplete(),
				'index'      => $this->index->get_progress(),
			);
		} catch ( Usage_Unknown $unknown ) {
			return $unknown->to_read_error();
		}
		return self::answer_page( $answer, $answer['total'], $per_page );
	}

	/**
	 * Counts the places of several records.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_counts( $request ) {
		$counts     = array();
		$incomplete = 0;
		try {
			$this->index->refresh_files();
			foreach ( $request['ids'] as $id ) {
				$places        = Usage_Places::for_record( $request['kind'], $id );
				$counts[ $id ] = $places->count() + $places->count_hidden();
				$incomplete    = max( $incomplete, $places->count_incomplete() );
			}
		} catch ( Usage_Unknown $unknown ) {
			return $unknown->to_read_error();
		}
		return new WP_REST_Response(
			array(
				'counts'     => (object) $counts,
				'incomplete' => $incomplete,
				'index'      => $this->index->get_progress(),
			)
		);
	}

	/**
	 * Lists the records of a kind that are used anywhere, also those whose places the person may not read.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_used( $request ) {
		try {
			$this->index->refresh_files();
			$answer = array(
				'used'       => Usage_Places::find_used( $request['kind'] ),
				'incomplete' => Usage_Table::count_all_incomplete(),
				'index'      => $this->index->get_progress(),
			);
		} catch ( Usage_Unknown $unknown ) {
			return $unknown->to_read_error();
		}
		return new WP_REST_Response( $answer );
	}

	/**
	 * Rebuilds the next batch of the index; starts over when the request says so.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function rebuild( $request ) {
		try {
			if ( $request['restart'] ) {
				$this->index->begin_rebuild();
			}
			$this->index->rebuild_batch();
		} catch ( Usage_Unknown $unknown ) {
			return $unknown->to_rebuild_error();
		}
		return new WP_REST_Response( $this->index->get_progress() );
	}

	/**
	 * Replaces a record in some of the places that use it.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function replace( $request ) {
		$replacement = Usage_Replacement::create( $request['kind'], $request['id'], $request['with'] );
		if ( is_wp_error( $replacement ) ) {
			return $replacement;
		}
		try {
			$this->index->refresh_files();
			return new WP_REST_Response( $replacement->run( Usage_Places::for_record( $request['kind'], $request['id'] ), $request['cursor'], $this->writer ) );
		} catch ( Usage_Unknown $unknown ) {
			return $unknown->to_read_error();
		}
	}

	/**
	 * Undoes changes of places. The response lists the places that were not restored: the person may not edit them, or they have changed since.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function undo( $request ): WP_REST_Response {
		return new WP_REST_Response( $this->undo->run( $request['changes'] ) );
	}

	/**
	 * Describes a place.
	 */
	public function get_item_schema(): array {
		$text = array(
			'type'     => 'string',
			'context'  => array( 'view' ),
			'readonly' => true,
		);
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-usage',
			'type'       => 'object',
			'properties' => array(
				'items'      => array(
					'type'     => 'array',
					'context'  => array( 'view' ),
					'readonly' => true,
					'items'    => array(
						'type'       => 'object',
						'properties' => array(
							'key'       => $text,
							'id'        => $text,
							'postId'    => array( 'type' => 'integer' ) + $text,
							'type'      => $text,
							'typeLabel' => $text,
							'title'     => $text,
							'status'    => $text,
							'canEdit'   => array( 'type' => 'boolean' ) + $text,
						),
					),
				),
				'total'      => array( 'type' => 'integer' ) + $text,
				'hidden'     => array( 'type' => 'integer' ) + $text,
				'incomplete' => array( 'type' => 'integer' ) + $text,
				'index'      => array( 'type' => 'object' ) + $text,
			),
		);
	}

	/**
	 * Describes the parameters of paging.
	 */
	private function get_paging_params(): array {
		return array(
			'page'     => array(
				'description' => __( 'Page of the list.', 'atelier' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'default'     => 1,
			),
			'per_page' => array(
				'description' => __( 'Places on a page.', 'atelier' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 100,
				'default'     => 20,
			),
		);
	}

	/**
	 * Describes the parameters of a rebuild.
	 */
	private function get_rebuild_params(): array {
		return array(
			'restart' => array(
				'description' => __( 'Start over.', 'atelier' ),
				'type'        => 'boolean',
				'default'     => false,
			),
		);
	}

	/**
	 * Describes the parameters of a replacement.
	 */
	private function get_replace_params(): array {
		return array(
			'with'   => Place_Params::describe_slug( __( 'The record that takes its place; empty keeps its content in place.', 'atelier' ) ) + array( 'default' => '' ),
			'cursor' => Place_Params::describe_cursor(),
		);
	}

	/**
	 * Describes the parameters of an undo.
	 */
	private function get_undo_params(): array {
		return array(
			'changes' => array(
				'description' => __( 'Changes, as a replacement answers them.', 'atelier' ),
				'type'        => 'array',
				'maxItems'    => self::MAX_UNDONE,
				'required'    => true,
				'items'       => array(
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => array(
						'id'       => array(
							'type'     => 'integer',
							'minimum'  => 1,
							'required' => true,
						),
						'revision' => array(
							'type'     => 'integer',
							'minimum'  => 0,
							'required' => true,
						),
						'hash'     => array(
							'type'     => 'string',
							'pattern'  => '^[0-9a-f]{32}$',
							'required' => true,
						),
					),
				),
			),
		);
	}
}
