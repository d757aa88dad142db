<?php
/**
 * The REST routes of designs as files.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Drafts\Draft_Table;
use Atelier\Drafts\Drafts_Controller;
use Atelier\Http\Design_Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/transfer`: lists the records of a design, sends them as a file, previews the import of a file, imports it, and undoes that.
 */
final class Transfer_Controller extends Design_Controller {
	private const MAX_ITEMS = 2000;

	/**
	 * Builds the controller.
	 *
	 * @param Design_Import $import Imports into the live design.
	 * @param Draft_Import  $drafts Imports into drafts.
	 */
	public function __construct( private readonly Design_Import $import, private readonly Draft_Import $drafts ) {
		parent::__construct( 'transfer' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$keys = array(
			'description' => __( 'Keys of the records; without them all are meant.', 'atelier' ),
			'type'        => array( 'array', 'null' ),
			'maxItems'    => self::MAX_ITEMS,
			'items'       => array(
				'type'      => 'string',
				'maxLength' => 300,
			),
		);
		$this->add_route( '', $this->reader( 'get_records', 'can_export' ), array( $this, 'get_public_item_schema' ) );
		$this->add_route( '/file', array( $this->endpoint( WP_REST_Server::CREATABLE, 'get_file', 'can_export', array( 'keys' => $keys ) ) ) );
		$this->add_route( '/judge', array( $this->endpoint( WP_REST_Server::CREATABLE, 'judge', 'can_import' ) ) );
		$this->add_route( '/import', array( $this->endpoint( WP_REST_Server::CREATABLE, 'import', 'can_import', array( 'items' => Import_Items::argument() ) + self::draft_argument() ) ) );
		$this->add_route(
			'/runs/(?P<id>[a-z0-9]{16})/undo',
			array( $this->endpoint( WP_REST_Server::CREATABLE, 'undo', 'can_import' ) ),
			null,
			array(
				'id' => array(
					'description' => __( 'Name of the import.', 'atelier' ),
					'type'        => 'string',
				),
			)
		);
	}

	/**
	 * Checks that the person may save the design as a file.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function can_export( $request ) {
		return self::allow( Transfer_Rights::may_export(), __( 'Sorry, you are not allowed to export the design.', 'atelier' ) );
	}

	/**
	 * Checks that the person may import designs. The right to each record is checked later.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function can_import( $request ) {
		return self::allow( Transfer_Rights::may_import(), __( 'Sorry, you are not allowed to import a design.', 'atelier' ) );
	}

	/**
	 * Lists the records that can be exported.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_records( $request ): WP_REST_Response {
		return new WP_REST_Response( Design_Export::list_records() );
	}

	/**
	 * Sends the file.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_file( $request ) {
		$bytes = Design_Export::make( $request['keys'] );
		if ( '' === $bytes ) {
			return new WP_Error( 'atelier_nothing_to_export', __( 'There is nothing to export.', 'atelier' ), array( 'status' => 400 ) );
		}
		$response = new WP_REST_Response( null, 200, array( 'Content-Disposition' => 'attachment; filename=' . Design_Export::file_name() ) );
		add_filter(
			'rest_pre_serve_request',
			static function ( $is_served, $answer ) use ( $response, $bytes ) {
				if ( $answer !== $response || $is_served ) {
					return $is_served;
				}
				header( 'Content-Type: application/zip' );
				echo $bytes; // An archive, not markup.
				return true;
			},
			10,
			2
		);

		return $response;
	}

	/**
	 * Reports the effects of importing a file.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function judge( $request ) {
		$design = self::read_file( $request );

		if ( is_wp_error( $design ) ) {
			return $design;
		}
		$sites = Network_Transfer::may_import() && ! Import_Plan::is_in_draft() ? Network_Transfer::list_sites() : array();

		return new WP_REST_Response( $this->import->judge( $design['design'] ) + array( 'sites' => $sites ) );
	}

	/**
	 * Imports the chosen records of a file.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function import( $request ) {
		$design = self::read_file( $request );
		if ( is_wp_error( $design ) ) {
			return $design;
		}
		$items = (array) Import_Items::read( (string) $request['items'] );
		$draft = Draft_Table::clean_name( (string) $request['draft'] );

		return rest_ensure_response( $this->drafts->is_in_draft() || '' !== $draft ? $this->drafts->run( $design['design'], $items, $draft ) : $this->import->run( $design['design'], $items, $design['name'] ) );
	}

	/**
	 * Returns the argument with the name of a new draft.
	 */
	private static function draft_argument(): array {
		return array(
			'draft' => array(
				'description'       => __( 'Name of a new draft into which it is imported. Without it, and outside of a draft, the site is changed at once.', 'atelier' ),
				'type'              => 'string',
				'maxLength'         => Draft_Table::MAX_NAME,
				'validate_callback' => array( Drafts_Controller::class, 'validate_name' ),
			),
		);
	}

	/**
	 * Undoes an import.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function undo( $request ) {
		return rest_ensure_response( $this->import->undo( (string) $request['id'] ) );
	}

	/**
	 * Returns the schema of the records that can be exported.
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-transfer',
			'type'       => 'object',
			'properties' => array(
				'theme'        => array( 'type' => 'object' ),
				'records'      => array(
					'description' => __( 'What people made of the current theme.', 'atelier' ),
					'type'        => 'array',
					'items'       => array( 'type' => 'object' ),
				),
				'missingFonts' => array(
					'description' => __( 'Fonts whose files are gone.', 'atelier' ),
					'type'        => 'array',
					'items'       => array( 'type' => 'string' ),
				),
			),
		);
	}

	/**
	 * Reads the uploaded file.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return array{design: array, name: string}|WP_Error
	 */
	private static function read_file( WP_REST_Request $request ) {
		$file = Uploaded_Design::find( $request );
		if ( is_wp_error( $file ) ) {
			return $file;
		}
		try {
			return array(
				'design' => Design_Format::decode( Zip_Reader::read( $file['tmp_name'] ) ),
				'name'   => $file['name'],
			);
		} catch ( Design_File_Problem $problem ) {
			return $problem->to_error();
		}
	}
}
