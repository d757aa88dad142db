<?php
/**
 * The REST route of templates that people made.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Http\Text_Fields;
use Atelier\Writes\Stored_Slug;
use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Serves `/wp/v2/wp_template`: every version of every template as a post with an id. WordPress's `/wp/v2/templates` serves the
 * active templates.
 */
final class Template_Posts_Controller extends WP_REST_Posts_Controller {
	private const TEXTS = array( 'title', 'content', 'description' );

	/**
	 * Constructor.
	 *
	 * @param Template_Lifecycle $lifecycle Creates versions.
	 */
	public function __construct( private Template_Lifecycle $lifecycle ) {
		parent::__construct( Template_Posts::POST_TYPE );
		$this->rest_base = Template_Posts::POST_TYPE;
	}

	/**
	 * Checks the right to list templates.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return self::check_capability() ?? parent::get_items_permissions_check( $request );
	}

	/**
	 * Checks the right to read one template.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return bool|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return self::check_capability() ?? parent::get_item_permissions_check( $request );
	}

	/**
	 * Creates a template of the current theme. It becomes active at once, unless the request has `activate: false` or `activate_with_content`.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create_item( $request ) {
		$problem = Text_Fields::find_problem( $request, self::TEXTS );
		if ( $problem ) {
			return $problem;
		}
		$title = is_array( $request['title'] ) ? $request['title']['raw'] ?? '' : $request['title'];
		$slug  = (string) ( $request['slug'] ?? '' );
		$slug  = '' === $slug ? sanitize_title( (string) $title, 'wp-custom-template' ) : $slug;
		$problem = self::find_slug_problem( $slug );
		if ( $problem ) {
			return $problem;
		}
		$request['slug'] = $slug;
		$work            = fn() => $this->create_in_theme( $request );
		$is_suggestion   = $request['meta']['is_wp_suggestion'] ?? false;
		$is_version      = $is_suggestion || isset( get_default_block_template_types()[ $slug ] ) || Template_Posts::has_file( $slug, get_stylesheet() );

		// Custom templates are chosen by their slug, so each has its own.
		return $is_version ? $this->create_version( $request, $slug, $work ) : $work();
	}

	/**
	 * Changes a template. A new slug is checked like that of a new template.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_item( $request ) {
		$problem = Text_Fields::find_problem( $request, self::TEXTS );
		if ( $problem ) {
			return $problem;
		}
		$post = get_post( (int) $request['id'] );
		$slug = $request['slug'];
		$knows_file = $request['knows_file'] && $post;
		if ( $knows_file && ! isset( $request['content'] ) ) {
			Template_File_Changes::remember( $post->ID );
			// The template does not change, its date included.
			return $this->get_item( $request );
		}
		if ( null === $slug || ! $post || $slug === $post->post_name ) {
			$response = parent::update_item( $request );
			if ( $knows_file && ! is_wp_error( $response ) ) {
				Template_File_Changes::remember( $post->ID );
			}
			return $response;
		}

		return self::find_slug_problem( (string) $slug ) ?? $this->lifecycle->make_version( (string) $slug, true, fn() => parent::update_item( $request ) );
	}

	/**
	 * Describes a template.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema() {
		$schema   = parent::get_item_schema();
		$contexts = array( 'view', 'edit', 'embed' );

		$schema['properties']['slug']['arg_options'] = array( 'sanitize_callback' => self::read_slug( ... ) );
		$schema['properties']['description']           = array(
			'description' => __( 'What the template is for.', 'atelier' ),
			'type'        => 'string',
			'context'     => $contexts,
		);
		$schema['properties']['theme']                 = array(
			'description' => __( 'Stylesheet of the theme that the template belongs to.', 'atelier' ),
			'type'        => 'string',
			'context'     => $contexts,
			'readonly'    => true,
		);
		$schema['properties']['is_custom']             = array(
			'description' => __( 'Whether posts choose the template, and no hierarchy finds it.', 'atelier' ),
			'type'        => 'boolean',
			'context'     => $contexts,
			'readonly'    => true,
		);
		$schema['properties']['activate']              = array(
			'description' => __( 'Whether a new template is active.', 'atelier' ),
			'type'        => 'boolean',
			'context'     => array(),
		);
		$schema['properties']['activate_with_content'] = array(
			'description' => __( 'Whether a new template becomes active when a content of it is saved first.', 'atelier' ),
			'type'        => 'boolean',
			'context'     => array(),
		);
		$schema['properties']['knows_file']            = array(
			'description' => __( 'Whether the person has seen what the file says that the template hides.', 'atelier' ),
			'type'        => 'boolean',
			'context'     => array(),
		);
		$schema['properties']['meta']                  = $this->meta->get_field_schema();

		return $schema;
	}

	/**
	 * Prepares a template for the response.
	 *
	 * @param WP_Post         $item    The post.
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response
	 */
	public function prepare_item_for_response( $item, $request ) {
		$response = parent::prepare_item_for_response( $item, $request );
		$fields   = $this->get_fields_for_response( $request );
		$data     = $response->get_data();
		$more     = array(
			'description' => static fn() => $item->post_excerpt,
			'theme'       => static fn() => Template_Posts::get_theme( $item->ID ),
			'is_custom'   => static fn() => Template_Posts::is_custom( $item ),
		);
		foreach ( $more as $name => $read ) {
			if ( rest_is_field_included( $name, $fields ) ) {
				$data[ $name ] = $read();
			}
		}
		$response->set_data( $data );

		return $response;
	}

