<?php
/**
 * Task: answers REST requests one after the other in one process, like the server: a hundred take less time than ten over the network.
 * Body and query are parsed like those of a real request, so that they can contain any bytes.
 *
 * @package Atelier
 */

namespace Atelier\Local;

use Throwable;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Answers one request.
 *
 * @param array{method: string, route: string, query?: string, body?: string, headers?: array<string, string>} $sent The request; its body in Base64.
 * @return array{status: int, code: string, data: mixed} The response; status 0 for an uncaught error, or a response that is no JSON.
 */
function answer_request( array $sent ): array {
	$request = new WP_REST_Request( $sent['method'], $sent['route'] );
	// `parse_str` drops values that exceed PHP's limits, as for the URL of a request, with a warning.
	@parse_str( $sent['query'] ?? '', $query );
	$request->set_query_params( $query );
	$request->set_headers( $sent['headers'] ?? array() );
	if ( isset( $sent['body'] ) ) {
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) base64_decode( $sent['body'], true ) );
	}
	try {
		$response = rest_get_server()->dispatch( $request );
		/** This filter is documented in wp-includes/rest-api/class-wp-rest-server.php */
		$response = apply_filters( 'rest_post_dispatch', rest_ensure_response( $response ), rest_get_server(), $request );
		$data     = rest_get_server()->response_to_data( $response, false );
	} catch ( Throwable $error ) {
		return array(
			'status' => 0,
			'code'   => get_class( $error ) . ': ' . $error->getMessage() . ' (' . basename( $error->getFile() ) . ':' . $error->getLine() . ')',
			'data'   => null,
		);
	}
	$is_json = false !== wp_json_encode( $data );

	return array(
		'status' => $is_json ? $response->get_status() : 0,
		'code'   => $is_json ? ( is_array( $data ) ? (string) ( $data['code'] ?? '' ) : '' ) : 'The answer is no JSON.',
		'data'   => $is_json ? $data : null,
	);
}

/**
 * Runs the task.
 *
 * @param array{user?: string, requests: array[]} $arguments Login of the user, by default `admin`, and the requests. With `remove`, a created record
 *                                                           is deleted at once; with `reads`, the response's data is returned.
 * @return array<int, array{status: int, code: string, data?: mixed}> The responses.
 */
return static function ( array $arguments ): array {
	if ( ! defined( 'REST_REQUEST' ) ) {
		define( 'REST_REQUEST', true );
	}
	$_SERVER['HTTP_X_ATELIER_CLIENT'] = '1';
	wp_set_current_user( get_user_by( 'login', $arguments['user'] ?? 'admin' )->ID );
	$answers = array();
	foreach ( $arguments['requests'] as $sent ) {
		$answer = answer_request( $sent );
		$id     = is_array( $answer['data'] ) ? $answer['data']['id'] ?? null : null;
		if ( ! empty( $sent['remove'] ) && 201 === $answer['status'] && null !== $id ) {
			answer_request(
				array(
					'method' => 'DELETE',
					'route'  => "{$sent['route']}/$id",
					'query'  => 'force=1',
				)
			);
		}
		if ( empty( $sent['reads'] ) ) {
			unset( $answer['data'] );
		}
		$answers[] = $answer;
	}

	return $answers;
};
