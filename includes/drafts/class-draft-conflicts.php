<?php
/**
 * Conflicts in a draft.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\History\Design_Settings;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Design_Request;
use Atelier\Writes\Internal_Request;
use Atelier\Writes\Record_Address;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Finds whether somebody else saved a record in a draft meanwhile, as {@see \Atelier\Writes\Write_Guard} does for the live design.
 */
final class Draft_Conflicts {
	/**
	 * Constructor.
	 *
	 * @param Current_Draft  $current The draft of this request.
	 * @param Content_Tokens $tokens  Makes tokens.
	 */
	public function __construct( private readonly Current_Draft $current, private readonly Content_Tokens $tokens ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'atelier_setting_tokens', array( $this, 'replace_setting_tokens' ) );
	}

	/**
	 * Replaces the tokens of the identity with those of the draft's values.
	 *
	 * @param array<string, string> $tokens Tokens by name of the setting.
	 * @return array<string, string>
	 */
	public function replace_setting_tokens( array $tokens ): array {
		foreach ( $this->current->get() ? Design_Settings::OPTIONS : array() as $name => $option ) {
			$tokens[ $name ] = $this->tokens->get_entry_token( 'draft', array( $name ), get_option( $option ) );
		}

		return $tokens;
	}

	/**
	 * Compares the token of the draft's values with the one that the request expects. Returns an error where they differ.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function find( WP_REST_Request $request ): ?WP_Error {
		$address = Record_Address::from_request( $request );
		$seen    = (string) $request->get_header( Design_Request::TOKEN_HEADER );
		if ( ! $address || '' === $seen || ! $address->is_change() ) {
			return null;
		}
		if ( Record_Address::SETTINGS === $address->type ) {
			$now      = $this->tokens->get_settings_tokens();
			$expected = json_decode( $seen, true );
			$changed  = array_filter( is_array( $expected ) ? $expected : array(), static fn( $token, $name ): bool => isset( $now[ $name ] ) && $request->has_param( $name ) && $token !== $now[ $name ], ARRAY_FILTER_USE_BOTH );

			return $changed ? self::make_error( $request, array( 'tokens' => $now ) + Draft_Authors::describe_settings( $this->current, array_keys( $changed ) ) ) : null;
		}
		$type = str_starts_with( $request->get_route(), '/wp/v2/template-parts' ) ? 'wp_template_part' : 'wp_template';
		$now  = $address->entries()?->entry_token( $request ) ?? match ( $address->type ) {
			Record_Address::POST     => $this->tokens->get_post_token( (int) $address->key() ),
			Record_Address::TEMPLATE => $this->tokens->get_template_token( (string) $address->key(), $type ),
			default                  => null,
		};

		return null === $now || hash_equals( $now, $seen ) ? null : self::make_error( $request, array( 'token' => $now ) + Draft_Authors::describe_record( $this->current, $address, $type ) );
	}

	/**
	 * Makes the error for a record that somebody else saved in the draft meanwhile.
	 *
	 * @param WP_REST_Request $request The request.
	 * @param array           $details Token of the current values, and their author.
	 */
	private static function make_error( WP_REST_Request $request, array $details ): WP_Error {
		$response = Internal_Request::read( $request->get_route() );

		return new WP_Error(
			'atelier_changed_meanwhile',
			__( 'This was changed by someone else meanwhile.', 'atelier' ),
			array(
				'status' => 412,
				'record' => $response->is_error() ? null : (array) rest_get_server()->response_to_data( $response, false ),
			) + $details
		);
	}
}
