<?php
/**
 * The REST routes of named moments.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Http\Design_Controller;
use Atelier\Page\Admin_Page;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/history/moments`: names, renames and removes moments.
 */
final class Named_Moments_Controller extends Design_Controller {
	private const MAX_LENGTH = 200;

	/**
	 * Builds the controller.
	 *
	 * @param Named_Moments $moments Stores moments.
	 */
	public function __construct( private readonly Named_Moments $moments ) {
		parent::__construct( 'history/moments' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$name = array(
			'name' => array(
				'description'       => __( 'Name of the moment.', 'atelier' ),
				'type'              => 'string',
				'required'          => true,
				'minLength'         => 1,
				'maxLength'         => self::MAX_LENGTH,
				'validate_callback' => array( self::class, 'validate_name' ),
			),
		);
		$more = array(
			'automatic' => array(
				'description' => __( 'Whether Design names it by itself.', 'atelier' ),
				'type'        => 'boolean',
				'default'     => false,
			),
			'at'        => array( 'required' => false ) + History_Controller::at_argument(),
		);
		$id   = array(
			'id' => array(
				'description' => __( 'Number of the moment.', 'atelier' ),
				'type'        => 'integer',
				'minimum'     => 1,
			),
		);
		$this->add_route( '', array( $this->endpoint( WP_REST_Server::CREATABLE, 'create_item', 'permissions_check', $name + $more ) ), array( $this, 'get_public_item_schema' ) );
		$this->add_route(
			'/(?P<id>[\d]+)',
			array(
				$this->endpoint( WP_REST_Server::EDITABLE, 'rename', 'permissions_check', $name ),
				$this->endpoint( WP_REST_Server::DELETABLE, 'remove', 'permissions_check' ),
			),
			array( $this, 'get_public_item_schema' ),
			$id
		);
	}

	/**
	 * Checks that the person may edit the design.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function permissions_check( $request ) {
		return self::allow( current_user_can( Admin_Page::CAPABILITY ), __( 'Sorry, you are not allowed to name moments of the design.', 'atelier' ) );
	}

	/**
	 * Checks that a name is not empty.
	 *
	 * @param mixed           $value   The name.
	 * @param WP_REST_Request $request The request.
	 * @param string          $name    Name of the argument.
	 * @return true|WP_Error
	 */
	public static function validate_name( $value, $request, $name ) {
		return is_string( $value ) && '' === self::clean( $value )
			? new WP_Error( 'rest_invalid_param', __( 'A moment needs a name.', 'atelier' ), array( 'status' => 400 ) )
			: rest_validate_request_arg( $value, $request, $name );
	}

	/**
	 * Names a moment.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create_item( $request ) {
		$at     = (string) $request['at'];
		$moment = '' === $at ? null : Past_Design::open( $at );
		if ( '' !== $at && ! $moment ) {
			return History_Controller::gone();
		}
		$made = $this->moments->create( self::clean( $request['name'] ), (bool) $request['automatic'], $moment );

		// Not 201: a repeated attempt would then read the moment by its route, and there is none for reading.
		return is_wp_error( $made ) ? $made : new WP_REST_Response( self::describe( $made ) );
	}

	/**
	 * Renames a moment.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function rename( $request ) {
		$moment = self::find( $request );
		if ( ! $moment ) {
			return History_Controller::gone();
		}
		if ( Moment_Table::NAMED !== $moment['status'] && Moment_Table::count( Moment_Table::NAMED ) >= Named_Moments::MAX_NAMED ) {
			return Named_Moments::full();
		}
		if ( ! Moment_Table::rename( $moment['id'], self::clean( $request['name'] ) ) ) {
			return new WP_Error( 'atelier_not_kept', __( 'This moment could not be kept.', 'atelier' ), array( 'status' => 500 ) );
		}
		$renamed = self::find( $request );

		return $renamed ? new WP_REST_Response( self::describe( $renamed ) ) : History_Controller::gone();
	}

	/**
	 * Removes a named moment, and the contents that no other moment uses.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function remove( $request ) {
		$moment = self::find( $request );
		if ( ! $moment ) {
			return History_Controller::gone();
		}
		$this->moments->remove( array( $moment['id'] ) );

		return new WP_REST_Response(
			array(
				'deleted'  => true,
				'previous' => self::describe( $moment ),
			)
		);
	}

	/**
	 * Returns the schema of a moment, which is a row of the history.
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-moment',
			'type'       => 'object',
			'properties' => array(
				'id'        => array( 'type' => 'string' ),
				'at'        => array( 'type' => 'string' ),
				'from'      => array( 'type' => 'integer' ),
				'to'        => array( 'type' => 'integer' ),
				'name'      => array( 'type' => 'string' ),
				'automatic' => array( 'type' => 'boolean' ),
				'author'    => array( 'type' => 'object' ),
			),
		);
	}

	/**
	 * Finds the moment that a request names.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	private static function find( WP_REST_Request $request ): ?array {
		$moment = Moment_Table::find( (int) $request['id'] );

		return $moment && Moment_Table::UNDO !== $moment['status'] ? $moment : null;
	}

	/**
	 * Describes a moment.
	 *
	 * @param array $moment The moment.
	 */
	private static function describe( array $moment ): array {
		return Row_Answer::describe( History_List::make_row( $moment ), array() );
	}

	/**
	 * Cleans a name: it has one line, without spaces at its ends.
	 *
	 * @param string $name The name.
	 */
	private static function clean( string $name ): string {
		return trim( (string) preg_replace( '/[\s\x00-\x1f\x7f]+/u', ' ', wp_check_invalid_utf8( $name, true ) ) );
	}
}
