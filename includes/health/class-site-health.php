<?php
/**
 * Tests of Site Health.
 *
 * @package Atelier
 */

namespace Atelier\Health;

use Atelier\Page\Address;
use Atelier\Page\Admin_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the tests of Design to Tools → Site Health: they find proxies, firewalls and caches that prevent editing. The page requests one result
 * after the other: from {@see Health_Controller}, and from admin-ajax where the cookies of the dashboard are needed.
 */
final class Site_Health {

	/** Name of the test of the editor's data, and suffix of its AJAX action. */
	private const PAYLOAD_TEST = 'atelier_payload';

	/** Name of the nonce that the page of Site Health sends. */
	private const NONCE = 'health-check-site-status';

	/**
	 * Constructor.
	 *
	 * @param Loopback $loopback Sends requests to the site itself.
	 */
	public function __construct( private Loopback $loopback ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'site_status_tests', array( $this, 'add_tests' ) );
		// WordPress replaces each underscore with a hyphen.
		add_action( 'wp_ajax_health-check-' . str_replace( '_', '-', self::PAYLOAD_TEST ), array( $this, 'send_payload_result' ) );
	}

	/**
	 * Adds the tests.
	 *
	 * @param mixed $tests Tests by kind and name.
	 */
	public function add_tests( $tests ): array {
		$tests = is_array( $tests ) ? $tests : array();

		$tests['async'][ self::PAYLOAD_TEST ] = array(
			'label' => __( 'Data of Design’s editor', 'atelier' ),
			'test'  => self::PAYLOAD_TEST,
		);
		foreach (
			array(
				'methods'    => __( 'Changes made in Design', 'atelier' ),
				'page-cache' => __( 'Design’s preview', 'atelier' ),
			) as $name => $label
		) {
			$tests['async'][ "atelier_$name" ] = array(
				'label'    => $label,
				'test'     => rest_url( "atelier/v1/health/$name" ),
				'has_rest' => true,
			);
		}

		return $tests;
	}

	/**
	 * Returns whether the person may see the state of the site and use Design.
	 */
	public static function is_allowed(): bool {
		return current_user_can( 'view_site_health_checks' ) && current_user_can( Admin_Page::get_needed_capability() );
	}

	/**
	 * Sends the result of the test whether the data of the editor can be read.
	 */
	public function send_payload_result(): never {
		check_ajax_referer( self::NONCE );
		if ( ! self::is_allowed() ) {
			wp_send_json_error( null, 403 );
		}
		$url = add_query_arg(
			array(
				'page'                       => Address::PAGE,
				Admin_Page::PAYLOAD_ARGUMENT => 'editor',
			),
			admin_url( 'admin.php' )
		);
		wp_send_json_success( Health_Checks::payload( $this->loopback->send( $url, 'GET', array( 'Accept' => 'application/json' ) ) ) );
		exit;
	}
}
