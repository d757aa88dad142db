<?php
/**
 * The session of an open page.
 *
 * @package Atelier
 */

namespace Atelier\Http;

use Atelier\Page\Address;
use Atelier\Page\Printed_Output;

defined( 'ABSPATH' ) || exit;

/**
 * Reports to an open page of Design who is logged in now, and refuses requests that the page sends for another person.
 *
 * Cookies belong to the browser, not to the page: after another person has logged in in another tab, the page would save
 * as that person.
 */
final class Session {
	/** AJAX action that returns who is logged in. */
	public const ACTION = 'atelier_session';

	private const PERSON_HEADER = 'HTTP_X_ATELIER_PERSON';

	/**
	 * Constructor.
	 *
	 * @param Address        $address Addresses of Design.
	 * @param Printed_Output $printed Output of plugins before the response.
	 */
	public function __construct( private Address $address, private Printed_Output $printed ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'wp_ajax_' . self::ACTION, array( $this, 'answer' ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, array( $this, 'answer' ) );
		// Runs after the check of cookie and nonce, which determines the current user.
		add_filter( 'rest_authentication_errors', array( $this, 'refuse_other_person' ), 200 );
	}

	/**
	 * Sends who is logged in, with the nonce for their requests. For a request with `stylesheet` it adds the state of that theme. Other sites
	 * cannot read the response.
	 */
	public function answer(): void {
		$this->printed->stop_collecting();
		nocache_headers();
		$user = wp_get_current_user();
		wp_send_json(
			$user->exists()
				? array(
					'userId' => $user->ID,
					'name'   => $user->display_name,
					'nonce'  => wp_create_nonce( 'wp_rest' ),
				) + $this->describe_theme( $this->address->read( 'stylesheet' ) )
				: array( 'userId' => 0 )
		);
	}

	/**
	 * Returns whether a theme is active, with the nonce of its activation for people who may activate it.
	 *
	 * @param string $stylesheet The theme; empty for none.
	 * @return array{theme?: array{isActive: bool, nonce: string}}
	 */
	private function describe_theme( string $stylesheet ): array {
		if ( '' === $stylesheet ) {
			return array();
		}

		return array(
			'theme' => array(
				'isActive' => get_option( 'stylesheet' ) === $stylesheet,
				'nonce'    => current_user_can( 'switch_themes' ) ? wp_create_nonce( 'switch-theme_' . $stylesheet ) : '',
			),
		);
	}

	/**
	 * Refuses a request that a page sends for a person who is no longer logged in.
	 *
	 * @param \WP_Error|bool|null $result Result of the earlier checks.
	 * @return \WP_Error|bool|null
	 */
	public function refuse_other_person( mixed $result ): mixed {
		$meant = isset( $_SERVER[ self::PERSON_HEADER ] ) ? absint( $_SERVER[ self::PERSON_HEADER ] ) : 0;
		$id    = get_current_user_id();
		if ( is_wp_error( $result ) || 0 === $meant || 0 === $id || $id === $meant ) {
			return $result;
		}

		return new \WP_Error(
			'atelier_other_person',
			__( 'Another person is logged in. Nothing was saved.', 'atelier' ),
			array( 'status' => 403 )
		);
	}
}
