<?php
/**
 * The REST routes of Design's tests in Site Health.
 *
 * @package Atelier
 */

namespace Atelier\Health;

use Atelier\Http\Design_Controller;
use Atelier\Public_Page\Public_Page;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/health/…`: the routes run one test each, and `probe` receives the requests of a test and changes nothing.
 */
final class Health_Controller extends Design_Controller {

	/** Methods with which Design changes records. */
	private const METHODS = array( 'POST', 'PUT', 'PATCH', 'DELETE' );

	/** Contents like those that Design saves: firewalls search for such code. */
	private const CONTENT = '<!-- wp:html --><style>.a{background:url(data:image/svg+xml;utf8,%3Csvg%3E)}</style><iframe src="https://example.org/?a=../b"></iframe><!-- /wp:html --><!-- wp:paragraph {"style":{"color":{"text":"#123456"}}} --><p onclick="">SELECT one FROM us</p><!-- /wp:paragraph -->';

	/** How many characters a probe may send. */
	private const MAX_LENGTH = 2000;

	/**
	 * Constructor.
	 *
	 * @param Loopback $loopback Sends requests to the site itself.
	 */
	public function __construct( private Loopback $loopback ) {
		parent::__construct( 'health' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		foreach ( array( 'methods', 'page-cache' ) as $name ) {
			$this->add_route( "/$name", $this->reader( 'check_' . str_replace( '-', '_', $name ), 'permissions_check' ), array( $this, 'get_result_schema' ) );
		}
		$this->add_route(
			'/probe',
			array(
				$this->endpoint(
					implode( ', ', self::METHODS ),
					'answer_probe',
					'permissions_check',
					array(
						'content' => array(
							'description' => __( 'Contents like those that Design saves.', 'atelier' ),
							'type'        => 'string',
							'maxLength'   => self::MAX_LENGTH,
							'required'    => true,
						),
					)
				),
			),
			array( $this, 'get_probe_schema' )
		);
	}

	/**
	 * Checks that the person may see the state of the site and use Design.
	 *
	 * @return true|\WP_Error
	 */
	public function permissions_check() {
		return self::allow( Site_Health::is_allowed(), __( 'Sorry, you are not allowed to check the health of this site.', 'atelier' ) );
	}

	/**
	 * Checks whether changes arrive.
	 */
	public function check_methods(): WP_REST_Response {
		$answers = array();
		foreach ( self::METHODS as $method ) {
			// The same request that WordPress sends from the browser.
			$answers[ $method ] = $this->loopback->send(
				rest_url( "$this->namespace/$this->rest_base/probe" ),
				'POST',
				array(
					'Content-Type'           => 'application/json',
					'X-HTTP-Method-Override' => $method,
				),
				(string) wp_json_encode( array( 'content' => self::CONTENT ) )
			);
		}

		return new WP_REST_Response( Health_Checks::methods( $answers, md5( self::CONTENT ), (string) wp_parse_url( rest_url(), PHP_URL_PATH ) ) );
	}

	/**
	 * Checks whether a page cache responds instead of the site.
	 */
	public function check_page_cache(): WP_REST_Response {
		$url = add_query_arg( Public_Page::ARGUMENT, '1', home_url( '/' ) );
		// A cache stores the page at the first request, and returns it for the second.
		$this->loopback->send( $url );

		return new WP_REST_Response( Health_Checks::page_cache( $this->loopback->send( $url ), 'name="' . Public_Page::META_NAME . '"' ) );
	}

	/**
	 * Returns the method and the digest of the received request.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function answer_probe( $request ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'method' => $request->get_method(),
				'digest' => md5( $request['content'] ),
			)
		);
	}

	/**
	 * Describes the result of a test, in WordPress's format.
	 */
	public function get_result_schema(): array {
		$text = static fn( string $description ): array => array(
			'description' => $description,
			'type'        => 'string',
			'readonly'    => true,
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-health-result',
			'type'       => 'object',
			'properties' => array(
				'test'        => $text( __( 'Name of the test.', 'atelier' ) ),
				'label'       => $text( __( 'What was found, in one line.', 'atelier' ) ),
				'status'      => array( 'enum' => array( 'good', 'recommended', 'critical' ) ) + $text( __( 'How grave it is.', 'atelier' ) ),
				'badge'       => array(
					'description' => __( 'Whose test it is.', 'atelier' ),
					'type'        => 'object',
					'readonly'    => true,
				),
				'description' => $text( __( 'What to know and what to do, as HTML.', 'atelier' ) ),
				'actions'     => $text( __( 'Links, as HTML.', 'atelier' ) ),
			),
		);
	}

	/**
	 * Describes the response of the probe.
	 */
	public function get_probe_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-health-probe',
			'type'       => 'object',
			'properties' => array(
				'method' => array(
					'description' => __( 'Method that arrived.', 'atelier' ),
					'type'        => 'string',
					'enum'        => self::METHODS,
					'readonly'    => true,
				),
				'digest' => array(
					'description' => __( 'Digest of the contents that arrived.', 'atelier' ),
					'type'        => 'string',
					'readonly'    => true,
				),
			),
		);
	}
}
