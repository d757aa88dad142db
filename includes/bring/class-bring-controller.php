<?php
/**
 * The REST routes of bringing work to the current theme.
 *
 * @package Atelier
 */

namespace Atelier\Bring;

use Atelier\Http\Design_Controller;
use Atelier\Transfer\Design_Import;
use Atelier\Transfer\Import_Items;
use Atelier\Transfer\Transfer_Rights;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/other-themes`: which themes people have made something of, what bringing that would do, and the bringing. It copies, so
 * that the old theme keeps its own; its undo is that of an import.
 */
final class Bring_Controller extends Design_Controller {
	/**
	 * Builds the controller.
	 *
	 * @param Design_Import $import Writes, and takes back.
	 */
	public function __construct( private readonly Design_Import $import ) {
		parent::__construct( 'other-themes' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$from = array(
			'from' => array(
				'description' => __( 'Stylesheet of the theme.', 'atelier' ),
				'type'        => 'string',
				'required'    => true,
				'minLength'   => 1,
				'maxLength'   => 200,
			),
		);
		$this->add_route( '', $this->reader( 'get_items', 'permissions_check' ), array( $this, 'get_public_item_schema' ) );
		$this->add_route( '/work', $this->reader( 'get_item', 'permissions_check', $from ) );
		$this->add_route( '/bring', array( $this->endpoint( WP_REST_Server::CREATABLE, 'bring', 'permissions_check', $from + array( 'items' => Import_Items::argument() ) ) ) );
	}

	/**
	 * Checks that the person may edit the design. Each record needs its own right, too.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function permissions_check( $request ) {
		return self::allow( Transfer_Rights::may_import(), __( 'Sorry, you are not allowed to edit the design.', 'atelier' ) );
	}

	/**
	 * Lists the themes.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_items( $request ): WP_REST_Response {
		return new WP_REST_Response( Other_Themes::list_themes() );
	}

	/**
	 * Says what bringing the work of a theme would do.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_item( $request ) {
		$from = (string) $request['from'];

		return Other_Themes::has_work( $from ) ? new WP_REST_Response( $this->import->judge( ( new Theme_Design( $from ) )->read() ) ) : self::nothing();
	}

	/**
	 * Brings what the person chose.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function bring( $request ) {
		$from = (string) $request['from'];
		if ( ! Other_Themes::has_work( $from ) ) {
			return self::nothing();
		}
		$design = ( new Theme_Design( $from ) )->read();

		return rest_ensure_response( $this->import->run( $design, (array) Import_Items::read( (string) $request['items'] ), $design['theme']['name'] ) );
	}

	/**
	 * Describes a theme.
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-other-theme',
			'type'       => 'object',
			'properties' => array(
				'stylesheet'  => array( 'type' => 'string' ),
				'name'        => array( 'type' => 'string' ),
				'isInstalled' => array(
					'description' => __( 'Whether its files are there.', 'atelier' ),
					'type'        => 'boolean',
				),
				'templates'   => array( 'type' => 'integer' ),
				'parts'       => array( 'type' => 'integer' ),
				'hasStyles'   => array( 'type' => 'boolean' ),
			),
		);
	}

	/**
	 * The answer where nobody has made anything of a theme.
	 */
	private static function nothing(): WP_Error {
		return new WP_Error( 'atelier_no_work', __( 'There is nothing of this theme to bring.', 'atelier' ), array( 'status' => 404 ) );
	}
}
