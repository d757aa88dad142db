<?php
/**
 * Prevents a repeated request from creating a second record.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Stores for a day which record an attempt has created. The same attempt, sent again because its response was lost, gets
 * that record, as long as it exists. A repeated request to a route of Design that creates no record, a restoration for example,
 * gets the first response; an update on WordPress's own routes runs again.
 */
final class Created_Once {
	private const KEY_PATTERN = '/^[A-Za-z0-9-]{8,64}$/';

	/**
	 * Names of the current attempts, by request.
	 *
	 * @var array<int, string>
	 */
	private array $attempts = array();

	/**
	 * Constructor.
	 *
	 * @param Write_Lock $lock Locks an attempt.
	 */
	public function __construct( private readonly Write_Lock $lock ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'rest_pre_dispatch', array( $this, 'answer_before_checks' ), PHP_INT_MAX, 3 );
		add_filter( 'rest_dispatch_request', array( $this, 'answer_again' ), PHP_INT_MAX, 2 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'remember' ), 10, 3 );
	}

	/**
	 * Answers a repeated attempt on a route of Design before the route's own checks, which would fail after the first attempt, for
	 * example of a restoration. The stored response was for the same person.
	 *
	 * @param mixed           $result  Response of another plugin; null for none.
	 * @param WP_REST_Server  $server  The server.
	 * @param WP_REST_Request $request The request.
	 * @return mixed
	 */
	public function answer_before_checks( $result, $server, WP_REST_Request $request ) {
		$is_own = null === $result && str_starts_with( $request->get_route(), '/atelier/v1/' );
		$name   = $is_own ? self::get_name( $request ) : null;
		$done   = null === $name ? null : get_transient( $name );
		if ( null !== $name ) {
			// Removes the cached miss: the first attempt may end while this one waits for it.
			wp_cache_delete( 'notoptions', 'options' );
		}

		return is_array( $done ) ? new WP_REST_Response( $done ) : $result;
	}

	/**
	 * Answers a repeated attempt whose record was created already.
	 *
	 * @param mixed           $result  Response of another plugin; null for none.
	 * @param WP_REST_Request $request The request.
	 * @return mixed
	 */
	public function answer_again( $result, WP_REST_Request $request ) {
		$name = null === $result ? self::get_name( $request ) : null;
		if ( null === $name ) {
			return $result;
		}
		// The first attempt may still be running.
		if ( ! $this->lock->acquire( $name ) ) {
			return $this->lock->refusal();
		}
		$this->attempts[ spl_object_id( $request ) ] = $name;
		$made                                        = get_transient( $name );
		if ( is_array( $made ) ) {
			return new WP_REST_Response( $made );
		}
		if ( ! is_string( $made ) ) {
			return null;
		}
		$again = new WP_REST_Request( 'GET', $made );
		$again->set_query_params( array( 'context' => 'edit' ) );
		$response = rest_do_request( $again );
		if ( 404 === $response->get_status() ) {
			// The record was deleted since, so the attempt creates it again.
			delete_transient( $name );
			return null;
		}
		if ( ! $response->is_error() ) {
			$response->set_status( 201 );
		}

		return $response;
	}

	/**
	 * Stores the record that an attempt created, or its response.
	 *
	 * @param mixed           $response The response.
	 * @param array           $handler  The route's handler.
	 * @param WP_REST_Request $request  The request.
	 * @return mixed The unchanged response.
	 */
	public function remember( $response, $handler, WP_REST_Request $request ) {
		$id   = spl_object_id( $request );
		$name = $this->attempts[ $id ] ?? null;
		if ( null === $name ) {
			return $response;
		}
		unset( $this->attempts[ $id ] );
		$data = $response instanceof WP_REST_Response && ! $response->is_error() && ! self::is_secret( $response ) ? $response->get_data() : null;
		if ( is_array( $data ) && isset( $data['id'] ) && 201 === $response->get_status() ) {
			set_transient( $name, $request->get_route() . '/' . $data['id'], DAY_IN_SECONDS );
		} elseif ( is_array( $data ) && str_starts_with( $request->get_route(), '/atelier/v1/' ) ) {
			set_transient( $name, $data, DAY_IN_SECONDS );
		}
		$this->lock->release( $name );

		return $response;
	}

	/**
	 * Returns whether a response must not be stored: such an attempt runs again.
	 *
	 * @param WP_REST_Response $response The response.
	 */
	private static function is_secret( WP_REST_Response $response ): bool {
		return str_contains( (string) ( $response->get_headers()['Cache-Control'] ?? '' ), 'no-store' );
	}

	/**
	 * Returns the name of a request's attempt; null when the request is no named POST of Design.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	private static function get_name( WP_REST_Request $request ): ?string {
		$key = (string) $request->get_header( Design_Request::KEY_HEADER );
		if ( ! preg_match( self::KEY_PATTERN, $key ) || ! Design_Request::is_from_design( $request ) || 'POST' !== $request->get_method() ) {
			return null;
		}

		return 'atelier_made_' . md5( get_current_user_id() . ' ' . $request->get_route() . ' ' . $key );
	}
}
