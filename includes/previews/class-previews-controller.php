<?php
/**
 * Previews of records.
 *
 * @package Atelier
 */

namespace Atelier\Previews;

use Atelier\Http\Design_Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `GET atelier/v1/preview-frame` with the style sheets of the site, and `GET atelier/v1/previews` with a few rendered
 * records.
 */
final class Previews_Controller extends Design_Controller {
	/** How many records one request may contain. */
	private const MAX_RECORDS = 10;

	/** Matches `type:id`; names of patterns and ids of templates contain slashes. */
	private const KEY_PATTERN = '^(wp_block|wp_template_part|wp_template|wp_registered_template):.{1,255}$';

	/**
	 * Constructor.
	 *
	 * @param Preview_Frame   $frame    The document of previews.
	 * @param Record_Renderer $renderer Renders records.
	 */
	public function __construct( private Preview_Frame $frame, private Record_Renderer $renderer ) {
		parent::__construct();
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$records = array(
			'description' => __( 'Types and ids of records.', 'atelier' ),
			'type'        => 'array',
			'required'    => true,
			'minItems'    => 1,
			'maxItems'    => self::MAX_RECORDS,
			'items'       => array(
				'type'    => 'string',
				'pattern' => self::KEY_PATTERN,
			),
		);
		$this->add_route( '/preview-frame', $this->reader( 'get_frame', 'check_permission' ), array( $this, 'get_frame_schema' ) );
		$this->add_route( '/previews', $this->reader( 'get_previews', 'check_permission', compact( 'records' ) ), array( $this, 'get_previews_schema' ) );
	}

	/**
	 * Checks that the person may see the design. Each record is checked when it is rendered.
	 *
	 * @return true|WP_Error
	 */
	public function check_permission() {
		return self::allow( current_user_can( 'edit_theme_options' ), __( 'Sorry, you are not allowed to see previews.', 'atelier' ) );
	}

	/**
	 * Returns the document of previews.
	 */
	public function get_frame(): WP_REST_Response {
		return new WP_REST_Response( $this->frame->head() + array( 'bodyClass' => $this->frame->body_class() ) );
	}

	/**
	 * Renders records. When one fails, the others are still returned.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_previews( WP_REST_Request $request ): WP_REST_Response {
		$previews = array();
		foreach ( array_unique( $request['records'] ) as $key ) {
			list( $type, $id ) = explode( ':', $key, 2 );
			$preview           = $this->renderer->render( $type, $id );
			$previews[]        = is_wp_error( $preview )
				? array(
					'key'   => $key,
					'error' => $preview->get_error_message(),
				)
				: array( 'key' => $key ) + $preview;
		}

		return new WP_REST_Response( array( 'previews' => $previews ) );
	}

	/**
	 * Describes the document.
	 *
	 * @return array<string, mixed>
	 */
	public function get_frame_schema(): array {
		return $this->schema( 'atelier-preview-frame', array_fill_keys( array( 'before', 'styles', 'after', 'bodyClass' ), array( 'type' => 'string' ) ) );
	}

	/**
	 * Describes previews.
	 *
	 * @return array<string, mixed>
	 */
	public function get_previews_schema(): array {
		return $this->schema(
			'atelier-previews',
			array(
				'previews' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array_fill_keys( array( 'key', 'html', 'css', 'error' ), array( 'type' => 'string' ) ),
					),
				),
			)
		);
	}

	/**
	 * Returns a schema.
	 *
	 * @param string                              $title      Name of the described object.
	 * @param array<string, array<string, mixed>> $properties Its properties.
	 * @return array<string, mixed>
	 */
	private function schema( string $title, array $properties ): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => $title,
			'type'       => 'object',
			'properties' => $properties,
		);
	}
}
