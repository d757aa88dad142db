<?php
/**
 * The template parts of the site.
 *
 * @package Atelier
 */

namespace Atelier\Patterns;

use Atelier\Posts\Post_Author;
use Atelier\Templates\Listed_Templates;
use Atelier\Templates\Plugin_Name;
use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Stored_Slug;
use Atelier\Writes\Write_Guard;
use WP_Block_Template;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Lists template parts without their content.
 */
final class Part_List {
	public const POST_TYPE = 'wp_template_part';

	/**
	 * Constructor.
	 *
	 * @param Content_Tokens $tokens Computes tokens.
	 */
	public function __construct( private readonly Content_Tokens $tokens ) {}

	/**
	 * Returns the parts of the current theme: its own, and those that people created or changed.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function parts(): array {
		$tokens = array();
		$dates  = array();
		$rights = array();
		$parts  = Listed_Templates::find(
			self::POST_TYPE,
			function ( WP_Post $post ) use ( &$tokens, &$dates, &$rights ): void {
				$tokens[ $post->ID ] = $this->tokens->get_post_token( $post->ID );
				$dates[ $post->ID ]  = $post->post_modified_gmt;
				$rights[ $post->ID ] = self::rights( $post->ID );
			}
		);

		return array_map(
			fn( WP_Block_Template $part ): array => $this->describe( $part, $dates[ (int) $part->wp_id ] ?? null )
				+ self::describe_author( $part )
				+ ( $rights[ (int) $part->wp_id ] ?? self::rights( (int) $part->wp_id ) )
				+ array(
					Write_Guard::TOKEN_FIELD => $tokens[ (int) $part->wp_id ] ?? $this->tokens->get_block_template_token( $part ),
				),
			$parts
		);
	}

	/**
	 * Returns the areas that a part can have, including those of the theme and of plugins.
	 *
	 * @return list<array{name: string, label: string, description: string, icon: string}>
	 */
	public function areas(): array {
		return array_map(
			static fn( array $area ): array => array(
				'name'        => (string) ( $area['area'] ?? '' ),
				'label'       => (string) ( $area['label'] ?? '' ),
				'description' => (string) ( $area['description'] ?? '' ),
				'icon'        => (string) ( $area['icon'] ?? '' ),
			),
			array_values( get_allowed_block_template_part_areas() )
		);
	}

	/**
	 * Describes a part without its content.
	 *
	 * @param WP_Block_Template $part     The part.
	 * @param string|null       $modified When its post was modified; null without one.
	 * @return array<string, mixed>
	 */
	private function describe( WP_Block_Template $part, ?string $modified ): array {
		$theme = 'theme' === $part->origin || $part->has_theme_file ? wp_get_theme( $part->theme )->get( 'Name' ) : '';

		return array(
			'id'           => $part->id,
			'slug'         => $part->slug,
			'title'        => in_array( trim( (string) $part->title ), array( '', $part->slug ), true ) ? Stored_Slug::to_text( $part->slug ) : $part->title,
			'description'  => (string) $part->description,
			'area'         => (string) $part->area,
			'source'       => (string) $part->source,
			'hasThemeFile' => (bool) $part->has_theme_file,
			// Created as a copy of a file.
			'isFromFile'   => in_array( $part->origin, array( 'theme', 'plugin' ), true ),
			'wpId'         => (int) $part->wp_id,
			'theme'        => is_string( $theme ) ? $theme : '',
			'modified'     => $part->wp_id ? mysql_to_rfc3339( $modified ?? (string) get_post_field( 'post_modified_gmt', $part->wp_id ) ) : null,
		);
	}

	/**
	 * Describes the author of a part, by the rules of WordPress's own route: for the copy of a file the theme or the plugin, for a part
	 * without an author the site.
	 *
	 * @param WP_Block_Template $part The part.
	 * @return array{author: int, author_text: string, author_avatar: string, original_source: string}
	 */
	private static function describe_author( WP_Block_Template $part ): array {
		$is_plugins = 'plugin' === $part->origin || 'plugin' === $part->source;
		$is_files   = $is_plugins || 'theme' === $part->source || ( $part->has_theme_file && in_array( (string) $part->origin, array( '', 'theme' ), true ) );
		if ( ! $is_files ) {
			return Post_Author::describe( (int) ( $part->author ?? 0 ) );
		}
		$theme = $is_plugins ? '' : wp_get_theme( $part->theme )->get( 'Name' );
		$name  = $is_plugins ? Plugin_Name::find( $part ) : (string) $theme;

		return array(
			'author'          => 0,
			'author_text'     => '' === $name ? $part->theme : $name,
			'author_avatar'   => '',
			'original_source' => $is_plugins ? 'plugin' : 'theme',
		);
	}

	/**
	 * Returns the rights of the current person on a part (specification 6). Saving a part that is only a file creates a post.
	 *
	 * @param int $id Id of its post; 0 for a file.
	 * @return array{canEdit: bool, canDelete: bool}
	 */
	private static function rights( int $id ): array {
		$type = get_post_type_object( self::POST_TYPE );

		return array(
			'canEdit'   => $type && current_user_can( $type->cap->create_posts ) && ( 0 === $id || current_user_can( 'edit_post', $id ) ),
			'canDelete' => 0 !== $id && current_user_can( 'delete_post', $id ),
		);
	}
}
