<?php
/**
 * Plugin Name: Faults
 * Description: For tests: has chosen REST routes fail or answer late, as the option `faults` says.
 * Version:     1.0.0
 * License:     GPL-2.0-or-later
 *
 * @package Faults
 */

/**
 * Returns the fault for a request, and counts it. The option `faults` is a list of faults. Each has a `route`, a regular expression, and
 * may have:
 *
 * - `method`: the method of the request.
 * - `status`, with `code` and `message`: the error to answer with.
 * - `isPage`: answers with a page that is no JSON.
 * - `isLost`: runs the request, and loses its answer.
 * - `delay`: milliseconds before the answer.
 * - `times`: how many requests fail before the fault ends.
 *
 * @param WP_REST_Request $request Request.
 * @param bool            $is_done Whether it is done already.
 */
function faults_consume( WP_REST_Request $request, bool $is_done ): ?array {
	$faults = (array) get_option( 'faults', array() );
	foreach ( $faults as $index => $fault ) {
		$is_meant = ! empty( $fault['isLost'] ) === $is_done
			&& 1 === preg_match( '#' . $fault['route'] . '#', $request->get_route() )
			&& ( empty( $fault['method'] ) || $fault['method'] === $request->get_method() );
		if ( ! $is_meant ) {
			continue;
		}
		if ( isset( $fault['times'] ) ) {
			--$faults[ $index ]['times'];
			if ( $faults[ $index ]['times'] < 1 ) {
				unset( $faults[ $index ] );
			}
			update_option( 'faults', array_values( $faults ) );
		}
		return $fault;
	}
	return null;
}

add_filter(
	'rest_pre_dispatch',
	static function ( $result, $server, $request ) {
		$fault = faults_consume( $request, false );
		if ( ! empty( $fault['delay'] ) ) {
			usleep( 1000 * (int) $fault['delay'] );
		}
		if ( ! empty( $fault['isPage'] ) ) {
			// As a fatal error, a maintenance page, or a proxy that lets nothing through.
			status_header( (int) $fault['status'] );
			header( 'Content-Type: text/html' );
			echo '<p>A page in place of an answer.</p>';
			exit;
		}
		if ( ! empty( $fault['status'] ) ) {
			return new WP_Error(
				$fault['code'] ?? 'test_fault',
				$fault['message'] ?? 'The test has this request fail.',
				array( 'status' => (int) $fault['status'] )
			);
		}
		return $result;
	},
	10,
	3
);

add_filter(
	'rest_pre_serve_request',
	static function ( $is_served, $result, $request ) {
		// An empty body is no answer: it does not show whether the request was done.
		return $is_served || null !== faults_consume( $request, true );
	},
	10,
	3
);
