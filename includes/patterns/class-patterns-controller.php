<?php
/**
 * The REST routes of lists of patterns and template parts.
 *
 * @package Atelier
 */

namespace Atelier\Patterns;

use Atelier\Http\Design_Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `GET atelier/v1/patterns`, `GET atelier/v1/patterns/first`, `GET atelier/v1/parts` and `GET atelier/v1/theme-pattern`.
 *
 * WordPress's own routes send every pattern with its content, which a list of thousands does not show.
 */
final class Patterns_Controller extends Design_Controller {
	/** Properties of the whole list and of its first page. */
	private const LIST_PROPERTIES = array(
		'patterns'   => 'array',
		'authors'    => 'array',
		'registered' => 'array',
		'categories' => 'array',
		'can'        => 'object',
	);

	/**
	 * Constructor.
	 *
	 * @param Pattern_List       $patterns   Patterns.
	 * @param Pattern_Categories $categories Categories of patterns.
	 * @param Part_List          $parts      Template parts.
	 */
	public function __construct(
		private Pattern_List $patterns,
		private Pattern_Categories $categories,
		private Part_List $parts
	) {
		parent::__construct();
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$this->add_route( '/patterns', $this->reader( 'get_patterns', 'check_permission' ), array( $this, 'get_patterns_schema' ) );
		$this->add_route( '/patterns/first', $this->reader( 'get_first_patterns', 'check_permission' ), array( $this, 'get_first_patterns_schema' ) );
		$this->add_route( '/parts', $this->reader( 'get_parts', 'check_permission' ), array( $this, 'get_parts_schema' ) );
		$name = array(
			'description' => __( 'Name of a pattern that the theme or a plugin registers.', 'atelier' ),
			'type'        => 'string',
			'required'    => true,
			'minLength'   => 1,
			'maxLength'   => 255,
		);
		$this->add_route( '/theme-pattern', $this->reader( 'get_theme_pattern', 'check_permission', compact( 'name' ) ), array( $this, 'get_theme_pattern_schema' ) );
	}

	/**
	 * Checks that the person may see the design.
	 *
	 * @return true|WP_Error
	 */
	public function check_permission() {
		return self::allow( current_user_can( 'edit_theme_options' ), __( 'Sorry, you are not allowed to see patterns.', 'atelier' ) );
	}

	/**
	 * Lists patterns and their categories.
	 */
	public function get_patterns(): WP_REST_Response {
		$patterns = $this->patterns->user_patterns();

		return new WP_REST_Response(
			array(
				'patterns'   => $patterns,
				'authors'    => Pattern_List::authors( $patterns ),
				'registered' => $this->patterns->theme_patterns(),
				'categories' => $this->categories->all(),
				'can'        => $this->pattern_rights(),
			)
		);
	}

	/**
	 * Lists the patterns of the first page, with all categories and the total.
	 */
	public function get_first_patterns(): WP_REST_Response {
		$page = $this->patterns->first_page();

		return new WP_REST_Response(
			array(
				'authors'    => Pattern_List::authors( $page['patterns'] ),
				'registered' => array(),
				'categories' => $this->categories->all(),
				'can'        => $this->pattern_rights(),
			) + $page
		);
	}

	/**
	 * Lists template parts and their areas.
	 */
	public function get_parts(): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'parts' => $this->parts->parts(),
				'areas' => $this->parts->areas(),
				'can'   => array( 'create' => $this->can_create( Part_List::POST_TYPE ) ),
			)
		);
	}

	/**
	 * Reads a pattern of the theme or of a plugin with its content.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_theme_pattern( WP_REST_Request $request ) {
		$pattern = $this->patterns->theme_pattern( (string) $request['name'] );

		return $pattern
			? new WP_REST_Response( $pattern )
			: new WP_Error( 'rest_pattern_not_found', __( 'This pattern does not exist. Perhaps the theme or plugin that provides it was changed or deactivated.', 'atelier' ), array( 'status' => 404 ) );
	}

	/**
	 * Describes the list of patterns.
	 *
	 * @return array<string, mixed>
	 */
	public function get_patterns_schema(): array {
		return $this->schema(
			'atelier-patterns',
			self::LIST_PROPERTIES
		);
	}

	/**
	 * Describes the first page of patterns.
	 *
	 * @return array<string, mixed>
	 */
	public function get_first_patterns_schema(): array {
		return $this->schema(
			'atelier-first-patterns',
			array(
				...self::LIST_PROPERTIES,
				'total'    => 'integer',
				'modified' => 'string',
			)
		);
	}

	/**
	 * Describes the list of template parts.
	 *
	 * @return array<string, mixed>
	 */
	public function get_parts_schema(): array {
		return $this->schema(
			'atelier-parts',
			array(
				'parts' => 'array',
				'areas' => 'array',
				'can'   => 'object',
			)
		);
	}

	/**
	 * Describes a pattern of the theme.
	 *
	 * @return array<string, mixed>
	 */
	public function get_theme_pattern_schema(): array {
		return $this->schema(
			'atelier-theme-pattern',
			array(
				'name'          => 'string',
				'title'         => 'string',
				'description'   => 'string',
				'keywords'      => 'array',
				'categories'    => 'array',
				'source'        => 'string',
				'viewportWidth' => 'integer',
				'content'       => 'string',
			)
		);
	}

	/**
	 * Returns the person's rights for patterns and their categories.
	 *
	 * @return array<string, bool>
	 */
	private function pattern_rights(): array {
		$taxonomy = get_taxonomy( Pattern_List::TAXONOMY );

		return array(
			'create'           => $this->can_create( Pattern_List::POST_TYPE ),
			'createCategories' => $taxonomy && current_user_can( $taxonomy->cap->edit_terms ),
		);
	}

	/**
	 * Returns whether the person may create posts of a type.
	 *
	 * @param string $name Name of the type.
	 */
	private function can_create( string $name ): bool {
		$type = get_post_type_object( $name );

		return $type && current_user_can( $type->cap->create_posts ) && current_user_can( $type->cap->publish_posts );
	}

	/**
	 * Returns a schema of read-only properties.
	 *
	 * @param string                $title Name of the described object.
	 * @param array<string, string> $types Types by property.
	 * @return array<string, mixed>
	 */
	private function schema( string $title, array $types ): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => $title,
			'type'       => 'object',
			'properties' => array_map(
				static fn( string $type ): array => array(
					'type'     => $type,
					'readonly' => true,
				),
				$types
			),
		);
	}
}
