<?php
/**
 * The REST route of the list of templates.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Posts\Post_Author;
use Atelier\Posts\Post_Batches;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Stored_Slug;
use Atelier\Writes\Write_Guard;
use WP_Block_Template;
use WP_Post;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/templates`: every version of every template without its content, and the record that serves each slug. This single request
 * replaces the three of section 7.2, whose contents would be parsed needlessly.
 */
final class Template_List_Controller extends Template_Reader {
	/**
	 * Constructor.
	 *
	 * @param Active_Templates|null $active The setting; null where the feature is off and WordPress chooses.
	 * @param Content_Tokens        $tokens Computes tokens.
	 */
	public function __construct( private ?Active_Templates $active, private Content_Tokens $tokens ) {
		parent::__construct( 'templates' );
	}

	/**
	 * Lists the templates of the current or previewed theme, and people's templates of other themes.
	 *
	 * @param \WP_REST_Request $request The request.
	 */
	public function get_items( $request ): WP_REST_Response {
		$files    = array();
		$contents = array();
		foreach ( Registered_Templates::all() as $template ) {
			$files[ $template->slug ]    = $this->describe_file( $template );
			$contents[ Stored_Slug::to_stored( $template->slug ) ] = (string) $template->content;
		}
		$ids   = get_posts(
			array(
				'post_type'   => Template_Posts::POST_TYPE,
				'post_status' => array( 'publish', 'future', 'draft', 'pending', 'private' ),
				'numberposts' => -1,
				'fields'      => 'ids',
			)
		);
		$able  = array();
		$posts = Post_Batches::map(
			$ids,
			function ( WP_Post $post ) use ( $contents, &$able ): ?array {
				// A hidden version is listed again when the feature is on.
				if ( ! $this->active && Template_Posts::is_hidden( $post ) ) {
					return null;
				}
				if ( Template_Posts::can_serve( $post, $post->post_name, get_stylesheet() ) ) {
					$able[ $post->ID ] = $post->post_name;
				}
				return $this->describe_post( $post, $contents[ $post->post_name ] ?? null );
			},
			true
		);

		$answer = $this->decide( array_merge( array_values( $files ), array_values( array_filter( $posts ) ) ), $able );

		return new WP_REST_Response( $this->active ? $answer : self::with_ids_of_wordpress( $answer ) );
	}

	/**
	 * Adds the states on the site to templates, and the entries by slug.
	 *
	 * @param array[]            $templates The templates, versions newest first.
	 * @param array<int, string> $able      Slugs of the versions that can serve, by id.
	 * @return array<string, mixed> The response.
	 */
	private function decide( array $templates, array $able ): array {
		$theme   = get_stylesheet();
		$entries = $this->active ? $this->active->get() : Template_Posts::served_by_wordpress( $theme );
		$states  = new Template_States( $templates, $entries, $able, $theme );
		$slugs   = array();
		foreach ( array_unique( array( ...array_column( $templates, 'slug' ), ...array_keys( $entries ) ) ) as $slug ) {
			$entry          = $entries[ Stored_Slug::to_stored( (string) $slug ) ] ?? null;
			$slugs[ $slug ] = array(
				'entry'                  => $entry,
				'served_by'              => $states->served_by( $slug ),
				'has_file'               => $states->has_file( $slug ),
				Write_Guard::TOKEN_FIELD => Active_Templates::get_token( $this->tokens, (string) $slug, $entry ),
			);
		}

		return array(
			'templates' => array_map( static fn( array $template ): array => $template + array( 'state' => $states->get( $template ) ), $templates ),
			'slugs'     => (object) $slugs,
			'theme'     => $theme,
		);
	}

	/**
	 * Replaces ids of posts with WordPress's `theme//slug`: its own routes accept no ids of posts.
	 *
	 * @param array<string, mixed> $answer The response.
	 * @return array<string, mixed>
	 */
	private static function with_ids_of_wordpress( array $answer ): array {
		$ids = array();
		foreach ( $answer['templates'] as &$template ) {
			if ( Template_Posts::POST_TYPE === $template['type'] ) {
				$ids[ $template['id'] ] = $template['theme'] . '//' . $template['slug'];
				$template['id']         = $ids[ $template['id'] ];
				$template['has_update'] = false;
			}
		}
		unset( $template );
		$answer['slugs'] = (object) array_map(
			static fn( array $slug ): array => array(
				'entry'     => null,
				'served_by' => $ids[ $slug['served_by'] ] ?? $slug['served_by'],
			) + $slug,
			(array) $answer['slugs']
		);

		return $answer;
	}

