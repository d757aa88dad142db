<?php
/**
 * Requests of the site to itself.
 *
 * @package Atelier
 */

namespace Atelier\Health;

defined( 'ABSPATH' ) || exit;

/**
 * Sends requests to the site like the browser of the current person: through the proxies, firewalls and caches in front of it, where the
 * site's own address resolves to them.
 */
final class Loopback {

	/** Time limit in seconds, the same as for WordPress's own loopback request. */
	private const TIMEOUT = 10;

	/**
	 * Sends a request with the cookies of the current person.
	 *
	 * @param string                $url     URL of this site, or of another one of its network.
	 * @param string                $method  HTTP method.
	 * @param array<string, string> $headers Headers by name.
	 * @param string                $body    Body; empty without one.
	 * @param int                   $timeout Seconds to wait.
	 */
	public function send( string $url, string $method = 'GET', array $headers = array(), string $body = '', int $timeout = self::TIMEOUT ): Health_Answer {
		$headers += array(
			'Cache-Control' => 'no-cache',
			'X-WP-Nonce'    => wp_create_nonce( 'wp_rest' ),
		);
		if ( isset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] ) ) {
			// Forwards the password of a protected site.
			$headers['Authorization'] = 'Basic ' . base64_encode( wp_unslash( $_SERVER['PHP_AUTH_USER'] ) . ':' . wp_unslash( $_SERVER['PHP_AUTH_PW'] ) );
		}
		$response = wp_remote_request(
			$url,
			array(
				'method'      => $method,
				'headers'     => $headers,
				'body'        => '' === $body ? null : $body,
				'cookies'     => wp_unslash( $_COOKIE ),
				'timeout'     => $timeout,
				'redirection' => 0,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify'   => apply_filters( 'https_local_ssl_verify', false ),
			)
		);
		if ( is_wp_error( $response ) ) {
			return new Health_Answer( 0, $response->get_error_message() );
		}
		$received = wp_remote_retrieve_headers( $response );

		return new Health_Answer(
			(int) wp_remote_retrieve_response_code( $response ),
			wp_remote_retrieve_body( $response ),
			is_array( $received ) ? $received : $received->getAll()
		);
	}
}
