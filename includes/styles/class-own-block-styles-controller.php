<?php
/**
 * Routes of the site's own block styles.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use Atelier\Http\Design_Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/block-styles`, see {@see Own_Block_Styles}.
 */
final class Own_Block_Styles_Controller extends Design_Controller {
	/**
	 * Constructor.
	 *
	 * @param Own_Block_Styles $styles The styles.
	 */
	public function __construct( private readonly Own_Block_Styles $styles ) {
		parent::__construct( 'block-styles' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$block = self::describe( __( 'Name of the block.', 'atelier' ), '^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$' );
		$name  = self::describe( __( 'Name of the style.', 'atelier' ), '^[a-z0-9][a-z0-9-]*$' );
		$label = array(
			'description'       => __( 'Label of the style.', 'atelier' ),
			'type'              => 'string',
			'minLength'         => 1,
			'maxLength'         => 100,
			'pattern'           => '\S',
			'required'          => true,
			'sanitize_callback' => 'sanitize_text_field',
		);
		$was   = array_diff_key( $label, array( 'sanitize_callback' => true ) );
		$this->add_route(
			'',
			array(
				$this->endpoint( WP_REST_Server::READABLE, 'list_styles', 'can_change' ),
				$this->endpoint( WP_REST_Server::CREATABLE, 'add', 'can_change', compact( 'block', 'label' ) + array( 'name' => array( 'required' => false ) + $name ) ),
			)
		);
		$this->add_route( '/rename', array( $this->endpoint( WP_REST_Server::CREATABLE, 'rename', 'can_change', compact( 'block', 'name', 'label', 'was' ) ) ) );
		$this->add_route( '/remove', array( $this->endpoint( WP_REST_Server::CREATABLE, 'remove', 'can_change', compact( 'block', 'name' ) ) ) );
	}

	/**
	 * Checks that the person may change the design.
	 *
	 * @return true|WP_Error
	 */
	public function can_change() {
		return self::allow( current_user_can( 'edit_theme_options' ), __( 'Sorry, you are not allowed to edit styles.', 'atelier' ) );
	}

	/**
	 * Lists the styles.
	 */
	public function list_styles(): WP_REST_Response {
		return new WP_REST_Response( Own_Block_Styles::list_all() );
	}

	/**
	 * Adds a style.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function add( $request ) {
		return '' === $request['label'] ? self::refuse_label() : rest_ensure_response( $this->styles->add( $request['block'], $request['label'], (string) $request['name'] ) );
	}

	/**
	 * Changes the label of a style.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function rename( $request ) {
		return '' === $request['label'] ? self::refuse_label() : rest_ensure_response( $this->styles->rename( $request['block'], $request['name'], $request['label'], $request['was'] ) );
	}

	/**
	 * Removes a style. Its values in the global styles stay.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function remove( $request ) {
		$result = $this->styles->remove( $request['block'], $request['name'] );

		// {@see Created_Once} stores the response of an attempt only when it is an array.
		return is_wp_error( $result ) ? $result : new WP_REST_Response( array( 'removed' => true ) );
	}

	/**
	 * Describes a name.
	 *
	 * @param string $description Its description.
	 * @param string $pattern     Regular expression that it matches.
	 */
	private static function describe( string $description, string $pattern ): array {
		return array(
			'description' => $description,
			'type'        => 'string',
			'maxLength'   => 100,
			'pattern'     => $pattern,
			'required'    => true,
		);
	}

	/**
	 * Returns the error for an empty label.
	 */
	private static function refuse_label(): WP_Error {
		return new WP_Error( 'rest_invalid_param', __( 'A block style needs a label.', 'atelier' ), array( 'status' => 400 ) );
	}
}
