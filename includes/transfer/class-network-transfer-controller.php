<?php
/**
 * The REST routes of designs on the sites of a network.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Drafts\Draft_Table;
use Atelier\Http\Design_Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/transfer/sites` on a network: sends a design to one of its other sites. Each site checks the rights and the file itself.
 */
final class Network_Transfer_Controller extends Design_Controller {
	/**
	 * Builds the controller.
	 *
	 * @param Network_Transfer $network Sends requests to sites.
	 */
	public function __construct( private readonly Network_Transfer $network ) {
		parent::__construct( 'transfer/sites' );
	}

	/**
	 * Registers the routes, on a network.
	 */
	public function register_routes(): void {
		if ( ! is_multisite() ) {
			return;
		}
		$site  = array(
			'site' => array(
				'description' => __( 'Number of the site.', 'atelier' ),
				'type'        => 'integer',
				'minimum'     => 1,
			),
		);
		$draft = array(
			'draft' => array(
				'description' => __( 'Name of a new draft on that site; empty to change it at once.', 'atelier' ),
				'type'        => 'string',
				'default'     => '',
				'maxLength'   => Draft_Table::MAX_NAME,
			),
		);
		$run   = array(
			'run' => array(
				'description' => __( 'Name of the import.', 'atelier' ),
				'type'        => 'string',
				'required'    => true,
				'pattern'     => '^[a-z0-9]{16}$',
			),
		);
		$this->add_route( '/(?P<site>\d+)/judge', array( $this->endpoint( WP_REST_Server::CREATABLE, 'judge', 'permissions_check' ) ), null, $site );
		$this->add_route( '/(?P<site>\d+)/import', array( $this->endpoint( WP_REST_Server::CREATABLE, 'import', 'permissions_check', array( 'items' => Import_Items::argument() ) + $draft ) ), null, $site );
		$this->add_route( '/(?P<site>\d+)/undo', array( $this->endpoint( WP_REST_Server::CREATABLE, 'undo', 'permissions_check', $run ) ), null, $site );
	}

	/**
	 * Checks that the person may manage the sites of the network.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function permissions_check( $request ) {
		return self::allow( Network_Transfer::may_import(), __( 'Sorry, you are not allowed to import a design into other sites.', 'atelier' ) );
	}

	/**
	 * Reports the effects of importing a file into a site.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function judge( $request ) {
		$file = Uploaded_Design::find( $request );

		return is_wp_error( $file ) ? $file : $this->network->send( (int) $request['site'], 'judge', array(), $file );
	}

	/**
	 * Imports the chosen records into a site.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function import( $request ) {
		$file = Uploaded_Design::find( $request );

		return is_wp_error( $file ) ? $file : $this->network->send( (int) $request['site'], 'import', array_filter( array( 'items' => (string) $request['items'], 'draft' => (string) $request['draft'] ) ), $file );
	}

	/**
	 * Undoes an import of a site.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function undo( $request ) {
		return $this->network->send( (int) $request['site'], "runs/{$request['run']}/undo", array(), null );
	}
}