	/**
	 * Prepares a template for the database.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return \stdClass|WP_Error
	 */
	protected function prepare_item_for_database( $request ) {
		$post = parent::prepare_item_for_database( $request );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		if ( isset( $request['description'] ) ) {
			$post->post_excerpt = $request['description'];
		}
		if ( ! isset( $post->ID ) ) {
			$post->post_status = $post->post_status ?? 'publish';
			$post->tax_input   = array( 'wp_theme' => get_stylesheet() );
			// Hooks that run while the post is stored read this meta.
			$post->meta_input = array( 'is_wp_suggestion' => (bool) ( $request['meta']['is_wp_suggestion'] ?? false ) );
		}

		return $post;
	}

	/**
	 * Creates a version of a slug.
	 *
	 * @param WP_REST_Request $request The request.
	 * @param string          $slug    The slug.
	 * @param callable        $work    Creates the post.
	 * @return WP_REST_Response|WP_Error
	 */
	private function create_version( WP_REST_Request $request, string $slug, callable $work ) {
		$awaits_content = (bool) $request['activate_with_content'];
		$response       = $this->lifecycle->make_version( $slug, ! $awaits_content && false !== $request['activate'], $work );
		$post           = is_wp_error( $response ) ? null : get_post( (int) ( $response->get_data()['id'] ?? 0 ) );
		if ( $awaits_content && $post ) {
			$this->lifecycle->await_content( $post );
		}

		return $response;
	}

	/**
	 * Creates the post, and sets its theme: WordPress ignores terms of people who may design but not write posts.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	private function create_in_theme( WP_REST_Request $request ) {
		$response = parent::create_item( $request );
		$id       = is_wp_error( $response ) ? 0 : (int) ( $response->get_data()['id'] ?? 0 );
		if ( $id && '' === Template_Posts::get_theme( $id ) ) {
			wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
			$response->set_data( array( 'theme' => get_stylesheet() ) + $response->get_data() );
		}
		$post = $id ? get_post( $id ) : null;
		if ( $post && $post->post_title === $post->post_name && $this->name_after_what_it_serves( $post ) ) {
			$response->set_data( $this->prepare_item_for_response( get_post( $id ), $request )->get_data() );
		}

		return $response;
	}

	/**
	 * Replaces a title that is only the slug with the title that WordPress derives, for example "Page: About".
	 *
	 * @param WP_Post $post The template.
	 * @return bool Whether the title was replaced.
	 */
	private function name_after_what_it_serves( WP_Post $post ): bool {
		$template = Template_Posts::to_template( $post );
		$title    = $template ? (string) $template->title : '';
		if ( '' === $title || $title === $post->post_name ) {
			return false;
		}
		$changes = array(
			'ID'           => $post->ID,
			'post_title'   => $title,
			'post_excerpt' => '' === $post->post_excerpt ? (string) $template->description : $post->post_excerpt,
		);

		return ! is_wp_error( wp_update_post( wp_slash( $changes ), true ) );
	}

	/**
	 * Returns the slug that WordPress stores for the one of a request; a text that is no slug is returned as it is, so that it is refused.
	 *
	 * @param mixed $value The text; WordPress does not check a value that is null.
	 */
	private static function read_slug( mixed $value ): string {
		$text = is_scalar( $value ) ? (string) $value : '';
		$slug = (string) preg_replace( '/\s+/u', '-', trim( $text ) );

		return Active_Templates::is_slug( $slug ) ? Stored_Slug::to_stored( $slug ) : $text;
	}

	/**
	 * Returns an error for a text that cannot be the slug of a template; null for a slug.
	 *
	 * @param string $slug The text.
	 */
	private static function find_slug_problem( string $slug ): ?WP_Error {
		if ( ! Stored_Slug::fits( $slug ) ) {
			return self::error( 'atelier_long_template_slug', __( 'This slug is too long. WordPress stores 200 bytes: 200 Latin letters, or 33 Cyrillic ones.', 'atelier' ), 400 );
		}

		return Active_Templates::is_slug( $slug ) ? null : self::error( 'atelier_invalid_template_slug', __( 'This cannot be the slug of a template.', 'atelier' ), 400 );
	}

	/**
	 * Returns an error for people without the right, null for the others.
	 */
	private static function check_capability(): ?WP_Error {
		return current_user_can( Active_Templates::CAPABILITY )
			? null
			: self::error( 'rest_cannot_manage_templates', __( 'Sorry, you are not allowed to access the templates on this site.', 'atelier' ), rest_authorization_required_code() );
	}

	/**
	 * Creates an error.
	 *
	 * @param string $code    Its code.
	 * @param string $message Its message.
	 * @param int    $status  HTTP status.
	 */
	private static function error( string $code, string $message, int $status ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => $status ) );
	}
}
