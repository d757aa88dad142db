<?php
/**
 * Looks: whole sets of styles that people save, or that are kept when another set replaces them.
 *
 * @package Atelier
 */

namespace Atelier\Rest;

use Atelier\Styles\Config_Cleaner;
use Atelier\Styles\Stored_Styles;
use WP_Error;
use WP_Post;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use WP_Theme_JSON;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/looks`. A look belongs to the theme that is current when it is kept, and is stored like WordPress's
 * own global styles: as JSON in a post, so that the same filters clean it for people who may not write any HTML.
 */
final class Looks_Controller extends Design_Controller {
	public const POST_TYPE = 'atelier_look';

	private const THEME_META = 'atelier_theme';
	private const KIND_META  = 'atelier_kind';
	private const KINDS      = array( 'saved', 'before' );
	private const MAX_LOOKS  = 100;
	private const MAX_BYTES  = 1048576;

	/** What the looks of one theme may take together: they are listed, and so sent, in one answer. */
	private const BUDGET_BYTES = 8388608;

	/**
	 * Sets the address.
	 */
	public function __construct() {
		parent::__construct( 'looks' );
	}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'init', array( $this, 'register_post_type' ) );
		parent::register();
	}

	/**
	 * Registers the type of the posts that hold looks. It shows nowhere by itself.
	 */
	public function register_post_type(): void {
		register_post_type(
			self::POST_TYPE,
			array(
				'label'            => __( 'Saved styles', 'atelier' ),
				'public'           => false,
				'show_ui'          => false,
				'show_in_rest'     => false,
				'rewrite'          => false,
				'query_var'        => false,
				'can_export'       => true,
				'delete_with_user' => false,
				'map_meta_cap'     => false,
				'capabilities'     => array_fill_keys(
					array( 'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'publish_posts', 'read_private_posts', 'delete_posts', 'create_posts' ),
					'edit_theme_options'
				),
				'supports'         => array( 'title' ),
			)
		);
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$schema = array( $this, 'get_public_item_schema' );
		$this->add_route(
			'',
			array(
				$this->endpoint( WP_REST_Server::READABLE, 'get_items', 'permissions_check', $this->get_collection_params() ),
				$this->endpoint( WP_REST_Server::CREATABLE, 'create_item', 'permissions_check', $this->get_endpoint_args_for_item_schema( WP_REST_Server::CREATABLE ) ),
			),
			$schema
		);
		$changeable = array_flip( array( 'title', 'kind' ) );
		$this->add_route(
			'/(?P<id>[\d]+)',
			array(
				$this->endpoint( WP_REST_Server::READABLE, 'get_item', 'permissions_check' ),
				$this->endpoint( WP_REST_Server::EDITABLE, 'update_item', 'permissions_check', array_intersect_key( $this->get_endpoint_args_for_item_schema( WP_REST_Server::EDITABLE ), $changeable ) ),
				$this->endpoint( WP_REST_Server::DELETABLE, 'delete_item', 'permissions_check' ),
			),
			$schema,
			array(
				'id' => array(
					'description' => __( 'Number of the look.', 'atelier' ),
					'type'        => 'integer',
				),
			)
		);
	}

	/**
	 * Checks that the person may edit styles.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function permissions_check( $request ) {
		if ( ! current_user_can( 'edit_theme_options' ) ) {
			return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to edit styles.', 'atelier' ), array( 'status' => rest_authorization_required_code() ) );
		}

		return true;
	}

	/**
	 * Lists the looks of the current theme, newest first.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	public function get_items( $request ): WP_REST_Response {
		$query    = new WP_Query(
			array(
				'posts_per_page' => $request['per_page'],
				'paged'          => $request['page'],
				'no_found_rows'  => false,
			) + self::theme_query()
		);
		$response = new WP_REST_Response( array_map( array( $this, 'prepare' ), $query->posts ) );
		$response->header( 'X-WP-Total', (string) $query->found_posts );
		$response->header( 'X-WP-TotalPages', (string) $query->max_num_pages );

		return $response;
	}

	/**
	 * The parameters of the list: all that a theme can have are on its first page, unless fewer are asked for.
	 *
	 * @return array<string, array>
	 */
	public function get_collection_params(): array {
		$params                        = array_intersect_key( parent::get_collection_params(), array_flip( array( 'page', 'per_page' ) ) );
		$params['per_page']['default'] = self::MAX_LOOKS;

		return $params;
	}

	/**
	 * Keeps a look for the current theme.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create_item( $request ) {
		$problem = '' === $request['title'] ? self::without_name() : Stored_Styles::find_problem( $request['settings'], $request['styles'] );
		if ( $problem ) {
			return $problem;
		}
		$content = $this->encode( (array) $request['settings'], (array) $request['styles'] );
		if ( strlen( $content ) > self::MAX_BYTES ) {
			return new WP_Error( 'atelier_look_too_large', __( 'The styles are too large to be saved.', 'atelier' ), array( 'status' => 400 ) );
		}
		$others = get_posts( self::theme_query() );
		$bytes  = array_sum( array_map( static fn( WP_Post $post ): int => strlen( $post->post_content ), $others ) );
		if ( count( $others ) >= self::MAX_LOOKS || $bytes + strlen( $content ) > self::BUDGET_BYTES ) {
			return new WP_Error( 'atelier_too_many_looks', __( 'No more styles can be saved for this theme. Delete some first.', 'atelier' ), array( 'status' => 400 ) );
		}
		$id = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => self::POST_TYPE,
					'post_status'  => 'publish',
					'post_title'   => self::encode_title( $request['title'] ),
					'post_content' => $content,
					'meta_input'   => array(
						self::THEME_META => get_stylesheet(),
						self::KIND_META  => $request['kind'],
					),
				)
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			$id->add_data( array( 'status' => 500 ) );
			return $id;
		}

		$look = $this->prepare( get_post( $id ) );
		$lost = self::find_lost( json_decode( $content, true ), json_decode( (string) wp_json_encode( $look ), true ) );

		return new WP_REST_Response( $look + ( $lost ? array( 'dropped' => $lost ) : array() ), 201 );
	}

	/**
	 * Reads a look: who is refused a change of it is told what is there.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_item( $request ) {
		$post = $this->find( (int) $request['id'] );

		return is_wp_error( $post ) ? $post : new WP_REST_Response( $this->prepare( $post ) );
	}

	/**
	 * Renames a look, or changes its kind.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_item( $request ) {
		$post = $this->find( (int) $request['id'] );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		if ( '' === $request['title'] ) {
			return self::without_name();
		}
		if ( isset( $request['title'] ) ) {
			// The content stays as it is stored: saving it again would clean it by the rights of another person.
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_title' => self::encode_title( $request['title'] ) ), array( 'ID' => $post->ID ) );
			clean_post_cache( $post->ID );
		}
		if ( isset( $request['kind'] ) ) {
			update_post_meta( $post->ID, self::KIND_META, $request['kind'] );
		}

		return new WP_REST_Response( $this->prepare( get_post( $post->ID ) ) );
	}

	/**
	 * Deletes a look for good.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function delete_item( $request ) {
		$post = $this->find( (int) $request['id'] );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		wp_delete_post( $post->ID, true );

		return new WP_REST_Response(
			array(
				'deleted'  => true,
				'previous' => $this->prepare( $post ),
			)
		);
	}

	/**
	 * Describes a look.
	 */
	public function get_item_schema(): array {
		$node = array(
			'type'                 => 'object',
			'default'              => array(),
			'additionalProperties' => true,
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-look',
			'type'       => 'object',
			'properties' => array(
				'id'       => array(
					'type'     => 'integer',
					'readonly' => true,
				),
				'title'    => array(
					'type'        => 'string',
					'required'    => true,
					'minLength'   => 1,
					'maxLength'   => 200,
					'arg_options' => array( 'sanitize_callback' => array( self::class, 'clean_title' ) ),
				),
				'kind'     => array(
					'type'    => 'string',
					'enum'    => self::KINDS,
					'default' => 'saved',
				),
				'date'     => array(
					'type'     => 'string',
					'format'   => 'date-time',
					'readonly' => true,
				),
				'settings' => $node,
				'styles'   => $node,
				'dropped'  => array(
					'description' => __( 'Paths of what was sent and is not kept, because this person may not write it.', 'atelier' ),
					'type'        => 'array',
					'items'       => array( 'type' => 'string' ),
					'readonly'    => true,
				),
			),
		);
	}

	/**
	 * Returns a name as one line of characters that can be seen.
	 *
	 * @param string|null $title The name as it was sent; null for none.
	 */
	public static function clean_title( ?string $title ): ?string {
		return null === $title ? null : trim( (string) preg_replace( '/[\s\p{Cc}]+/u', ' ', wp_check_invalid_utf8( $title ) ) );
	}

	/**
	 * Returns the name of a look as it was sent.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function title_of( WP_Post $post ): string {
		return htmlspecialchars_decode( $post->post_title, ENT_NOQUOTES );
	}

	/**
	 * Writes a name so that no filter of titles takes anything for markup: it would be cut out of the name.
	 *
	 * @param string $title The name.
	 */
	private static function encode_title( string $title ): string {
		return htmlspecialchars( $title, ENT_NOQUOTES );
	}

	/**
	 * Finds a look of the current theme.
	 *
	 * @param int $id Number of the look.
	 * @return WP_Post|WP_Error
	 */
	private function find( int $id ) {
		$post = get_post( $id );
		if ( ! $post || self::POST_TYPE !== $post->post_type || 'publish' !== $post->post_status || get_stylesheet() !== get_post_meta( $id, self::THEME_META, true ) ) {
			return new WP_Error( 'rest_post_invalid_id', __( 'These saved styles do not exist.', 'atelier' ), array( 'status' => 404 ) );
		}

		return $post;
	}

	/**
	 * Whether the current theme has any look.
	 */
	public static function has_looks(): bool {
		return array() !== get_posts(
			array(
				'posts_per_page' => 1,
				'fields'         => 'ids',
			) + self::theme_query()
		);
	}

	/**
	 * The query for the looks of the current theme.
	 *
	 * @return array<string, mixed>
	 */
	private static function theme_query(): array {
		return array(
			'post_type'      => self::POST_TYPE,
			'post_status'    => 'publish',
			'posts_per_page' => self::MAX_LOOKS,
			'orderby'        => array(
				'date' => 'DESC',
				'ID'   => 'DESC',
			),
			'no_found_rows'  => true,
			'meta_key'       => self::THEME_META, // phpcs:ignore WordPress.DB.SlowDBQuery -- A site has few looks.
			'meta_value'     => get_stylesheet(), // phpcs:ignore WordPress.DB.SlowDBQuery -- As above.
		);
	}

	/**
	 * Writes settings and styles in the form of a person's global styles, which WordPress's filters know.
	 *
	 * @param array $settings Settings.
	 * @param array $styles   Styles.
	 */
	private function encode( array $settings, array $styles ): string {
		return (string) wp_json_encode(
			array(
				'version'                     => WP_Theme_JSON::LATEST_SCHEMA,
				'isGlobalStylesUserThemeJSON' => true,
				'settings'                    => (object) $settings,
				'styles'                      => (object) $styles,
			)
		);
	}

	/**
	 * Prepares a look for the answer.
	 *
	 * @param WP_Post $post The post.
	 * @return array<string, mixed>
	 */
	private function prepare( WP_Post $post ): array {
		$content = json_decode( Config_Cleaner::clean_json( $post->post_content )['json'], true );
		$kind    = get_post_meta( $post->ID, self::KIND_META, true );

		return array(
			'id'       => $post->ID,
			'title'    => '' === trim( $post->post_title ) ? __( '(no title)', 'atelier' ) : self::title_of( $post ),
			'kind'     => in_array( $kind, self::KINDS, true ) ? $kind : 'saved',
			'date'     => mysql_to_rfc3339( $post->post_date_gmt ),
			'settings' => (object) ( $content['settings'] ?? array() ),
			'styles'   => (object) ( $content['styles'] ?? array() ),
		);
	}

	/**
	 * Finds what was sent and is not stored.
	 *
	 * @param array  $sent   Settings and styles that were sent.
	 * @param array  $stored Settings and styles that are stored.
	 * @param string $path   Their path.
	 * @return string[] Paths.
	 */
	private static function find_lost( array $sent, array $stored, string $path = '' ): array {
		$lost = array();
		foreach ( '' === $path ? array_intersect_key( $sent, array_flip( array( 'settings', 'styles' ) ) ) : $sent as $key => $value ) {
			$place = '' === $path ? (string) $key : "$path.$key";
			$kept  = $stored[ $key ] ?? null;
			if ( is_array( $value ) && is_array( $kept ) ) {
				array_push( $lost, ...self::find_lost( $value, $kept, $place ) );
			} elseif ( $value !== $kept && array() !== $value ) {
				$lost[] = $place;
			}
		}

		return $lost;
	}

	/**
	 * The answer to a name without a letter.
	 */
	private static function without_name(): WP_Error {
		return new WP_Error( 'atelier_look_without_name', __( 'Saved styles need a name.', 'atelier' ), array( 'status' => 400 ) );
	}
}
