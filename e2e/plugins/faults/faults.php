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
 * The option is a list of faults. Each has a `route` (a regular expression of the route) and may have a `method`, a `status` with
 * `code` and `message` to answer with, or `isPage` to answer with a page that is no JSON, a `delay` in milliseconds, and `times`, after
 * which it is over.
 */
add_filter(
	'rest_pre_dispatch',
	static function ( $result, $server, $request ) {
		$faults = (array) get_option( 'faults', array() );
		foreach ( $faults as $index => $fault ) {
			$is_meant = 1 === preg_match( '#' . $fault['route'] . '#', $request->get_route() )
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
		}
		return $result;
	},
	10,
	3
);
