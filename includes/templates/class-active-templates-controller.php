<?php
/**
 * The REST routes of template activation.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Http\Design_Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/active-templates`: what is active, and one slug at a time what is to be. `/wp/v2/settings` asks for the right
 * to manage options, and takes only the whole setting.
 */
final class Active_Templates_Controller extends Design_Controller {
	/**
	 * Sets the address.
	 *
	 * @param Active_Templates $active The setting.
	 */
	public function __construct( private Active_Templates $active ) {
		parent::__construct( 'active-templates' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$value = array(
			'anyOf'             => array( ...Active_Templates::value_schema()['anyOf'], array( 'type' => 'null' ) ),
			'validate_callback' => array( self::class, 'validate_value' ),
			'sanitize_callback' => 'rest_sanitize_request_arg',
		);
		$this->add_route( '', $this->reader( 'get_items', 'permissions_check' ), array( $this, 'get_public_item_schema' ) );
		$this->add_route(
			'/(?P<slug>[^\s<>"\'\\\\:*?|]+)',
			array(
				$this->endpoint(
					WP_REST_Server::EDITABLE,
					'update_item',
					'permissions_check',
					array(
						// Not "required": WordPress takes null for a parameter that is missing.
						'value'    => array( 'description' => __( 'Id of a template, false for none, null to remove the entry.', 'atelier' ) ) + $value,
						'expected' => array( 'description' => __( 'What the person saw; the change is refused when it is something else by now.', 'atelier' ) ) + $value,
					)
				),
			),
			null,
			array(
				'slug' => array(
					'description'       => __( 'Slug of the template.', 'atelier' ),
					'type'              => 'string',
					'required'          => true,
					'validate_callback' => static fn( $slug ) => Active_Templates::is_slug( (string) $slug ),
				),
			)
		);
	}

	/**
	 * Checks the right.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function permissions_check( $request ) {
		return self::allow( current_user_can( Active_Templates::CAPABILITY ), __( 'Sorry, you are not allowed to choose templates on this site.', 'atelier' ) );
	}

	/**
	 * Checks a value. WordPress takes the number 0 for false: an id that is missing would deactivate the slug.
	 *
	 * @param mixed           $value   The value.
	 * @param WP_REST_Request $request The request.
	 * @param string          $name    Name of the argument.
	 * @return true|WP_Error
	 */
	public static function validate_value( $value, $request, $name ) {
		return is_int( $value ) && $value < 1
			? new WP_Error( 'rest_invalid_param', __( 'This is no id of a template.', 'atelier' ), array( 'status' => 400 ) )
			: rest_validate_request_arg( $value, $request, $name );
	}

	/**
	 * Reads the setting of the theme that is current or previewed.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_items( $request ): WP_REST_Response {
		return new WP_REST_Response( (object) $this->active->get() );
	}

	/**
	 * Changes what serves one slug.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_item( $request ) {
		if ( ! $request->has_param( 'value' ) ) {
			return new WP_Error( 'rest_missing_callback_param', __( 'The request does not say what to activate.', 'atelier' ), array( 'status' => 400 ) );
		}
		$slug    = (string) $request['slug'];
		$value   = $request['value'];
		$problem = $this->find_problem( $slug, $value );
		if ( $problem ) {
			return $problem;
		}
		// The same change, sent again because its answer was lost, finds its own value.
		$is_fresh = $request->has_param( 'expected' ) ? static fn( $present ) => in_array( $present, array( $request['expected'], $request['value'] ), true ) : null;
		$changed  = $this->active->set_one( $slug, $value, null, $is_fresh );

		return is_wp_error( $changed ) ? $changed : new WP_REST_Response( (object) $this->active->get() );
	}

	/**
	 * Describes the setting.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema() {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'atelier-active-templates',
		) + Active_Templates::schema();
	}

	/**
	 * Finds what speaks against a value.
	 *
	 * @param string         $slug  The slug.
	 * @param int|false|null $value The value.
	 */
	private function find_problem( string $slug, $value ): ?WP_Error {
		if ( false === $value && 'index' === $slug ) {
			return new WP_Error( 'atelier_index_needed', __( 'The index template cannot be deactivated: it is shown where no other template is found.', 'atelier' ), array( 'status' => 400 ) );
		}
		if ( is_int( $value ) && ! Template_Posts::can_serve( get_post( $value ), $slug, get_stylesheet() ) ) {
			return new WP_Error( 'atelier_template_cannot_serve', __( 'This template cannot be activated: it is gone, not published, of another theme, or made for something else.', 'atelier' ), array( 'status' => 400 ) );
		}

		return null;
	}
}
