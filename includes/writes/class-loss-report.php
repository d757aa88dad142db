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
 * WordPress silently removes markup that a person may not write, a script for example. The answer to a write of Design
 * names it. Global styles and looks have values instead of markup, and reports of their own.
 */
final class Loss_Report {
	/** Field of an answer with the names of removed markup (`src/data/writes/dropped-middleware.ts`). */
	public const FIELD = 'atelier_dropped';

	/** Fields of posts, templates and terms that people write texts into. */
	private const FIELDS = array( 'title', 'content', 'excerpt', 'name', 'description' );

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		// Before the fields of the answer are chosen.
		add_filter( 'rest_request_after_callbacks', array( $this, 'add' ), 10, 3 );
	}

	/**
	 * Adds the names to the answer.
	 *
	 * @param mixed           $response The answer.
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
		// A setting is stored escaped, which takes nothing from it.
		if ( ! $address || Record_Address::SETTINGS === $address->type || ! is_array( $data ) ) {
			return $response;
		}
		if ( 'update_item' !== $address->method && ! $address->is_creation() ) {
			return $response;
		}
		$dropped = array();
		// The routes of terms take markup from a name before they look at it.
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
	 * Returns the characters that names of terms lose beside markup: those with a percent sign, `%3C` for example.
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
	 * The text that a person edits; null where there is none.
	 *
	 * @param mixed $value A field as it is sent or answered.
	 */
	private static function raw( $value ): ?string {
		$text = is_array( $value ) ? $value['raw'] ?? null : $value;

		return is_string( $text ) ? $text : null;
	}
}
