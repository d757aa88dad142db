<?php
/**
 * REST requests that the server sends to itself.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Creates requests equal to those of a person's save, for code that writes a record within another request: rights, locks, tokens, checks and
 * revisions are the same.
 */
final class Internal_Request {
	/** Routes of the types whose records REST identifies by their id. */
	private const ROUTES = array(
		'wp_global_styles' => '/wp/v2/global-styles/',
		'wp_block'         => '/wp/v2/blocks/',
		'wp_navigation'    => '/wp/v2/navigation/',
	);

	/**
	 * Creates a request of Design.
	 *
	 * @param string $method  Its method.
	 * @param string $route   Its route.
	 * @param array  $params  Its parameters.
	 * @param string $token   Token of the version that the person saw; empty for none.
	 * @param string $attempt Name of the attempt to create a record; empty for none.
	 */
	public static function make( string $method, string $route, array $params, string $token = '', string $attempt = '' ): WP_REST_Request {
		$request = new WP_REST_Request( $method, $route );
		$headers = array(
			Design_Request::CLIENT_HEADER => '1',
			Design_Request::TOKEN_HEADER  => $token,
			Design_Request::KEY_HEADER    => $attempt,
		);
		$request->set_headers( array_filter( $headers, 'strlen' ) );
		if ( 'DELETE' === $method ) {
			$request->set_query_params( $params );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $params, JSON_PRESERVE_ZERO_FRACTION ) );
		}

		return $request;
	}

	/**
	 * Sends a GET request with the context `edit`.
	 *
	 * @param string $route The route.
	 */
	public static function read( string $route ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', $route );
		$request->set_query_params( array( 'context' => 'edit' ) );

		return rest_do_request( $request );
	}

	/**
	 * Returns the error of a response, with its status.
	 *
	 * @param WP_REST_Response $response The response.
	 */
	public static function to_error( WP_REST_Response $response ): WP_Error {
		$error = $response->as_error();
		$data  = $error->get_error_data();

		return new WP_Error( $error->get_error_code(), $error->get_error_message(), array( 'status' => $response->get_status() ) + ( is_array( $data ) ? $data : array() ) );
	}

	/**
	 * Returns the route of a record of the design.
	 *
	 * @param string $type Its type.
	 * @param int    $id   Its id.
	 * @param string $name Name of a template or part in REST: `theme//slug`, or the id of a version.
	 */
	public static function get_route( string $type, int $id, string $name ): string {
		return match ( true ) {
			isset( self::ROUTES[ $type ] ) => self::ROUTES[ $type ] . $id,
			'wp_template_part' === $type   => "/wp/v2/template-parts/$name",
			ctype_digit( $name )           => "/wp/v2/wp_template/$name",
			default                        => "/wp/v2/templates/$name",
		};
	}
}
