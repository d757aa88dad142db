<?php
/**
 * Base of Design's REST controllers.
 *
 * @package Atelier
 */

namespace Atelier\Http;

use WP_Error;
use WP_REST_Controller;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Registers routes below `atelier/v1`.
 */
abstract class Design_Controller extends WP_REST_Controller {
	/**
	 * Constructor.
	 *
	 * @param string $rest_base Common prefix of the routes; empty for none.
	 */
	public function __construct( string $rest_base = '' ) {
		$this->namespace = 'atelier/v1';
		$this->rest_base = $rest_base;
	}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/**
	 * Registers one route.
	 *
	 * @param string        $path      Path after the base.
	 * @param array[]       $endpoints Results of {@see self::endpoint()}, for each method.
	 * @param callable|null $schema    Describes the response.
	 * @param array         $args      Parameters in the path.
	 */
	protected function add_route( string $path, array $endpoints, ?callable $schema = null, array $args = array() ): void {
		register_rest_route(
			$this->namespace,
			'/' . trim( $this->rest_base . $path, '/' ),
			array_filter( compact( 'args', 'schema' ) ) + $endpoints
		);
	}

	/**
	 * Describes the endpoint of a route for some methods.
	 *
	 * @param string $methods  Methods, see `WP_REST_Server`.
	 * @param string $callback Name of the callback method.
	 * @param string $check    Name of the method that checks the right.
	 * @param array  $args     Parameters.
	 */
	protected function endpoint( string $methods, string $callback, string $check, array $args = array() ): array {
		return array(
			'methods'             => $methods,
			'callback'            => array( $this, $callback ),
			'permission_callback' => array( $this, $check ),
			'args'                => $args,
		);
	}

	/**
	 * Describes a route that reads, see {@see self::endpoint()}.
	 *
	 * @param string $callback Name of the callback method.
	 * @param string $check    Name of the method that checks the right.
	 * @param array  $args     Parameters.
	 * @return array[]
	 */
	protected function reader( string $callback, string $check, array $args = array() ): array {
		return array( $this->endpoint( WP_REST_Server::READABLE, $callback, $check, $args ) );
	}

	/**
	 * Returns the response with one page of a list, in WordPress's form.
	 *
	 * @param array $answer   The items of the page.
	 * @param int   $total    Number of all items.
	 * @param int   $per_page Items on a page.
	 */
	protected static function answer_page( array $answer, int $total, int $per_page ): WP_REST_Response {
		$response = new WP_REST_Response( $answer );
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( $total / $per_page ) );

		return $response;
	}

	/**
	 * Returns the result of a permission check.
	 *
	 * @param bool   $is_allowed Whether the person has the right.
	 * @param string $message    Message of the error.
	 * @param string $code       Code of the error.
	 * @return true|WP_Error
	 */
	protected static function allow( bool $is_allowed, string $message, string $code = 'rest_forbidden' ) {
		return $is_allowed ? true : new WP_Error( $code, $message, array( 'status' => rest_authorization_required_code() ) );
	}
}
