<?php
/**
 * The REST routes of template activation.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Http\Design_Controller;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Last_Change;
use Atelier\Writes\Serves_Active_Templates;
use Atelier\Writes\Serves_Entries;
use Atelier\Writes\Stored_Slug;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/active-templates`: reads the active templates, and changes the one of a slug. `/wp/v2/settings` would require the
 * right to manage options, and accepts only the whole setting. An entry has a token, which a change of Design sends as for a post.
 */
final class Active_Templates_Controller extends Design_Controller implements Serves_Entries, Serves_Active_Templates {
	/**
	 * Constructor.
	 *
	 * @param Active_Templates $active The setting.
	 * @param Content_Tokens   $tokens Computes tokens.
	 */
	public function __construct( private Active_Templates $active, private Content_Tokens $tokens ) {
		parent::__construct( 'active-templates' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$this->add_route( '', $this->reader( 'get_items', 'permissions_check' ), array( $this, 'get_public_item_schema' ) );
		$this->add_route(
			'/(?P<slug>[^\s<>"\'\\\\:*?|]+)',
			array(
				...$this->reader( 'get_item', 'permissions_check' ),
				$this->endpoint(
					WP_REST_Server::EDITABLE,
					'update_item',
					'permissions_check',
					array(
						// Not "required": WordPress treats null as a missing parameter.
						'template' => array(
							'description'       => __( 'Id of a template, false for none, null to remove the entry.', 'atelier' ),
							'anyOf'             => Active_Templates::entry_schemas(),
							'validate_callback' => array( self::class, 'validate_value' ),
							'sanitize_callback' => 'rest_sanitize_request_arg',
						),
					)
				),
			),
			array( $this, 'get_entry_schema' ),
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
	 * Checks that the person may choose templates.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function permissions_check( $request ) {
		return self::allow( current_user_can( Active_Templates::CAPABILITY ), __( 'Sorry, you are not allowed to choose templates on this site.', 'atelier' ) );
	}

	/**
	 * Checks a value. WordPress treats the number 0 as false: a missing id would deactivate the slug.
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
	 * Reads the setting of the current or previewed theme.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_items( $request ): WP_REST_Response {
		return new WP_REST_Response( (object) $this->active->get() );
	}

	/**
	 * Reads the entry of one slug.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_item( $request ): WP_REST_Response {
		$slug  = self::read_slug( $request );
		$entry = $this->active->get_one( $slug );

		return new WP_REST_Response(
			array(
				'slug'          => $slug,
				'template'      => $entry,
				'template_name' => self::name_entry( $entry ),
				'title'         => self::get_title( $slug ),
			)
		);
	}

	/**
	 * Changes the entry of one slug.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_item( $request ) {
		$change = $this->read_change( $request );
		if ( is_wp_error( $change ) ) {
			return $change;
		}
		$entry   = $change['template'];
		$changed = $this->active->set_one( $change['slug'], $entry );
		if ( is_int( $entry ) && ! is_wp_error( $changed ) ) {
			Template_Lifecycle::await_no_content( $entry );
		}

		return is_wp_error( $changed ) ? $changed : $this->get_item( $request );
	}

	/**
	 * Reads the slug of a request, and the entry that it would store.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return array{slug: string, template: int|false|null}|WP_Error
	 */
	public function read_change( WP_REST_Request $request ) {
		if ( ! $request->has_param( 'template' ) ) {
			return new WP_Error( 'rest_missing_callback_param', __( 'The request does not say what to activate.', 'atelier' ), array( 'status' => 400 ) );
		}
		$change = array(
			'slug'     => self::read_slug( $request ),
			'template' => $request['template'],
		);

		return $this->find_problem( $change['slug'], $change['template'] ) ?? $change;
	}

	/**
	 * Returns the token of the entry that a request names.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function entry_token( WP_REST_Request $request ): string {
		$slug = self::read_slug( $request );

		return Active_Templates::get_token( $this->tokens, $slug, $this->active->get_one( $slug ) );
	}

	/**
	 * Returns the slug that a request names. On some servers WordPress receives the encoded path of a REST request, on others the path decoded
	 * once. In the encoded path the percent signs of a slug with letters other than Latin ones are encoded as `%25`.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	private static function read_slug( WP_REST_Request $request ): string {
		$slug = (string) $request['slug'];

		return Stored_Slug::to_stored( str_contains( $slug, '%25' ) ? rawurldecode( $slug ) : $slug );
	}

	/**
	 * Returns the subject of the setting's lock.
	 */
	public function entry_lock(): string {
		return Active_Templates::LOCK;
	}

	/**
	 * Returns the name under which the last change of a request's entry is stored.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function entry_name( WP_REST_Request $request ): string {
		return Last_Change::entry_name( Active_Templates::OPTION, self::read_slug( $request ) );
	}

	/**
	 * Describes an entry.
	 *
	 * @return array<string, mixed>
	 */
	public function get_entry_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-active-template',
			'type'       => 'object',
			'properties' => array(
				'slug'          => array( 'type' => 'string' ),
				'template'      => array( 'anyOf' => Active_Templates::entry_schemas() ),
				'template_name' => array(
					'description' => __( 'Name of what the entry chooses.', 'atelier' ),
					'type'        => 'string',
				),
				'title'         => array(
					'description' => __( 'Title of the template that serves the slug; the slug where nothing does.', 'atelier' ),
					'type'        => 'string',
				),
			),
		);
	}

	/**
	 * Returns the name of an entry's choice, in the words of the application (`write-templates.ts`).
	 *
	 * @param int|false|null $entry The entry.
	 */
	private static function name_entry( $entry ): string {
		if ( ! is_int( $entry ) ) {
			return false === $entry ? __( 'None', 'atelier' ) : __( 'The original from the theme or plugin', 'atelier' );
		}
		$title = (string) ( get_post( $entry )->post_title ?? '' );

		return html_entity_decode( '' === $title ? (string) $entry : $title, ENT_QUOTES );
	}

	/**
	 * Returns the title of the record that serves a slug.
	 *
	 * @param string $slug The slug.
	 */
	private static function get_title( string $slug ): string {
		$template = get_block_template( get_stylesheet() . "//$slug", Template_Posts::POST_TYPE );
		$title    = html_entity_decode( wp_strip_all_tags( (string) ( $template->title ?? '' ) ), ENT_QUOTES );

		return '' === $title ? Stored_Slug::to_text( $slug ) : $title;
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
	 * Returns the reason why a value cannot be stored; null for a valid one.
	 *
	 * @param string         $slug  The slug.
	 * @param int|false|null $value The entry.
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
