<?php
/**
 * Who is logged in.
 *
 * @package Atelier
 */

namespace Atelier\Http;

use Atelier\Page\Address;
use Atelier\Page\Printed_Output;

defined( 'ABSPATH' ) || exit;

/**
 * Answers an open page of Design with the person who is logged in by now, and refuses its requests for another person.
 *
 * Cookies belong to the browser, not to the page: after another person has logged in in another tab, the page's saves
 * would be made as that person.
 */
final class Session {
	/** Action of the dashboard's AJAX that asks who is logged in. */
	public const ACTION = 'atelier_session';

	private const PERSON_HEADER = 'HTTP_X_ATELIER_PERSON';

	/**
	 * Builds the service.
	 *
	 * @param Address        $address Addresses of Design.
	 * @param Printed_Output $printed Output of plugins before the answer.
	 */
	public function __construct( private Address $address, private Printed_Output $printed ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'wp_ajax_' . self::ACTION, array( $this, 'answer' ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, array( $this, 'answer' ) );
		// After the check of cookie and nonce, which decides who asks.
		add_filter( 'rest_authentication_errors', array( $this, 'refuse_other_person' ), 200 );
	}

	/**
	 * Answers who is logged in, with the nonce that their requests need. A request that names a `stylesheet` gets the state of that theme, too.
	 * Other sites cannot read the answer.
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
	 * Whether a theme is the site's own, and the nonce of its activation for those who may activate it.
	 *
	 * @param string $stylesheet The theme; empty when none is asked about.
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
	 * Refuses a request that a page sends for another person than the one who is logged in.
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
