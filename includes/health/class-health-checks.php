<?php
/**
 * The rules of Design's tests in Site Health.
 *
 * @package Atelier
 */

namespace Atelier\Health;

defined( 'ABSPATH' ) || exit;

/**
 * Contains the rules of the tests that Design adds to Site Health. Each receives responses and returns a result in WordPress's form,
 * with markup only in the description.
 */
final class Health_Checks {

	/** Headers of caches whose value shows that a response comes from a cache. */
	private const CACHE_HEADERS = array( 'x-cache', 'x-cache-status', 'cf-cache-status', 'x-litespeed-cache', 'x-proxy-cache', 'x-varnish-cache', 'x-nginx-cache' );

	/**
	 * Tests whether the data that the editor needs can be read.
	 *
	 * @param Health_Answer $answer Response to the request for the data.
	 */
	public static function payload( Health_Answer $answer ): array {
		$payload = $answer->json();
		if ( isset( $payload['preload'] ) ) {
			$by = $payload['printed']['by'] ?? array();
			if ( is_array( $by ) && array() !== $by ) {
				return self::result(
					'payload',
					'recommended',
					__( 'Something prints into the answers that Design reads', 'atelier' ),
					array(
						/* translators: %s: names of plugins and themes, for example "plugins/hello". */
						sprintf( __( 'Design removes what is printed, so that nothing breaks. It comes from: %s.', 'atelier' ), implode( ', ', array_filter( $by, 'is_string' ) ) ),
						__( 'Their authors can mend it: output belongs into the page, not before it.', 'atelier' ),
					)
				);
			}

			return self::result( 'payload', 'good', __( 'Design can read the data of its editor', 'atelier' ), array( __( 'The site answers with data that is whole.', 'atelier' ) ) );
		}

		return self::result(
			'payload',
			'critical',
			__( 'Design cannot read the data of its editor', 'atelier' ),
			array( __( 'Lists and settings work without it; previews, styles and the editor do not.', 'atelier' ), self::describe( $answer ) )
		);
	}

	/**
	 * Tests whether changes arrive: WordPress sends them as POST with the actual method in a header, and they contain markup and CSS.
	 *
	 * @param array<string, Health_Answer> $answers Responses of the probe by the actual method.
	 * @param string                       $digest  Digest of the sent contents.
	 * @param string                       $path    Path of the REST API, for example `/wp-json/`.
	 */
	public static function methods( array $answers, string $digest, string $path ): array {
		$refused = array();
		foreach ( $answers as $method => $answer ) {
			$json = $answer->json();
			if ( null === $json ) {
				$refused[] = $method . ': ' . self::describe( $answer );
			} elseif ( ( $json['method'] ?? '' ) !== $method ) {
				/* translators: 1: name of an HTTP header, 2: HTTP method. */
				$refused[] = sprintf( __( 'The header %1$s does not arrive, so that %2$s does not, either.', 'atelier' ), 'X-HTTP-Method-Override', $method );
			} elseif ( ( $json['digest'] ?? '' ) !== $digest ) {
				/* translators: %s: HTTP method. */
				$refused[] = sprintf( __( 'The contents of %s arrive changed.', 'atelier' ), $method );
			}
		}
		if ( array() === $refused ) {
			return self::result( 'methods', 'good', __( 'Changes made in Design arrive', 'atelier' ), array( __( 'Nothing before the site refuses or changes what Design saves.', 'atelier' ) ) );
		}

		return self::result(
			'methods',
			'critical',
			__( 'Something refuses changes made in Design', 'atelier' ),
			array_merge(
				array( __( 'A firewall, a security plugin or the server’s settings stand in the way of saving.', 'atelier' ) ),
				$refused,
				array(
					sprintf(
						/* translators: %s: path of the site's REST API, for example /wp-json/. */
						__( 'What to write to your host: “Please allow POST requests to %s with the header X-HTTP-Method-Override (PUT, PATCH, DELETE) and with block markup and CSS in their body, for people who are logged in.”', 'atelier' ),
						$path
					),
				)
			)
		);
	}

	/**
	 * Tests whether the preview shows the current site, not a cached page.
	 *
	 * @param Health_Answer $answer Response to the request for the page of the preview.
	 * @param string        $marker Text that only a page for the preview contains.
	 */
	public static function page_cache( Health_Answer $answer, string $marker ): array {
		$is_stored = 0 < (int) $answer->header( 'age' );
		foreach ( self::CACHE_HEADERS as $name ) {
			$is_stored = $is_stored || 1 === preg_match( '/\bhit\b/i', $answer->header( $name ) );
		}
		if ( 200 !== $answer->status ) {
			return self::result(
				'page_cache',
				'recommended',
				__( 'The page for Design’s preview cannot be read', 'atelier' ),
				array( __( 'The preview shows nothing until the editor’s scripts have loaded.', 'atelier' ), self::describe( $answer ) )
			);
		}
		if ( $is_stored || ! str_contains( $answer->body, $marker ) ) {
			return self::result(
				'page_cache',
				'recommended',
				__( 'A page cache answers in place of the site', 'atelier' ),
				array(
					__( 'The preview may show an older state of the site.', 'atelier' ),
					sprintf(
						/* translators: %s: name of a parameter of addresses. */
						__( 'Leave addresses with the parameter %s out of the cache, and people who are logged in.', 'atelier' ),
						'atelier_public_page'
					),
				)
			);
		}

		return self::result( 'page_cache', 'good', __( 'Design’s preview shows the site as it is now', 'atelier' ), array( __( 'No page cache answers in place of the site.', 'atelier' ) ) );
	}

	/**
	 * Describes an unreadable response.
	 *
	 * @param Health_Answer $answer The response.
	 */
	private static function describe( Health_Answer $answer ): string {
		$line = $answer->first_line();
		if ( 0 === $answer->status ) {
			/* translators: %s: reason. */
			return sprintf( __( 'The site could not ask itself: %s', 'atelier' ), $line );
		}

		return '' === $line
			/* translators: %d: HTTP status, for example 403. */
			? sprintf( __( 'The answer has the status %d, and no text.', 'atelier' ), $answer->status )
			/* translators: 1: HTTP status, for example 403; 2: first line of the answer. */
			: sprintf( __( 'The answer has the status %1$d and begins with: “%2$s”', 'atelier' ), $answer->status, $line );
	}

	/**
	 * Builds a result.
	 *
	 * @param string   $test       Name of the test.
	 * @param string   $status     `good`, `recommended` or `critical`.
	 * @param string   $label      Title.
	 * @param string[] $paragraphs Sentences, as text.
	 */
	private static function result( string $test, string $status, string $label, array $paragraphs ): array {
		return array(
			'test'        => "atelier_$test",
			'label'       => $label,
			'status'      => $status,
			'badge'       => array(
				'label' => __( 'Design', 'atelier' ),
				'color' => 'blue',
			),
			'description' => implode( '', array_map( static fn( string $text ): string => '<p>' . esc_html( $text ) . '</p>', $paragraphs ) ),
			'actions'     => '',
		);
	}
}
