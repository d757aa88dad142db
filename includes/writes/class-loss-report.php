<?php
/**
 * Reports markup that the server removed from a record.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress silently removes markup that a person may not write, a script for example. The response to a write of Design
 * lists it. Global styles and looks contain values instead of markup, and have their own reports.
 */
final class Loss_Report {
	/** Field of a response with the names of removed markup (`src/data/writes/dropped-middleware.ts`). */
	public const FIELD = 'atelier_dropped';

	/** Fields of posts, templates and terms that contain texts. */
	private const FIELDS = array( 'title', 'content', 'excerpt', 'name', 'description' );

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		// Runs before the fields of the response are filtered.
		add_filter( 'rest_request_after_callbacks', array( $this, 'add' ), 10, 3 );
	}

	/**
	 * Adds the names to the response.
	 *
	 * @param mixed           $response The response.
	 * @param array           $handler  The route's handler.
	 * @param WP_REST_Request $request  The request.
	 * @return mixed
	 */
	public function add( $response, $handler, WP_REST_Request $request ) {
		if ( ! $response instanceof WP_REST_Response || $response->is_error() || ! Design_Request::is_from_design( $request ) ) {
			return $response;
		}
		$address = Record_Address::from_request( $request );
		$data    = $response->get_data();
		// A setting is stored escaped, which removes nothing.
		if ( ! $address || Record_Address::SETTINGS === $address->type || ! is_array( $data ) ) {
			return $response;
		}
		if ( 'update_item' !== $address->method && ! $address->is_creation() ) {
			return $response;
		}
		$dropped = array();
		// The routes of terms strip markup from the parameters, so the body is read.
		$body = Record_Address::TERM === $address->type ? json_decode( $request->get_body(), true ) : null;
		foreach ( self::FIELDS as $field ) {
			$sent   = self::raw( $body[ $field ] ?? $request[ $field ] );
			$stored = self::raw( $data[ $field ] ?? null );
			if ( null !== $sent && null !== $stored ) {
				array_push( $dropped, ...Lost_Markup::find( $sent, $stored ), ...( is_array( $body ) ? self::find_lost_octets( $sent, $stored ) : array() ) );
			}
		}
		if ( $dropped ) {
			$response->set_data( $data + array( self::FIELD => array_values( array_unique( $dropped ) ) ) );
		}

		return $response;
	}

	/**
	 * Returns the removed percent-encoded characters, `%3C` for example: names of terms lose these, too.
	 *
	 * @param string $sent   The name as it was sent.
	 * @param string $stored The name as it was stored.
	 * @return string[]
	 */
	private static function find_lost_octets( string $sent, string $stored ): array {
		preg_match_all( '/%[0-9a-f]{2}/i', $sent, $octets );

		return array_values( array_filter( $octets[0], static fn( string $octet ): bool => ! str_contains( $stored, $octet ) ) );
	}

	/**
	 * Returns the raw text of a field; null where there is none.
	 *
	 * @param mixed $value A field of a request or a response.
	 */
	private static function raw( $value ): ?string {
		$text = is_array( $value ) ? $value['raw'] ?? null : $value;

		return is_string( $text ) ? $text : null;
	}
}