	/**
	 * Describes the list.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema() {
		$text = array( 'type' => 'string' );

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-templates',
			'type'       => 'object',
			'properties' => array(
				'theme'     => $text,
				'slugs'     => array(
					'type'                 => 'object',
					'additionalProperties' => array(
						'type'       => 'object',
						'properties' => array(
							'entry'                  => array(
								'description' => __( 'What the setting says: the id of a version, or false for none; null without an entry.', 'atelier' ),
								'anyOf'       => Active_Templates::entry_schemas(),
							),
							'served_by'              => array(
								'description' => __( 'Id of the template that serves the slug; null where nothing does.', 'atelier' ),
								'type'        => array( 'integer', 'string', 'null' ),
							),
							'has_file'               => array( 'type' => 'boolean' ),
							Write_Guard::TOKEN_FIELD => $text,
						),
					),
				),
				'templates' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'id'              => array( 'type' => array( 'integer', 'string' ) ),
							'type'            => array(
								'type' => 'string',
								'enum' => array( Template_Posts::POST_TYPE, Registered_Templates::POST_TYPE ),
							),
							'slug'            => $text,
							'title'           => $text,
							'description'     => $text,
							'theme'           => $text,
							'status'          => $text,
							'source'          => $text,
							'is_custom'       => array( 'type' => 'boolean' ),
							'author'          => array( 'type' => 'integer' ),
							'author_text'     => $text,
							'author_avatar'   => $text,
							'original_source' => array(
								'type' => 'string',
								'enum' => array( 'theme', 'plugin', 'site', 'user' ),
							),
							'date'            => array( 'type' => array( 'string', 'null' ) ),
							'modified'        => array( 'type' => array( 'string', 'null' ) ),
							'state'           => array(
								'type' => 'string',
								'enum' => array( Template_States::ACTIVE, Template_States::WHEN_USED, Template_States::INACTIVE, Template_States::OTHER_THEME ),
							),
							'has_update'      => array(
								'description' => __( 'Whether the file that the version hides has changed since it was made.', 'atelier' ),
								'type'        => 'boolean',
							),
							'awaits_content'  => array(
								'description' => __( 'Whether the version becomes active when a content of it is saved first.', 'atelier' ),
								'type'        => 'boolean',
							),
						),
					),
				),
			),
		);
	}

	/**
	 * Describes a file of the theme or of a plugin.
	 *
	 * @param WP_Block_Template $template The template.
	 * @return array<string, mixed>
	 */
	private function describe_file( WP_Block_Template $template ): array {
		$theme = wp_get_theme( $template->theme )->get( 'Name' );

		return array(
			'id'              => $template->id,
			'type'            => Registered_Templates::POST_TYPE,
			'slug'            => $template->slug,
			'title'           => $this->plain_text( $template->title ),
			'description'     => $this->plain_text( $template->description ),
			'theme'           => $template->theme,
			'status'          => 'publish',
			'source'          => 'plugin' === $template->source ? 'plugin' : 'theme',
			'is_custom'       => $template->is_custom && ! self::is_in_hierarchy( $template ),
			'author'          => 0,
			'author_text'     => 'plugin' === $template->source ? Plugin_Name::find( $template ) : $this->plain_text( $theme ? $theme : $template->theme ),
			'author_avatar'   => '',
			'original_source' => 'plugin' === $template->source ? 'plugin' : 'theme',
			'date'            => null,
			'modified'        => null,
			'has_update'      => false,
			'awaits_content'  => false,
		);
	}

	/**
	 * Returns whether a hierarchy finds a file, for example as `single-book`. WordPress treats each file with an unknown slug as custom; but
	 * only those are custom that the theme declares so, or that a plugin registers for post types.
	 *
	 * @param WP_Block_Template $template The template.
	 */
	private static function is_in_hierarchy( WP_Block_Template $template ): bool {
		return preg_match( '/^(single|page|attachment|archive|taxonomy|category|tag|author)-./', $template->slug )
			&& empty( $template->post_types )
			&& ! isset( wp_get_theme_data_custom_templates()[ $template->slug ] );
	}

	/**
	 * Describes a template that a person made.
	 *
	 * @param WP_Post     $post The post.
	 * @param string|null $file Content of the file that it hides; null without one.
	 * @return array<string, mixed>|null
	 */
	private function describe_post( WP_Post $post, ?string $file ): ?array {
		$theme = Template_Posts::get_theme( $post->ID );
		if ( '' === $theme ) {
			return null;
		}
		// The text is shown and saved exactly as the person wrote it.
		$title       = html_entity_decode( $post->post_title, ENT_QUOTES );
		$description = html_entity_decode( $post->post_excerpt, ENT_QUOTES );
		if ( '' === $title || $title === $post->post_name ) {
			// WordPress derives titles from slugs such as "page-about".
			$template    = Template_Posts::to_template( $post );
			$title       = $this->plain_text( $template && ! in_array( (string) $template->title, array( '', $post->post_name ), true ) ? (string) $template->title : Stored_Slug::to_text( $post->post_name ) );
			$description = $template ? $this->plain_text( (string) $template->description ) : $description;
		}
		return array(
			'id'              => $post->ID,
			'type'            => Template_Posts::POST_TYPE,
			'slug'            => $post->post_name,
			'title'           => $title,
			'description'     => $description,
			'theme'           => $theme,
			'status'          => $post->post_status,
			'source'          => 'custom',
			'is_custom'       => Template_Posts::is_custom( $post ),
			'date'            => mysql_to_rfc3339( $post->post_date ),
			'modified'        => mysql_to_rfc3339( $post->post_modified ),
			'has_update'      => get_stylesheet() === $theme && Template_File_Changes::has_update( $post, $file ),
			'awaits_content'  => Template_Lifecycle::awaits_content( $post->ID ),
		) + Post_Author::describe( (int) $post->post_author ) + array(
			Write_Guard::TOKEN_FIELD => $this->tokens->get_post_token( $post->ID ),
		);
	}

	/**
	 * Returns a text without markup and entities, because the application shows it as plain text.
	 *
	 * @param string|null $text The text.
	 */
	private function plain_text( ?string $text ): string {
		return html_entity_decode( wp_strip_all_tags( (string) $text ), ENT_QUOTES );
	}
}
