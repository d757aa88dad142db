<?php
/**
 * Numbers that are valid in JSON but cannot be stored.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses a write with a number such as `1e999`. PHP reads it as infinity, which it cannot encode as JSON: records that are stored as JSON, the
 * global styles for example, would be stored empty. Requests of other clients to other routes pass unchanged.
 */
final class Finite_Numbers {
	/** Pattern that a body with such a number matches: a large body without a match needs no further check. */
	private const SIGN = '/[0-9]{200}|e\+?[0-9]{3}/i';

	/** Routes that store JSON; they are checked for every client. */
	private const ROUTES = '#^/(atelier/v1|wp/v2/(global-styles|font-families|font-collections|wp_dataviews))(/|$)#';

	/** Arguments that contain JSON as a string. */
	private const JSON_ARGUMENTS = array( 'font_family_settings', 'font_face_settings' );

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'rest_pre_dispatch', array( $this, 'refuse' ), 10, 3 );
	}

	/**
	 * Refuses a write with an infinite number.
	 *
	 * @param mixed           $result  Response of another plugin; null for none.
	 * @param \WP_REST_Server $server  The server.
	 * @param WP_REST_Request $request The request.
	 * @return mixed The response that ends the request; null to continue it.
	 */
	public function refuse( $result, $server, WP_REST_Request $request ) {
		$is_ours = Design_Request::is_from_design( $request ) || preg_match( self::ROUTES, $request->get_route() );
		if ( null !== $result || ! $is_ours || in_array( $request->get_method(), array( 'GET', 'HEAD', 'OPTIONS' ), true ) ) {
			return $result;
		}
		$sent = self::may_be_missing( (string) $request->get_body() ) ? (array) $request->get_json_params() : array();
		foreach ( self::JSON_ARGUMENTS as $name ) {
			if ( is_string( $request[ $name ] ) && self::may_be_missing( $request[ $name ] ) ) {
				$sent[] = json_decode( $request[ $name ], true );
			}
		}

		return self::are_in( $sent ) ? $result : new WP_Error( 'atelier_infinite_number', self::message(), array( 'status' => 400 ) );
	}

	/**
	 * Returns whether all numbers in a value are finite.
	 *
	 * @param mixed $value The value.
	 */
	public static function are_in( $value ): bool {
		if ( is_array( $value ) ) {
			foreach ( $value as $inner ) {
				if ( ! self::are_in( $inner ) ) {
					return false;
				}
			}
		}

		return ! is_float( $value ) || is_finite( $value );
	}

	/**
	 * Returns whether JSON may contain an infinite number.
	 *
	 * @param string $json The JSON.
	 */
	public static function may_be_missing( string $json ): bool {
		return (bool) preg_match( self::SIGN, $json );
	}

	/**
	 * Returns the message for the person.
	 */
	public static function message(): string {
		return __( 'A number is too large to be stored. Nothing was saved.', 'atelier' );
	}
}
