<?php
/**
 * The other people who have a record open.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use Atelier\Http\Design_Controller;
use Atelier\Overlay\Design_Overlay;
use Atelier\Page\Admin_Page;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/open-records`: every method returns the other people who have a record open. PUT stores that the person has it open,
 * DELETE that the person has closed it.
 */
final class Open_Records_Controller extends Design_Controller {
	/** Types whose records may be files of the theme, named `theme//slug`. */
	private const FILE_TYPES = array( 'wp_template', 'wp_template_part', 'wp_registered_template' );

	/**
	 * Constructor.
	 *
	 * @param Open_Records $records Stores who has records open.
	 */
	public function __construct( private readonly Open_Records $records ) {
		parent::__construct( 'open-records' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$args = array(
			'type' => array(
				'description' => __( 'Type of the record.', 'atelier' ),
				'type'        => 'string',
				'pattern'     => '^[a-z0-9_-]{1,22}$',
				'required'    => true,
			),
			'id'   => array(
				'description' => __( 'Number of the record, or the name of a template’s file.', 'atelier' ),
				'type'        => 'string',
				'minLength'   => 1,
				'maxLength'   => 500,
				'required'    => true,
			),
		);
		$this->add_route(
			'',
			array(
				$this->endpoint( WP_REST_Server::READABLE, 'get_item', 'permissions_check', $args ),
				$this->endpoint( 'PUT', 'update_item', 'permissions_check', $args ),
				$this->endpoint( WP_REST_Server::DELETABLE, 'delete_item', 'permissions_check', $args ),
			),
			array( $this, 'get_public_item_schema' )
		);
	}

	/**
	 * Checks that the person may edit the record.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function permissions_check( $request ) {
		$record = self::find( $request );
		// Only a person with the capability learns whether the record exists.
		if ( ! $record && current_user_can( Admin_Page::CAPABILITY ) ) {
			return new WP_Error( 'rest_post_invalid_id', __( 'Invalid post ID.', 'atelier' ), array( 'status' => 404 ) );
		}
		$may_edit = $record && ( $record['post'] ? current_user_can( 'edit_post', $record['post'] ) : current_user_can( Admin_Page::CAPABILITY ) );

		return self::allow( (bool) $may_edit, __( 'Sorry, you are not allowed to edit this item.', 'atelier' ) );
	}

	/**
	 * Returns who else has the record open.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_item( $request ): WP_REST_Response {
		return $this->answer( self::find( $request ) );
	}

	/**
	 * Stores that the person has the record open, and returns who else has.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function update_item( $request ): WP_REST_Response {
		$record = self::find( $request );
		$this->records->enter( $record['subject'], $record['post'] );

		return $this->answer( $record );
	}

	/**
	 * Stores that the person has closed the record, and returns who else has it open.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function delete_item( $request ): WP_REST_Response {
		$record = self::find( $request );
		$this->records->close( $record['subject'], $record['post'] );

		return $this->answer( $record );
	}

	/**
	 * Describes the response.
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-open-record',
			'type'       => 'object',
			'properties' => array(
				'others' => array(
					'description' => __( 'Other people who have the record open.', 'atelier' ),
					'type'        => 'array',
					'readonly'    => true,
					'context'     => array( 'view' ),
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'id'   => array( 'type' => 'integer' ),
							'name' => array( 'type' => 'string' ),
						),
					),
				),
			),
		);
	}

	/**
	 * Returns the response for a record.
	 *
	 * @param array{subject: string, post: int} $record The record.
	 */
	private function answer( array $record ): WP_REST_Response {
		$others = array();
		foreach ( $this->records->others( $record['subject'], $record['post'] ) as $id ) {
			$user = get_userdata( $id );
			if ( $user ) {
				$others[] = array(
					'id'   => $id,
					'name' => $user->display_name,
				);
			}
		}

		return new WP_REST_Response( array( 'others' => $others ) );
	}

	/**
	 * Finds the record of a request; null when there is none.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return array{subject: string, post: int}|null The unique name of the record, and its post; 0 for a file of the theme.
	 */
	private static function find( WP_REST_Request $request ): ?array {
		$type = $request['type'];
		$id   = $request['id'];
		// WordPress checks the permission also for refused arguments, to list the allowed methods in the response.
		if ( ! is_string( $type ) || ! is_string( $id ) ) {
			return null;
		}
		if ( ! ctype_digit( $id ) && in_array( $type, self::FILE_TYPES, true ) ) {
			$file_type = 'wp_template_part' === $type ? $type : 'wp_template';
			$template  = get_block_template( $id, $file_type );
			if ( ! $template ) {
				return null;
			}
			// The file is another record than the version that hides it.
			$post = 'wp_registered_template' === $type ? 0 : (int) $template->wp_id;

			return self::describe( $post, "$file_type:$id" );
		}
		$post = ctype_digit( $id ) ? get_post( (int) $id ) : null;

		return $post && $post->post_type === $type ? self::describe( $post->ID, '' ) : null;
	}

	/**
	 * Describes a record.
	 *
	 * @param int    $post Id of its post; 0 for a file of the theme.
	 * @param string $file Type and name of its file.
	 * @return array{subject: string, post: int}
	 */
	private static function describe( int $post, string $file ): array {
		/**
		 * Filters the name of the edited design; empty for the live one. People with a record open in different designs do not see each other.
		 *
		 * @param string $design Name of the design.
		 */
		$design = (string) apply_filters( 'atelier_open_records_design', '' );
		if ( '' === $design ) {
			return array(
				'subject' => $post ? "post:$post" : $file,
				'post'    => $post,
			);
		}

		return array(
			// The id of a row that represents a file is valid in one request only.
			'subject' => "$design " . ( $post && ! Design_Overlay::is_stand_in( $post ) ? "post:$post" : $file ),
			// WordPress's lock belongs to the live record.
			'post'    => 0,
		);
	}
}
